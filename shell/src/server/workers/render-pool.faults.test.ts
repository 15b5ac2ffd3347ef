import { requirePage } from '@kmx/shared-contracts/page-redirect.ts';
import { contractVersion } from '@kmx/shared-contracts/units.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageRules } from './breaker.ts';
import type { RemoteKey, RenderPool } from './pool-types.ts';
import { RemoteError } from './remote-error.ts';
import {
  createRequest,
  createTestPool,
  createVersion,
  testDeadlines,
  testHeartbeatMs,
  writeLeavingWorker,
} from './render-pool.fixture.ts';

const { pool, entries } = createTestPool();
const innocent = createVersion('innocent');
// Promise 1 allows 100 ms; the rest is the noise of a busy machine.
const graceMs = 2_000;

beforeAll(() => pool.prepare(innocent));
afterAll(() => pool.close());

async function requestFault(from: RenderPool, key: RemoteKey, path: string) {
  const startedAt = performance.now();
  const answer = await from.renderPage(key, createRequest(path)).then(
    (page) => ({ fault: page.renderFault, status: requirePage(page.result).status, hasHtml: page.html !== null }),
    (error: unknown) => ({ fault: error, status: null, hasHtml: false }),
  );
  return { ...answer, tookMs: performance.now() - startedAt };
}

interface FaultCase {
  readonly path: string;
  readonly kinds: readonly string[];
  readonly status: number;
  readonly withinMs: number;
  /** Whether the page keeps the status and data that `load` found. */
  readonly keepsResult: boolean;
}

const quick = 0;
const loop = testHeartbeatMs;
const faults: readonly FaultCase[] = [
  { path: '/load-throws', kinds: ['threw'], status: 500, withinMs: quick, keepsResult: false },
  { path: '/load-wrong', kinds: ['invalid-result'], status: 500, withinMs: quick, keepsResult: false },
  { path: '/load-cycle', kinds: ['invalid-result'], status: 500, withinMs: quick, keepsResult: false },
  { path: '/odd-redirect', kinds: ['invalid-result'], status: 500, withinMs: quick, keepsResult: false },
  { path: '/wrong-query', kinds: ['threw'], status: 500, withinMs: quick, keepsResult: false },
  { path: '/load-never', kinds: ['timeout'], status: 504, withinMs: testDeadlines.loadMs, keepsResult: false },
  { path: '/load-spins', kinds: ['loop'], status: 500, withinMs: loop, keepsResult: false },
  { path: '/load-spins-later', kinds: ['loop'], status: 500, withinMs: loop, keepsResult: false },
  // Whichever notices first: V8's limit, or the heartbeat while it collects garbage.
  { path: '/load-exhausts', kinds: ['memory', 'loop'], status: 500, withinMs: 900, keepsResult: false },
  { path: '/load-buffers', kinds: ['memory', 'loop'], status: 500, withinMs: 900, keepsResult: false },
  { path: '/exit', kinds: ['threw'], status: 500, withinMs: quick, keepsResult: false },
  { path: '/kill', kinds: ['threw'], status: 500, withinMs: quick, keepsResult: false },
  { path: '/patch', kinds: ['threw'], status: 500, withinMs: quick, keepsResult: false },
  { path: '/render-throws', kinds: ['threw'], status: 500, withinMs: quick, keepsResult: true },
  { path: '/render-never', kinds: ['timeout'], status: 504, withinMs: testDeadlines.renderMs, keepsResult: true },
  { path: '/render-spins', kinds: ['loop'], status: 500, withinMs: loop, keepsResult: true },
  { path: '/render-huge', kinds: ['too-large'], status: 500, withinMs: 100, keepsResult: true },
  { path: '/render-script', kinds: ['invalid-result'], status: 500, withinMs: quick, keepsResult: true },
  { path: '/render-style', kinds: ['invalid-result'], status: 500, withinMs: quick, keepsResult: true },
];

it.each(faults)(
  'promise 1 answers $path in time, spares other versions and recovers without a restart',
  async (fault) => {
    const key = createVersion(`faulty${fault.path.replaceAll('/', '-')}`);
    await pool.prepare(key);
    const [answer, other] = await Promise.all([
      requestFault(pool, key, fault.path),
      pool.renderPage(innocent, createRequest('/products')),
    ]);
    expect(other.html).not.toBeNull();
    expect(answer.fault).toBeInstanceOf(RemoteError);
    if (!(answer.fault instanceof RemoteError)) return;
    expect(fault.kinds).toContain(answer.fault.kind);
    expect(answer.fault.status).toBe(fault.status);
    expect(answer.status).toBe(fault.keepsResult ? 200 : null);
    expect(answer.hasHtml).toBe(false);
    expect(answer.tookMs).toBeLessThan(fault.withinMs + graceMs);

    const next = await pool.renderPage(key, createRequest('/products'));
    expect(new TextDecoder().decode(next.html ?? undefined)).toBe('<h1>Page /products</h1>');
    await pool.retire(key);
  },
);

it.each(['/timer-throws', '/rejection'])('promise 1 answers %s and only logs the stray error', async (path) => {
  entries.length = 0;
  const page = await pool.renderPage(innocent, createRequest(path));
  expect(page.html).not.toBeNull();
  const countStrayErrors = () => entries.filter(({ event }) => event === 'remote-stray-error').length;
  await expect.poll(countStrayErrors, { timeout: 10_000 }).toBeGreaterThan(0);
  expect(entries.filter(({ event }) => event === 'worker-ended')).toEqual([]);
});

it('promise 1 answers a page whose thread exits and replaces the thread', async () => {
  const { pool: leaving } = createTestPool({ workerFile: writeLeavingWorker() });
  const key = createVersion('leaving');
  await leaving.prepare(key);
  expect((await requestFault(leaving, key, '/leave')).fault).toMatchObject({ kind: 'exit', status: 500 });
  expect((await leaving.renderPage(key, createRequest('/products'))).html).not.toBeNull();
  await leaving.close();
});

it('DES-03 leaves a thread alone that is silent and uses no processor, as one does that gets none', async () => {
  const key = createVersion('sleeping');
  await pool.prepare(key);
  const page = await pool.renderPage(key, createRequest('/load-sleeps'));
  expect(page.result).toMatchObject({ status: 200 });
  await pool.retire(key);
});

it('DES-03 retries the jobs that shared a thread with a loop and blames the loop alone', async () => {
  const key = createVersion('shared-thread');
  await pool.prepare(key);
  const answers = await Promise.all(
    ['/slow', '/slow', '/load-spins-later'].map((path) => requestFault(pool, key, path)),
  );
  expect(answers.map(({ hasHtml }) => hasHtml)).toEqual([true, true, false]);
  expect(answers[2]?.fault).toMatchObject({ kind: 'loop' });
  await pool.retire(key);
});

it('promise 1 answers a page that keeps looping immediately with its error, while all other pages continue', async () => {
  const key = createVersion('fenced');
  await pool.prepare(key);
  for (let count = 0; count < 2; count += 1) await requestFault(pool, key, '/load-spins');
  entries.length = 0;
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => [
      (await requestFault(pool, key, '/load-spins')).fault,
      (await pool.renderPage(key, createRequest('/products'))).renderFault,
    ]),
  );
  for (const [looping, other] of answers) {
    expect(looping).toMatchObject({ kind: 'fenced', status: 503 });
    expect(other).toBeNull();
  }
  // No thread was given up for it.
  expect(entries.filter(({ event }) => event === 'worker-ended')).toEqual([]);
  await pool.retire(key);
});

it('promise 1 many requests for a page that never ends leave room for all other pages of its version', async () => {
  const key = createVersion('never-ending');
  await pool.prepare(key);
  const never = Array.from({ length: 12 }, () => requestFault(pool, key, '/load-never'));
  const startedAt = performance.now();
  const page = await pool.renderPage(key, createRequest('/products'));
  expect(page.html).not.toBeNull();
  expect(performance.now() - startedAt).toBeLessThan(testDeadlines.loadMs);
  await Promise.all(never);
  await pool.retire(key);
});

it.each([
  ['/load-spins', null],
  ['/render-spins', 200],
])('promise 1 requests that wait for %s when it is fenced cost no thread', async (path, status) => {
  const key = createVersion(`waiting${path.replaceAll('/', '-')}`);
  await pool.prepare(key);
  entries.length = 0;
  const answers = await Promise.all(Array.from({ length: 12 }, () => requestFault(pool, key, path)));
  expect(answers.map(({ hasHtml }) => hasHtml)).not.toContain(true);
  expect(new Set(answers.slice(2).map((answer) => answer.status))).toEqual(new Set([status]));
  expect(entries.filter(({ event }) => event === 'worker-ended')).toHaveLength(2);
  expect((await pool.renderPage(key, createRequest('/products'))).html).not.toBeNull();
  await pool.retire(key);
});

it('promise 1 the trial of a fenced page has a thread of its own: it delays no other page of its version', async () => {
  const key = createVersion('trial');
  await pool.prepare(key);
  for (let count = 0; count < 2; count += 1) await requestFault(pool, key, '/load-spins');
  await pool.renderPage(key, createRequest('/products'));
  await new Promise((resolve) => setTimeout(resolve, pageRules.fencedMs));
  entries.length = 0;
  const answers = await Promise.all(['/slow', '/load-spins', '/slow'].map((path) => requestFault(pool, key, path)));
  expect(answers.map(({ hasHtml }) => hasHtml)).toEqual([true, false, true]);
  expect(answers[1]?.fault).toMatchObject({ kind: 'loop' });
  const ended = entries.filter(({ event }) => event === 'worker-ended');
  expect(ended.map(({ details }) => details)).toMatchObject([{ kind: 'loop', jobs: 1, retried: 0 }]);
  expect(pool.stats().versions.find(({ version }) => version === key.version)).toMatchObject({ workers: 1 });
  await pool.retire(key);
});

it('promise 1 a page that loops while it is rendered keeps its data, and is rendered again once it can be', async () => {
  const key = createVersion('fenced-rendering');
  await pool.prepare(key);
  for (let count = 0; count < 2; count += 1) await requestFault(pool, key, '/render-spins');
  const page = await pool.renderPage(key, createRequest('/render-spins'));
  expect(page).toMatchObject({ html: null, result: { status: 200 }, renderFault: { kind: 'fenced' } });
  expect(requirePage(await pool.loadPage(key, createRequest('/render-spins'))).status).toBe(200);
  await pool.retire(key);
});

it('REL-06 names the line of the remote that threw, while it loads data, while it renders and in a timer', async () => {
  const sources = ['src/pages/quality.load.ts', '../shared-contracts/src/page.ts'];
  // Line 2 of the bundle is line 11 of the first source, line 3 line 21 of the second.
  const sourceMap = JSON.stringify({ version: 3, sources, names: [], mappings: ';AAUA;ACUA' });
  const source = [
    'const later = () => { setTimeout(timer, 1); return new Promise((done) => setTimeout(done, 10)); };',
    'function load() { throw new Error("The answer has no machine"); }',
    'function timer() { throw new Error("late"); }',
    `exports.remote = { contractVersion: '${contractVersion}', render: async () => '',`,
    '  load: async (request) => (request.path === "/timer" ? later() : load()) };',
  ].join('\n');
  const version = createVersion('mapped', source);
  const key = { ...version, sourceMaps: new Map([[version.entry, sourceMap]]) };
  await pool.prepare(key);
  const { fault } = await requestFault(pool, key, '/products');
  expect(fault).toMatchObject({
    stack: expect.stringMatching(
      /^RemoteError: The answer has no machine\n {4}at load \(remote-public\/src\/pages\/quality\.load\.ts:11\)/,
    ),
  });
  entries.length = 0;
  await requestFault(pool, key, '/timer');
  const findStray = () => entries.find(({ event }) => event === 'remote-stray-error')?.details?.['stack'];
  await expect.poll(findStray, { timeout: 10_000 }).toContain('at timer (shared-contracts/src/page.ts:');
  await pool.retire(key);
});

it('REL-06 counts a fault once, by its kind', async () => {
  const faults: string[] = [];
  const { pool: counting } = createTestPool({ onFault: ({ version }, { kind }) => faults.push(`${version} ${kind}`) });
  const key = createVersion('counted');
  await counting.prepare(key);
  for (const path of ['/load-throws', '/render-throws', '/products']) await requestFault(counting, key, path);
  expect(faults).toEqual(['counted threw', 'counted threw']);
  // One page at its deadline, and one that takes a thread down with another page in it.
  await requestFault(counting, key, '/load-never');
  await Promise.all(['/load-spins', '/products'].map((path) => requestFault(counting, key, path)));
  expect(faults.slice(2)).toEqual(['counted timeout', 'counted loop']);
  await counting.close();
});

it('DES-03 does not fence a version for pages that merely throw', async () => {
  for (const path of ['/load-throws', '/load-throws', '/render-throws', '/render-throws']) {
    await requestFault(pool, innocent, path);
  }
  expect((await pool.renderPage(innocent, createRequest('/products'))).html).not.toBeNull();
});
