import { otherContracts } from '@kmx/release-registry/other-contracts.fixture.ts';
import { readRequestScope, runInRequest } from '@kmx/server-kit/operations/request-scope.server.ts';
import { readRequestTrace } from '@kmx/server-kit/operations/request-trace.server.ts';
import { requirePage } from '@kmx/shared-contracts/page-redirect.ts';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import { contractVersion } from '@kmx/shared-contracts/units.ts';
import { afterAll, expect, it } from 'vitest';
import { readUrgency, runInBackground } from '../cache/urgency.ts';
import { createRequest, createTestPool, createVersion, testDeadlines } from './render-pool.fixture.ts';

const asked: { readonly isBackground: boolean; readonly remainingMs: number }[] = [];
const { pool } = createTestPool({
  runQuery: async (request, _query, _signal, endsAt) => {
    asked.push({ ...readUrgency(), remainingMs: endsAt - performance.now() });
    if (request.slug === 'query') return { json: JSON.stringify({ page: { id: 'a1' } }), tags: ['content:a1'] };
    throw new StatusError(503, 'The content service is down');
  },
});
const version = createVersion('1.0.0');

afterAll(() => pool.close());

it('DES-02 renders the complete HTML of a page together with its result', async () => {
  await pool.prepare(version);
  const page = await pool.renderPage(version, createRequest('/not-found'));
  expect(requirePage(page.result).status).toBe(404);
  expect(new TextDecoder().decode(page.html ?? undefined)).toBe('<h1>Page /not-found</h1>');
  expect(page.renderFault).toBeNull();
});

it('DES-02 gives a remote its data through the shell, and a redirect no HTML', async () => {
  await pool.prepare(version);
  const { dataJson, queryTags } = requirePage(await pool.loadPage(version, createRequest('/query')));
  expect([dataJson, queryTags]).toEqual(['{"page":{"id":"a1"}}', ['content:a1']]);
  const page = await pool.renderPage(version, createRequest('/redirect'));
  expect(page).toMatchObject({ html: null, renderFault: null, result: { redirect: { location: '/en/products' } } });
});

it('REL-07 a query without its capability fails the page as a fault of the remote, whatever it makes of the refusal', async () => {
  const faults: string[] = [];
  const { pool: other } = createTestPool({
    runQuery: () => Promise.reject(new Error('nobody asks')),
    onFault: ({ name, version: number }, { kind, message }) =>
      void faults.push(`${name}@${number} ${kind}: ${message}`),
  });
  await other.prepare(version);
  await expect(other.renderPage(version, createRequest('/foreign-query'))).rejects.toMatchObject({
    ...{ name: 'RemoteError', kind: 'not-granted', status: 500 },
    message: expect.stringContaining('the capability "search"'),
  });
  expect(faults).toEqual([
    'remote-public@1.0.0 not-granted: The page queries "search", and its release does not declare the capability "search"',
  ]);
  // The thread goes on with other pages.
  expect(requirePage((await other.renderPage(version, createRequest('/not-found'))).result).status).toBe(404);
  await other.close();
});

it('HY-83 queries in the name of the request for the page, and passes on when the answer would be too late', async () => {
  await pool.prepare(version);
  asked.length = 0;
  // A thread would use the answer again that an earlier page has got.
  const request = { ...createRequest('/query'), isPastCaches: true };
  await runInBackground(() => pool.loadPage(version, request));
  await pool.loadPage(version, request);
  expect(asked.map(({ isBackground }) => isBackground)).toEqual([true, false]);
  for (const { remainingMs } of asked) expect(remainingMs).toBeLessThanOrEqual(testDeadlines.loadMs);
  for (const { remainingMs } of asked) expect(remainingMs).toBeGreaterThan(testDeadlines.loadMs / 2);
});

it('SRV-067 says how long a page waited, loaded, queried and rendered, each step for counting once', async () => {
  const steps: string[] = [];
  const { pool: counting } = createTestPool({
    onStep: (key, step, ms) => void (ms > 0 && steps.push(`${key.version} ${step}`)),
    runQuery: async () => {
      await new Promise((done) => setTimeout(done, 60));
      return { json: '{"page":null}', tags: [] };
    },
  });
  await counting.prepare(version);
  const { timings } = await counting.renderPage(version, createRequest('/query'));
  expect(timings.queryMs).toBeGreaterThanOrEqual(55);
  expect(timings.loadMs).toBeGreaterThanOrEqual(timings.queryMs - 5);
  expect(timings.renderMs).toBeGreaterThan(0);
  expect(timings.waitMs).toBeLessThan(timings.loadMs);
  await counting.loadPage(version, createRequest('/slow'));
  await expect(counting.loadPage(version, createRequest('/load-throws'))).rejects.toThrow();
  expect(steps).toEqual(['1.0.0 load', '1.0.0 render', '1.0.0 load']);
  await counting.close();
});

it('SRV-055 answers with the status of a backend that fails while a page loads', async () => {
  const key = createVersion('backend-down');
  const source = `exports.remote = { contractVersion: '${contractVersion}', render: async () => '',
    load: (request, { query }) => query({ service: 'content', query: '{ page { id } }', variables: {} }) };`;
  await pool.prepare(createVersion('backend-down', source));
  await expect(pool.renderPage(key, createRequest('/'))).rejects.toMatchObject({ name: 'StatusError', status: 503 });
  await pool.retire(key);
});

it.each([
  ['throws', `throw new Error('Broken build');`, 'Broken build'],
  ['does not parse', 'exports.remote = {', 'Unexpected'],
  ['exports nothing', 'exports.other = 1;', 'does not export'],
  [
    'has a newer contract',
    `exports.remote = { contractVersion: '${otherContracts.nextMajor}', load() {}, render() {} };`,
    `Contract ${otherContracts.nextMajor}`,
  ],
  [
    'has another contract than its manifest says',
    `exports.remote = { contractVersion: '${otherContracts.otherPatch}', load() {}, render() {} };`,
    'its manifest says',
  ],
  [
    'fills the memory with buffers',
    'const kept = []; for (;;) kept.push(new Uint8Array(64e6).fill(1));',
    'MB while it',
  ],
  ['fills its heap', 'const kept = []; for (;;) kept.push(new Array(1e4).fill(kept.length));', 'memory'],
  ['requires a Node module', `require('node:fs');`, 'may not require node:fs'],
  ['requires a file outside its folder', `require('../1.0.0/server.cjs');`, 'its own release'],
])('DES-02 refuses to prepare a bundle that %s', async (name, source, reason) => {
  const key = createVersion(`refused-${name.replaceAll(' ', '-')}`, source);
  await expect(pool.prepare(key)).rejects.toMatchObject({
    kind: 'load-failed',
    message: expect.stringContaining(reason),
  });
  await expect(pool.renderPage(key, createRequest('/'))).rejects.toMatchObject({ kind: 'load-failed' });
});

it('DES-02 ends the thread of a bundle that never finishes loading', async () => {
  const { pool: impatient } = createTestPool({ prepareMs: 1_500 });
  await expect(impatient.prepare(createVersion('endless', 'for (;;);'))).rejects.toMatchObject({ kind: 'load-failed' });
  await impatient.close();
});

it('DES-02 keeps a remote in its own realm', async () => {
  await pool.prepare(version);
  const { dataJson } = requirePage(await pool.loadPage(version, createRequest('/reach')));
  expect(JSON.parse(dataJson)).toEqual({ process: 'undefined', fetch: 'undefined', require: 'undefined' });
  const other = createVersion('polluted');
  await pool.prepare(other);
  await pool.loadPage(other, createRequest('/pollute'));
  expect(requirePage(await pool.loadPage(version, createRequest('/polluted'))).dataJson).toBe('{"polluted":false}');
  await pool.retire(other);
});

it('HY-83 pages that wait for a slow content system take no place from others in a worker', async () => {
  const gate = Promise.withResolvers<void>();
  const { pool: patient } = createTestPool({
    runQuery: async () => {
      await gate.promise;
      return { json: '{"page":null}', tags: [] };
    },
  });
  await patient.prepare(version);
  const waiting = Array.from({ length: 8 }, () => patient.loadPage(version, createRequest('/query')));
  const other = await patient.loadPage(version, createRequest('/not-found'));
  expect([requirePage(other).status, patient.stats().versions[0]?.activeJobs]).toEqual([404, 8]);
  gate.resolve();
  expect(await Promise.all(waiting)).toHaveLength(8);
  await patient.close();
});

it('DES-03 keeps waiting pages on the main thread, four at a time in a worker', async () => {
  await pool.prepare(version);
  const pages = Array.from({ length: 8 }, () => pool.renderPage(version, createRequest('/slow')));
  await Promise.resolve();
  expect(pool.stats().versions[0]).toMatchObject({ activeJobs: 4, queuedJobs: 4 });
  expect((await Promise.all(pages)).every(({ html }) => html !== null)).toBe(true);
});

it('promise 1 answers 503 when no worker is free in time', async () => {
  const { pool: small } = createTestPool({ deadlines: { loadMs: 900, renderMs: 300, totalMs: 1_000 } });
  const source = `exports.remote = { contractVersion: '${contractVersion}', render: async () => '', load: () => new Promise(() => {}) };`;
  const key = createVersion('busy', source);
  await small.prepare(key);
  const busy = Array.from({ length: 8 }, (_, index) => small.loadPage(key, createRequest(`/never-${index}`)));
  const late = small.loadPage(key, createRequest('/products'));
  await expect(late).rejects.toMatchObject({ kind: 'overloaded', status: 503 });
  await Promise.allSettled(busy);
  await small.close();
});

it('promise 2 lets pages in flight finish before a retired version ends', async () => {
  const key = createVersion('retiring');
  await pool.prepare(key);
  const page = pool.renderPage(key, createRequest('/slow'));
  await pool.retire(key);
  expect((await page).html).not.toBeNull();
  await expect(pool.renderPage(key, createRequest('/'))).rejects.toMatchObject({ kind: 'load-failed' });
});

it('promise 2 leaves after twenty activations the threads of the live version and one spare', async () => {
  const { pool: busy } = createTestPool();
  let live = createVersion('activation-0');
  await busy.prepare(live);
  for (let count = 1; count <= 20; count += 1) {
    const next = createVersion(`activation-${count}`);
    await busy.prepare(next);
    await busy.retire(live);
    live = next;
    expect((await busy.renderPage(live, createRequest('/'))).html).not.toBeNull();
  }
  await expect.poll(() => busy.stats().threads, { timeout: 10_000 }).toBe(2);
  await busy.close();
  expect(busy.stats().threads).toBe(0);
}, 90_000);

it('SRV-060 logs what a remote and React say while a page is made on behalf of its request', async () => {
  const said: { readonly message: string; readonly request: string | undefined }[] = [];
  const { pool: talking } = createTestPool({
    log: ({ event, message }) => {
      if (event !== 'worker-started') said.push({ message, request: readRequestScope()?.trace.requestId });
    },
  });
  await talking.prepare(version);
  const trace = readRequestTrace({ 'x-request-id': 'page-request-1' });
  const fields = { request: trace.requestId, trace: trace.traceId, method: 'GET', host: 'www.kmx.test', path: '/en' };
  const scope = { trace, fields, area: 'public' };
  await runInRequest(scope, () => talking.renderPage(version, createRequest('/speaks')));
  const request = 'page-request-1';
  for (const message of ['printed 1', 'told', 'late']) expect(said).toContainEqual({ message, request });
  expect(said.find(({ message }) => message.includes('key'))).toMatchObject({ request });
  await talking.close();
});

it('ERR-006 a page that is no success says under which id its request is logged, any other says nothing of it', async () => {
  const { pool: own } = createTestPool();
  await own.prepare(version);
  const trace = readRequestTrace({ 'x-request-id': 'page-request-2' });
  const fields = { request: trace.requestId, trace: trace.traceId, method: 'GET', host: 'www.kmx.test', path: '/en' };
  const scope = { trace, fields, area: 'public' };
  const ids = await runInRequest(scope, () =>
    Promise.all(['/not-found', '/', '/redirect'].map((path) => own.loadPage(version, createRequest(path)))),
  );
  expect(ids).toMatchObject([{ requestId: 'page-request-2' }, {}, {}]);
  for (const answer of ids.slice(1)) expect(answer).not.toHaveProperty('requestId');
  expect(requirePage(await own.loadPage(version, createRequest('/not-found'))).requestId).toBeUndefined();
  await own.close();
});
