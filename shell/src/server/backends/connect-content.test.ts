import { createContractRequest } from '@kmx/remote-kit/contract-tests/remote-fixtures.ts';
import { runInRequest } from '@kmx/server-kit/operations/request-scope.server.ts';
import { readRequestTrace } from '@kmx/server-kit/operations/request-trace.server.ts';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { createDataCache } from '../cache/data-cache.ts';
import { createTestConfiguration } from '../configuration.fixture.ts';
import { logFailure } from '../pages/log-failure.ts';
import { RemoteError } from '../workers/remote-error.ts';
import { connectContent } from './connect-content.ts';

const configuration = createTestConfiguration();

afterEach(() => vi.unstubAllGlobals());

it('SRV-007 SRV-008 CON-023 queries of a visitor of the next release have answers of their own', async () => {
  const keys: string[] = [];
  const cache = createDataCache({ onEvent: (_event, key) => keys.push(key) });
  const answer = () => Promise.resolve(Response.json({ data: { pages: [] } }));
  vi.stubGlobal('fetch', vi.fn(answer));
  const { runQuery } = connectContent(configuration, cache, pino({ level: 'silent' }));
  const query = { service: 'content', query: '{ pages { id } }', variables: {} } as const;
  for (const hasNextRelease of [false, true, true]) {
    const request = { ...createContractRequest('/company', 'en'), hasNextRelease };
    await runQuery(request, query, AbortSignal.timeout(1000));
  }
  expect(new Set(keys.map((key) => key.startsWith('nextRelease_')))).toEqual(new Set([false, true]));
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('HY-83 equal questions past the cache share one request, others and later ones have their own', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json({ data: { fileDownload: null } }))),
  );
  const { queryContentNow } = connectContent(configuration, createDataCache(), pino({ level: 'silent' }));
  const query = 'query File($slug: String!) { fileDownload(where: { slug: $slug }) { slug } }';
  await Promise.all(['a', 'a', 'a', 'b'].map((slug) => queryContentNow(query, { slug })));
  expect(fetch).toHaveBeenCalledTimes(2);
  await queryContentNow(query, { slug: 'a' });
  expect(fetch).toHaveBeenCalledTimes(3);
});

function inRequest<Value>(id: string, action: () => Value): Value {
  const trace = readRequestTrace({ 'x-request-id': id });
  const fields = { request: id, trace: trace.traceId, method: 'GET', host: 'www.kmx.test', path: '/en' };
  return runInRequest({ trace, fields, area: 'public' }, action);
}

it('SRV-060 a failing backend is reported once for each request, at its call, with the operation', async () => {
  const lines: object[] = [];
  const log = pino({ level: 'warn', base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nothing listens there')));
  const { runQuery } = connectContent(configuration, createDataCache(), log);
  const request = createContractRequest('/company', 'en');
  const ask = (operation: string) =>
    runQuery(
      request,
      { service: 'catalogue', query: `query ${operation} { pages { id } }`, variables: {} },
      AbortSignal.timeout(2000),
    );
  const makePage = async () => {
    const failures = await Promise.allSettled([ask('First'), ask('Second')]);
    for (const failure of failures) {
      if (failure.status === 'fulfilled') continue;
      const { status, message } = failure.reason as StatusError;
      // As it returns from the thread of a remote: only its message is left.
      logFailure(log, new StatusError(status, message), 'the page could not be made');
    }
  };
  await inRequest('request-1', makePage);
  // Both are queried at the same time; the first failure is reported.
  const operation = expect.stringMatching(/^(?:First|Second)$/);
  expect(lines).toMatchObject([{ level: 40, service: 'catalogue', operation, msg: 'backend call' }]);
  await inRequest('request-2', makePage);
  expect(lines).toHaveLength(2);
});

it('SRV-060 an unreported failure is reported once, however it is wrapped', () => {
  const lines: string[] = [];
  const log = pino(
    { level: 'warn' },
    { write: (line: string) => void lines.push((JSON.parse(line) as { msg: string }).msg) },
  );
  inRequest('request-1', () => {
    const cause = new StatusError(502, 'search cannot be reached');
    logFailure(log, cause, 'first');
    logFailure(log, new Error('The page failed', { cause }), 'the same again');
    logFailure(log, new TypeError('no such field'), 'another one');
    for (const _attempt of [1, 2]) logFailure(log, new RemoteError('threw', 'no such field'), 'a fault of a remote');
  });
  for (const _attempt of [1, 2]) logFailure(log, new Error('outside'), 'outside of requests');
  expect(lines).toEqual([
    ...['first', 'another one', 'a fault of a remote', 'a fault of a remote'],
    ...['outside of requests', 'outside of requests'],
  ]);
});
