import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import type { RunningProcess } from '@kmx/tools/product-runner/node-process.ts';
import { requestPage } from '@kmx/tools/product-runner/request-page.ts';
import { startServices } from '@kmx/tools/product-runner/start-services.ts';
import { startShell } from '@kmx/tools/product-runner/start-shell.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readSitemaps, requestUrl } from '../support/read-sitemaps.ts';
import { runLimited } from '../support/run-limited.ts';

const product = inject('product');
const coldPages = 200;
const visitorsAtOnce = 4;
/** The limits of a small plan of a hosted content system. */
const requestsPerSecond = 20;

const folder = mkdtempSync(path.join(tmpdir(), 'kmx-limits-'));
let servicesOrigin = '';
let services: RunningProcess;
let addresses: readonly string[] = [];

beforeAll(async () => {
  const servicesPort = await findFreePort();
  servicesOrigin = `http://127.0.0.1:${servicesPort}`;
  services = await startServices({
    port: servicesPort,
    dataDirectory: folder,
    environment: { PUBLIC_ORIGIN: product.origin, CMS_REQUESTS_PER_SECOND: String(requestsPerSecond) },
  });
  addresses = await chooseAddresses();
}, 90_000);
afterAll(async () => {
  await services?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Addresses spread over the sitemaps: hardly any two share site, language and kind. Requested through a separate shell
 * on these services, because journeys of editors publish pages on the others.
 */
async function chooseAddresses(): Promise<readonly string[]> {
  const port = await findFreePort();
  const { releasesDirectory } = product;
  const shell = await startShell({
    name: 'shell of sitemaps',
    port,
    dataDirectory: folder,
    releasesDirectory,
    servicesOrigin,
  });
  const all = await readSitemaps(`http://localhost:${port}`, `localhost:${port}`);
  await shell.stop();
  const step = all.length / coldPages;
  return Array.from({ length: coldPages }, (_, place) => all[Math.floor(place * step)]?.url ?? '');
}

async function readEvents(origin: string): Promise<Readonly<Record<string, number>>> {
  const { body } = await requestPage(origin, '/metrics');
  const lines = body.matchAll(/^content_requests_total\{event="([\w-]+)"\} (\d+)$/gm);
  return Object.fromEntries([...lines].map(([, event = '', count = '']) => [event, Number(count)]));
}

describe(`a content system that allows ${requestsPerSecond} requests a second`, () => {
  it.for([
    ['that knows the limit', { CMS_MAX_REQUESTS_PER_SECOND: String(requestsPerSecond * 0.9) }],
    ['that discovers the limit', {}],
  ] as const)(
    `HY-83 ${coldPages} cold pages of all sites and languages, by a shell %s: all answer 200`,
    { timeout: 150_000 },
    async ([name, environment]) => {
      expect(new Set(addresses.map((url) => new URL(url).pathname.split('/')[1])).size).toBeGreaterThan(20);
      const port = await findFreePort();
      const { releasesDirectory } = product;
      const shell = await startShell({
        name: `shell ${name}`,
        port,
        dataDirectory: folder,
        releasesDirectory,
        servicesOrigin,
        environment,
      });
      const origin = `http://localhost:${port}`;
      try {
        const failures: string[] = [];
        await runLimited(addresses, visitorsAtOnce, async (url) => {
          const { status } = await requestUrl(origin, new URL(new URL(url).pathname, origin).href);
          if (status !== 200) failures.push(`${status} ${url}`);
        });
        expect(failures).toEqual([]);
        const { waited = 0, refused = 0, sent = 0 } = await readEvents(origin);
        // That the limit was felt at all; how often depends on how busy the machine is.
        expect(waited).toBeGreaterThan(coldPages / 20);
        // Who knows the limit hardly runs into it; who does not learns from few refusals.
        expect(refused).toBeLessThanOrEqual('CMS_MAX_REQUESTS_PER_SECOND' in environment ? sent / 50 : sent / 4);
      } finally {
        await shell.stop();
      }
    },
  );
});
