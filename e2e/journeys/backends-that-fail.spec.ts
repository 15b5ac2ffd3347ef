import { readFileSync } from 'node:fs';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import { type PageAnswer, requestPage, waitForStatus } from '@kmx/tools/product-runner/request-page.ts';
import { startShell } from '@kmx/tools/product-runner/start-shell.ts';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { type FaultMode, type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';

const { servicesOrigin, dataDirectory, releasesDirectory } = inject('product');
/** The promise of the specification: whatever fails, a page answers within this time. */
const pageMs = 3_100;
/** A circuit stays open for 5 s; then the next visitor reaches the backend again. */
const recoveryMs = 9_000;
const modes: readonly FaultMode[] = ['down', 'slow', 'garbage'];
const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

interface ColdShell {
  readonly origin: string;
  readonly proxy: FaultProxy;
  /** Its log lines at level warn or error for a finished request. */
  readonly readComplaints: (request: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
}

async function startColdShell(name: string): Promise<ColdShell> {
  const proxy = await startFaultProxy(servicesOrigin);
  stops.push(() => proxy.close());
  const port = await findFreePort();
  const shell = await startShell({ name, port, dataDirectory, releasesDirectory, servicesOrigin: proxy.origin });
  stops.push(() => shell.stop());
  const readLines = (request: string) =>
    readFileSync(shell.logFile, 'utf8')
      .split('\n')
      .filter((line) => line.includes(`"${request}"`))
      .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  const readComplaints = async (request: string) => {
    await expect.poll(() => readLines(request).map(({ msg }) => msg)).toContain('request');
    return readLines(request).filter(({ level }) => level === 'warn' || level === 'error');
  };
  return { origin: `http://localhost:${port}`, proxy, readComplaints };
}

function expectDesignedError({ status, headers, body, durationMs }: PageAnswer): void {
  expect(durationMs).toBeLessThan(pageMs);
  expect([500, 502, 503, 504]).toContain(status);
  expect(headers['content-type']).toContain('text/html');
  expect(headers['cache-control']).toContain('no-store');
  expect(body).toContain('<header');
  expect(body).toContain('<h1');
  expect(body).not.toMatch(/\bat \S+ \(|node_modules|\.mjs:\d|ECONN|UpstreamError/);
}

describe('a backend that fails', () => {
  it.each(modes)(
    'content %s from the start: the page answers in time with chrome and the right status, and recovers without a restart',
    async (mode) => {
      const { origin, proxy, readComplaints } = await startColdShell(`cold-content-${mode}`);
      proxy.set('content', mode);
      expectDesignedError(await requestPage(origin, '/en', { headers: { 'x-request-id': 'journey-content' } }));
      expect(await readComplaints('journey-content'), 'said once').toHaveLength(1);
      expect((await requestPage(origin, '/healthz')).status).toBe(200);
      proxy.set('content', 'pass');
      const { body } = await waitForStatus(origin, '/en', 200, recoveryMs);
      expect(body).toMatch(/<title>[^<]+ \| KMX/);
    },
  );

  it.each(modes)(
    'catalogue %s: catalogue pages answer in time, other pages are not affected, and it recovers without a restart',
    async (mode) => {
      const { origin, proxy, readComplaints } = await startColdShell(`cold-catalogue-${mode}`);
      await requestPage(origin, '/en/company');
      proxy.set('catalogue', mode);
      const headers = { 'x-request-id': 'journey-catalogue' };
      expectDesignedError(await requestPage(origin, '/en/products/crimping', { headers }));
      expect(await readComplaints('journey-catalogue'), 'said once').toMatchObject([
        { service: 'catalogue', error: expect.any(String) },
      ]);
      const content = await requestPage(origin, '/de/company');
      expect([content.status, content.durationMs < pageMs]).toEqual([200, true]);
      proxy.set('catalogue', 'pass');
      await waitForStatus(origin, '/en/products/crimping', 200, recoveryMs);
    },
  );

  it.each(modes)('pages that were shown before stay whole while content and catalogue are %s', async (mode) => {
    const { origin, proxy } = await startColdShell(`warm-${mode}`);
    for (const path of ['/en', '/en/products/crimping']) expect((await requestPage(origin, path)).status).toBe(200);
    proxy.set('content', mode);
    proxy.set('catalogue', mode);
    for (const path of ['/en', '/en/products/crimping']) {
      const { status, durationMs } = await requestPage(origin, path);
      expect([path, status, durationMs < 1_000]).toEqual([path, 200, true]);
    }
    const unknown = await requestPage(origin, '/en/contact');
    expect(unknown.durationMs).toBeLessThan(pageMs);
    expect(unknown.body).toContain('<header');
  });

  it('identity that is down, slow or garbage touches no page of the site', async () => {
    const { origin, proxy, readComplaints } = await startColdShell('identity');
    for (const mode of modes) {
      proxy.set('am', mode);
      for (const path of ['/en', '/en/mykomax', '/en/callback?code=1&state=2']) {
        const { status, durationMs, body } = await requestPage(origin, path);
        expect([mode, path, status, durationMs < pageMs]).toEqual([mode, path, 200, true]);
        expect(body).toContain('<header');
      }
    }
    proxy.set('am', 'down');
    const configuration = await requestPage(
      origin,
      '/am/oauth2/realms/root/realms/alpha/.well-known/openid-configuration',
      { headers: { 'x-request-id': 'journey-identity' } },
    );
    expect(await readComplaints('journey-identity'), 'said once').toHaveLength(1);
    expect([502, 503, 504, 500]).toContain(configuration.status);
    expect(configuration.body).not.toMatch(/ECONN|UND_ERR|\bat \S+ \(/);
    proxy.set('am', 'pass');
    await waitForStatus(origin, '/am/oauth2/realms/root/realms/alpha/.well-known/openid-configuration', 200, 2_000);
  });
});

describe('a shell that has to say whether it is ready', () => {
  const readReadiness = async (origin: string) => {
    const { status, body } = await requestPage(origin, '/readyz');
    return { status, ...(JSON.parse(body) as Readonly<Record<string, unknown>>) };
  };
  const patience = { timeout: 30_000 };

  it('is not before content, catalogue and identity have answered once; later it stays ready and names them, at its private port alone', async () => {
    const proxy = await startFaultProxy(servicesOrigin);
    stops.push(() => proxy.close());
    for (const backend of ['content', 'catalogue', 'am'] as const) proxy.set(backend, 'down');
    const [port, metricsPort] = [await findFreePort(), await findFreePort()];
    const environment = { METRICS_PORT: String(metricsPort) };
    const place = { name: 'readiness', port, dataDirectory, releasesDirectory, servicesOrigin: proxy.origin };
    const shell = await startShell({ ...place, readyPath: '/healthz', environment });
    stops.push(() => shell.stop());
    const [origin, operations] = [`http://localhost:${port}`, `http://127.0.0.1:${metricsPort}`];

    const waiting = ['content', 'catalogue', 'identity'];
    expect(await readReadiness(operations)).toMatchObject({ status: 503, ready: false, waitingFor: waiting });
    expect(await readReadiness(origin)).toEqual({ status: 503, ready: false });
    proxy.set('content', 'garbage');
    proxy.set('catalogue', 'pass');
    await expect
      .poll(() => readReadiness(operations), patience)
      .toMatchObject({ status: 503, waitingFor: ['content', 'identity'] });
    for (const backend of ['content', 'am'] as const) proxy.set(backend, 'pass');
    await expect.poll(() => readReadiness(origin), patience).toEqual({ status: 200, ready: true });

    for (const backend of ['content', 'am'] as const) proxy.set(backend, 'down');
    await expect
      .poll(() => readReadiness(operations), patience)
      .toMatchObject({ status: 200, waitingFor: [], degraded: ['content', 'identity'] });
    expect(await readReadiness(origin)).toEqual({ status: 200, ready: true });
    const { body: metrics } = await requestPage(operations, '/metrics');
    expect(metrics).toContain('backend_available{backend="content"} 0');
    expect(metrics).toContain('backend_available{backend="catalogue"} 1');
    expect(metrics).toMatch(/release_served\{unit="remote-public",version="[\w.+-]+"\} 1/);
    const composition = JSON.parse((await requestPage(operations, '/_composition')).body);
    expect(composition).toMatchObject({ registryProblems: [] });
    for (const { served, pointed, problems } of composition.units) expect([served, problems]).toEqual([pointed, []]);
    for (const path of ['/metrics', '/_composition'])
      expect((await requestPage(origin, path)).status, `${path} at the port of the site`).toBe(404);
  });
});
