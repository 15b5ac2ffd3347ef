import { createMountFixture, createReleaseFixture } from '@kmx/release-registry/release-fixture.ts';
import type { Mount } from '@kmx/shared-contracts/mount.ts';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { system } from '../../site/system-data.fixture.ts';
import { UpstreamError } from '../backends/calls/upstream-error.ts';
import { createTestShell } from '../request/shell.fixture.ts';
import type { RenderPoolOptions } from '../workers/pool-types.ts';
import { createTestPool, createVersion } from '../workers/render-pool.fixture.ts';
import { watchFailedQueries } from './failed-queries.ts';
import { createSmokeRun } from './run-smoke-pages.ts';

type RunQuery = RenderPoolOptions['runQuery'];
const answer: RunQuery = async () => ({ json: '{"page":{"id":"a1"}}', tags: [] });

interface Trial {
  readonly runQuery?: RunQuery;
  readonly kind?: Mount['kind'];
  readonly source?: string;
  readonly manifest?: Partial<ReleaseManifest>;
  readonly loadSystem?: () => Promise<typeof system>;
  readonly totalMs?: number;
}

/** Renders smoke pages by the path below the locale in real threads. */
async function smoke(paths: readonly string[], trial: Trial = {}) {
  const { runQuery = answer, kind = 'application', source, manifest: changes = {}, totalMs } = trial;
  const failedQueries = watchFailedQueries(runQuery);
  const deadlines = { loadMs: 1_500, renderMs: 1_500, totalMs: 4_000 };
  const { pool } = createTestPool({ runQuery: failedQueries.runQuery, deadlines });
  const smokePages = paths.map((path) => `/en${path}`);
  const mounts = [createMountFixture('/', { kind })];
  const { manifest } = createReleaseFixture('remote-public', '1', { mounts, smokePages, ...changes });
  const versions = { 'remote-public': '1' };
  const set = { buildId: '0123456789abcdef', activatedAt: '', versions };
  await pool.prepare(createVersion('1', source));
  const shell = createTestShell({
    pool,
    loadSystem: trial.loadSystem ?? (() => Promise.resolve(system)),
    findRedirect: () => Promise.resolve(null),
    protections: { ...createTestShell().protections, find: () => Promise.resolve(null) },
  });
  const parts = { ...shell, failedQueries, log: pino({ level: 'silent' }) };
  const run = createSmokeRun(parts, undefined, totalMs);
  const result = await run({ set, manifests: { 'remote-public': manifest }, operations: {} }, ['remote-public']);
  await pool.close();
  const describe = (findings: typeof result.failed) => findings.map(({ page, reason }) => `${page} ${reason}`);
  return { failed: describe(result.failed), unproven: describe(result.unproven) };
}

const fine = { failed: [], unproven: [] };

it('REL-12 a page that renders proves itself, also one that asks a backend', async () => {
  expect(await smoke(['', '/query'])).toEqual(fine);
});

it.each([
  ['/load-throws', 'threw: The answer has no machine'],
  ['/render-throws', 'threw: No such widget'],
  ['/load-never', 'timeout: The page was not ready at its deadline'],
  ['/load-spins', 'loop: No sign of life'],
  ['/load-wrong', 'invalid-result: Page result: status'],
  ['/foreign-query', 'not-granted: '],
  ['/render-script', 'invalid-result: '],
  ['/not-found', 'answers 404'],
])('REL-12 a page that ends as %s does is refused', async (path, reason) => {
  const { failed, unproven } = await smoke([path]);
  expect(failed).toEqual([expect.stringContaining(`/en${path} ${reason}`)]);
  expect(unproven).toEqual([]);
});

const bundle = (load: string, html: string) => `exports.remote = {
  contractVersion: '${createReleaseFixture('remote-public', '1').manifest.contractVersion}',
  load: async () => { ${load} return { status: 200,
    head: { title: '', description: null, robots: null, image: null, structuredData: [] },
    meta: { id: null, type: 'Content', theme: 'Default', breadcrumbs: null, languages: null,
      contentLanguage: 'en', isLanguageFallback: false, isLanguageUnavailable: false },
    part: 'offers', data: null, tags: [], cache: 'public' }; },
  render: async () => ${JSON.stringify(html)},
};`;

it('REL-12 a page without an element of its own, or of a part that the release does not hold, is refused', async () => {
  const parts = { offers: { scripts: [], styles: [] } };
  expect(await smoke([''], { source: bundle('', '<p>Offers</p>'), manifest: { parts } })).toEqual(fine);
  expect((await smoke([''], { source: bundle('', 'Offers'), manifest: { parts } })).failed).toEqual([
    '/en renders no element of its own',
  ]);
  const other = { home: { scripts: [], styles: [] } };
  const { failed } = await smoke([''], { source: bundle('', '<p>Offers</p>'), manifest: { parts: other } });
  expect(failed).toEqual([expect.stringContaining('its part offers')]);
});

it('REL-12 a backend that is down or late is no fault of the remote; a query that it refuses is', async () => {
  const down: RunQuery = () => Promise.reject(new UpstreamError(502, 'content cannot be reached', true));
  expect(await smoke(['/query'], { runQuery: down })).toEqual({
    failed: [],
    unproven: ['/en/query content: content cannot be reached'],
  });
  const refused: RunQuery = () => Promise.reject(new UpstreamError(502, 'content: no field machine', false));
  expect(await smoke(['/query'], { runQuery: refused })).toEqual({
    failed: ['/en/query answers 502'],
    unproven: [],
  });
  const source = bundle("throw Object.assign(new Error('I am unwell'), { status: 503 });", '');
  expect(await smoke([''], { source, runQuery: down })).toMatchObject({ failed: ['/en answers 503'] });
});

it('REL-12 a backend that answers at the second try proves the page', async () => {
  let calls = 0;
  const runQuery: RunQuery = (...call) => {
    calls += 1;
    return calls === 1 ? Promise.reject(new UpstreamError(503, 'content is unavailable', true)) : answer(...call);
  };
  expect(await smoke(['/query'], { runQuery })).toEqual(fine);
  expect(calls).toBe(2);
});

it('REL-12 what editors decide, and what the shell itself could not find out, is left open', async () => {
  const left = await smoke(['/not-found', '/redirect'], { kind: 'site' });
  expect(left).toEqual({
    failed: [],
    unproven: ['/en/not-found answers 404', '/en/redirect redirects to /en/products'],
  });
  const loadSystem = () => Promise.reject(new StatusError(502, 'content cannot be reached'));
  expect(await smoke([''], { loadSystem })).toEqual({ failed: [], unproven: ['/en content cannot be reached'] });
});

it('REL-12 a release without pages on the server is skipped, and said to be', async () => {
  const browserOnly = { container: 'shop', titles: { en: 'Shop' } };
  expect((await smoke([''], { manifest: { browserOnly } })).unproven).toEqual([
    expect.stringContaining('browser-only'),
  ]);
  expect((await smoke([])).unproven).toEqual([expect.stringContaining('declares no smoke page')]);
});

it('REL-12 the time for all smoke pages is bounded', async () => {
  const startedAt = performance.now();
  const { failed, unproven } = await smoke(['/slow', '/a', '/b'], { totalMs: 100 });
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  expect([failed, unproven.length]).toEqual([[], 3]);
  expect(unproven[0]).toContain('the time for smoke pages was over');
});
