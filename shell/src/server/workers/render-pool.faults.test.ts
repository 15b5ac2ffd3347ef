import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RemoteKey, RenderPool } from './pool-types.ts';
import { RemoteFault } from './remote-fault.ts';
import {
  createRequest,
  createTestPool,
  testDeadlines,
  testHeartbeatMs,
  writeLeavingWorker,
  writeVersion,
} from './render-pool.fixture.ts';

const { pool, entries } = createTestPool();
const innocent = writeVersion('innocent');
// Promise 1 allows 100 ms; the rest is the noise of a busy machine.
const graceMs = 2_000;

beforeAll(() => pool.prepare(innocent));
afterAll(() => pool.close());

async function askForFault(from: RenderPool, key: RemoteKey, path: string) {
  const startedAt = performance.now();
  const answer = await from.renderPage(key, createRequest(path)).then(
    (page) => ({ fault: page.renderFault, status: page.result.status, hasHtml: page.html !== null }),
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

it.each(faults)('promise 1 answers $path in time, spares other versions and recovers by itself', async (fault) => {
  const key = writeVersion(`faulty${fault.path.replaceAll('/', '-')}`);
  await pool.prepare(key);
  const [answer, other] = await Promise.all([
    askForFault(pool, key, fault.path),
    pool.renderPage(innocent, createRequest('/products')),
  ]);
  expect(other.html).not.toBeNull();
  expect(answer.fault).toBeInstanceOf(RemoteFault);
  if (!(answer.fault instanceof RemoteFault)) return;
  expect(fault.kinds).toContain(answer.fault.kind);
  expect(answer.fault.status).toBe(fault.status);
  expect(answer.status).toBe(fault.keepsResult ? 200 : null);
  expect(answer.hasHtml).toBe(false);
  expect(answer.tookMs).toBeLessThan(fault.withinMs + graceMs);

  const next = await pool.renderPage(key, createRequest('/products'));
  expect(new TextDecoder().decode(next.html ?? undefined)).toBe('<h1>Page /products</h1>');
  await pool.retire(key);
});

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
  const key = writeVersion('leaving');
  await leaving.prepare(key);
  expect((await askForFault(leaving, key, '/leave')).fault).toMatchObject({ kind: 'exit', status: 500 });
  expect((await leaving.renderPage(key, createRequest('/products'))).html).not.toBeNull();
  await leaving.close();
});

it('design 2.3 retries the jobs that shared a thread with a loop and blames the loop alone', async () => {
  const key = writeVersion('shared-thread');
  await pool.prepare(key);
  const answers = await Promise.all(
    ['/slow', '/slow', '/load-spins-later'].map((path) => askForFault(pool, key, path)),
  );
  expect(answers.map(({ hasHtml }) => hasHtml)).toEqual([true, true, false]);
  expect(answers[2]?.fault).toMatchObject({ kind: 'loop' });
  await pool.retire(key);
});

it('design 2.3 fences a version after three costly faults and serves it again two seconds later', async () => {
  const key = writeVersion('fenced');
  await pool.prepare(key);
  await Promise.all(['/load-never', '/load-never', '/load-never'].map((path) => askForFault(pool, key, path)));
  expect((await askForFault(pool, key, '/products')).fault).toMatchObject({ kind: 'fenced', status: 503 });
  expect((await pool.renderPage(innocent, createRequest('/products'))).html).not.toBeNull();
  await expect
    .poll(() => pool.renderPage(key, createRequest('/products')), { timeout: 10_000 })
    .toMatchObject({
      renderFault: null,
    });
  await pool.retire(key);
}, 40_000);

it('design 2.3 does not fence a version for pages that merely throw', async () => {
  for (const path of ['/load-throws', '/load-throws', '/render-throws', '/render-throws']) {
    await askForFault(pool, innocent, path);
  }
  expect((await pool.renderPage(innocent, createRequest('/products'))).html).not.toBeNull();
});
