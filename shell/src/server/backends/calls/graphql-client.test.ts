import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';
import {
  createGraphqlClient,
  cutVariables,
  type GraphqlClientOptions,
  type GraphqlLogEntry,
} from './graphql-client.ts';
import { createRequestLimiter } from './request-limiter.ts';
import { NotSentError, UpstreamError } from './upstream-error.ts';

interface Reply {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A real HTTP server that gives the replies in turn, the last one again and again. */
async function setUp(replies: readonly (Reply | RequestListener)[], options: Partial<GraphqlClientOptions> = {}) {
  const received: { headers: IncomingHttpHeaders; method: string | undefined }[] = [];
  const server = createServer((request, response) => {
    const reply = replies[Math.min(received.length, replies.length - 1)] ?? {};
    received.push({ headers: request.headers, method: request.method });
    if (typeof reply === 'function') return reply(request, response);
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? { data: { ok: true } }));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const entries: GraphqlLogEntry[] = [];
  const client = createGraphqlClient({
    name: 'content',
    url: `http://127.0.0.1:${port}/graphql`,
    token: 'secret',
    timeoutMs: 10_000,
    log: (entry) => entries.push(entry),
    ...options,
  });
  return { client, received, entries };
}

const query = 'query Test($id: ID) { ok(id: $id) }';

describe('GraphQL client', () => {
  it('SRV-056 says that a backend is not at its address where other services answer, and to visitors 502', async () => {
    const headers = { 'content-type': 'text/plain', 'kmx-absent-service': 'content' };
    const { client, entries } = await setUp([{ status: 501, body: 'This process has no content.', headers }]);
    const failure = await client.execute(query, {}).catch((error: unknown) => error);
    expect(failure).toMatchObject({ status: 502, isOutage: true });
    expect(entries[0]?.error).toMatch(
      /^content is not at http:\/\/127\.0\.0\.1:\d+, where other services are: correct/,
    );
  });

  it('SRV-040 posts the query with token and locale headers', async () => {
    const { client, received } = await setUp([{}]);
    expect(await client.execute(query, {}, { 'gcms-locales': 'ja, en' })).toMatchObject({ ok: true });
    expect(received[0]).toMatchObject({
      method: 'POST',
      headers: { authorization: 'Bearer secret', 'gcms-locales': 'ja, en' },
    });
  });

  it('SRV-040 never shares an answer between equal queries of different locales', async () => {
    const echo: RequestListener = (request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      setTimeout(() => response.end(JSON.stringify({ data: { locale: request.headers['gcms-locales'] } })), 20);
    };
    const { client } = await setUp([echo]);
    const ask = (locales: string) => client.execute(query, {}, { 'gcms-locales': locales });
    expect(await Promise.all([ask('de, en'), ask('ja, en')])).toEqual([{ locale: 'de, en' }, { locale: 'ja, en' }]);
  });

  it('SRV-055, SRV-056 rejects with the first server error message, also when there are data and with status 400', async () => {
    const body = { errors: [{ message: 'Field "x" is unknown' }, { message: 'second' }], data: null };
    for (const reply of [{ body }, { status: 400, body }, { body: { ...body, data: { ok: true } } }]) {
      const { client } = await setUp([reply]);
      await expect(client.execute(query, {})).rejects.toMatchObject({
        status: 502,
        message: 'content: Field "x" is unknown',
      });
    }
  });

  it('SRV-055, SRV-056 rejects with the status code where there is no message', async () => {
    for (const [status, seen] of [
      [401, 502],
      [503, 503],
      [504, 504],
    ] as const) {
      const headers = { 'content-type': 'text/html' };
      const { client } = await setUp([{ status, headers, body: '<h1>proxy</h1>' }]);
      await expect(client.execute(query, {})).rejects.toMatchObject({ status: seen, message: `content: ${status}` });
    }
  });

  it('SRV-055 treats missing data as failure and accepts errors only under policy all or ignore', async () => {
    const { client } = await setUp([{ body: { data: null } }]);
    await expect(client.execute(query, {})).rejects.toMatchObject({ status: 502 });
    const body = { errors: [{ message: 'partial' }], data: { ok: true } };
    const tolerant = await setUp([{ body }], { errorPolicy: 'all' });
    expect(await tolerant.client.execute(query, {})).toMatchObject({ ok: true });
  });

  it('SRV-059 CON-022 D-55 tries a query once more after each of the eight statuses, and no other', async () => {
    for (const status of [408, 409, 425, 429, 500, 502, 503, 504]) {
      const { client, received } = await setUp([{ status, body: {} }, {}]);
      expect(await client.execute(query, {})).toMatchObject({ ok: true });
      expect(received).toHaveLength(2);
    }
    const { client, received } = await setUp([{ status: 404, body: {} }, {}]);
    await expect(client.execute(query, {})).rejects.toThrow();
    expect(received).toHaveLength(1);
  });

  it('SRV-059, D-55 never repeats a mutation', async () => {
    const { client, received } = await setUp([{ status: 503, body: {} }, {}]);
    await expect(client.execute('mutation { publish }', {})).rejects.toMatchObject({ status: 503 });
    expect(received).toHaveLength(1);
  });

  it('D-55 honours Retry-After and does not wait beyond the deadline', async () => {
    const startedAt = performance.now();
    const patient = await setUp([{ status: 429, body: {}, headers: { 'retry-after': '1' } }, {}]);
    await patient.client.execute(query, {});
    expect(performance.now() - startedAt).toBeGreaterThan(1000);
    const { client, received } = await setUp([{ status: 429, body: {}, headers: { 'retry-after': '60' } }, {}]);
    await expect(client.execute(query, {})).rejects.toMatchObject({ status: 503 });
    expect(received).toHaveLength(1);
  });

  it('gives up at the deadline with 504, and immediately when the caller aborts', async () => {
    const hang: RequestListener = () => {};
    const { client } = await setUp([hang], { timeoutMs: 100 });
    await expect(client.execute(query, {})).rejects.toMatchObject({ status: 504 });
    const { client: patient } = await setUp([hang]);
    const controller = new AbortController();
    const pending = patient.execute(query, {}, {}, controller.signal);
    setTimeout(() => controller.abort(new Error('visitor left')), 20);
    await expect(pending).rejects.toThrow('visitor left');
  });

  it('HY-83 sends a query again for as long as it is refused, and refusals do not open the circuit', async () => {
    const limiter = createRequestLimiter({ name: 'content', requestsPerSecond: 500, concurrentRequests: 5 });
    const refusal = { status: 429, body: { errors: [{ message: 'too many requests' }], data: null } };
    const { client, received } = await setUp([refusal, refusal, {}], { limiter, breaker: { failures: 1 } });
    expect(await client.execute(query, {})).toMatchObject({ ok: true });
    expect(received).toHaveLength(3);
    const refusing = await setUp([refusal, {}], { limiter, breaker: { failures: 1 } });
    await expect(refusing.client.execute('mutation { publish }', {})).rejects.toMatchObject({ status: 503 });
    expect(await refusing.client.execute(query, {})).toMatchObject({ ok: true });
  });

  it('sends a write again when a process that is still loading got it, whenever that may be ready', async () => {
    const loading = { status: 503, body: { ready: false }, headers: { 'retry-after': '5', 'kmx-not-begun': '1' } };
    const { client, received } = await setUp([loading, loading, {}], { timeoutMs: 2_000 });
    expect(await client.execute('mutation { publish }', {})).toMatchObject({ ok: true });
    expect(received).toHaveLength(3);
    const alone = await setUp([loading], { timeoutMs: 2_000 });
    await expect(alone.client.execute('mutation { publish }', {})).rejects.toMatchObject({ status: 503 });
    expect(alone.received).toHaveLength(4);
  });

  it('HY-83 answers 503 when there is no turn in time, which says nothing of the backend', async () => {
    // The next turn comes after a hundred seconds, however long the first answer takes.
    const limiter = createRequestLimiter({ name: 'content', requestsPerSecond: 0.01, concurrentRequests: 5 });
    const { client, received } = await setUp([{ status: 404 }], { limiter, breaker: { failures: 2 } });
    for (const message of ['content: 404', 'content is asked for more than it allows']) {
      await expect(client.execute(query, {})).rejects.toMatchObject({ message });
    }
    expect(received).toHaveLength(1);
  });

  it('refuses an answer that is too large', async () => {
    const { client, received } = await setUp([{ body: { data: 'x'.repeat(5000) } }], { maxBytes: 1000 });
    await expect(client.execute(query, {})).rejects.toMatchObject({ status: 502 });
    expect(received).toHaveLength(1);
  });

  it('answers 502 for a broken JSON body and for a refused connection', async () => {
    const { client } = await setUp([{ body: '{"data":' }]);
    await expect(client.execute(query, {})).rejects.toMatchObject({ status: 502 });
    const nobody = await setUp([{}], { url: 'http://127.0.0.1:1/graphql' });
    await expect(nobody.client.execute(query, {})).rejects.toMatchObject({
      status: 502,
      message: 'content cannot be reached',
    });
  });

  it('SRV-060 CON-015 logs operation and status with variables cut to 50 characters', async () => {
    const { client, entries } = await setUp([{}]);
    await client.execute(query, { id: 'x'.repeat(80) });
    expect(entries).toMatchObject([{ service: 'content', operation: 'Test', status: 200, error: null }]);
    expect(entries[0]?.variables).toHaveLength(50);
    expect(cutVariables({ id: 1 })).toBe('{"id":1}');
  });

  it('answers 503 without a request while the circuit is open', async () => {
    const { client, received } = await setUp([{ status: 500, body: {} }], { breaker: { failures: 2 } });
    for (let call = 0; call < 2; call += 1) await client.execute(query, {}).catch(() => {});
    await expect(client.execute(query, {})).rejects.toMatchObject({ status: 503, message: 'content is unavailable' });
    expect(received).toHaveLength(4);
  });
});

describe('circuit breaker', () => {
  const outage = () => Promise.reject(new UpstreamError(502, 'down', true));

  it('opens after 5 outages in a row, lets one request try after 5 s and closes on success', async () => {
    const clock = { now: 0 };
    const breaker = createCircuitBreaker({ name: 'content', now: () => clock.now });
    for (let call = 0; call < 4; call += 1) await breaker.run(outage).catch(() => {});
    expect(breaker.readState()).toBe('closed');
    await breaker.run(outage).catch(() => {});
    expect(breaker.readState()).toBe('open');
    clock.now = 5000;
    const gate = Promise.withResolvers<string>();
    const probe = breaker.run(() => gate.promise);
    expect(breaker.readState()).toBe('open');
    gate.resolve('back');
    expect(await probe).toBe('back');
    expect(breaker.readState()).toBe('closed');
  });

  it('lets what a page asks for at the same time wait for the request that finds the backend back', async () => {
    const clock = { now: 0 };
    const breaker = createCircuitBreaker({ name: 'content', failures: 1, now: () => clock.now });
    const outage = () => Promise.reject(new UpstreamError(502, 'content cannot be reached', true));
    await expect(breaker.run(outage)).rejects.toThrow('cannot be reached');
    clock.now = 5000;
    const first = Promise.withResolvers<string>();
    const others = vi.fn(() => Promise.resolve('others'));
    const page = Promise.all([breaker.run(() => first.promise), breaker.run(others), breaker.run(others)]);
    await Promise.resolve();
    expect([others.mock.calls.length, breaker.readState()]).toEqual([0, 'open']);
    first.resolve('first');
    expect(await page).toEqual(['first', 'others', 'others']);
    expect(breaker.readState()).toBe('closed');

    await expect(breaker.run(outage)).rejects.toThrow('cannot be reached');
    clock.now = 10_000;
    const refused = vi.fn(() => Promise.resolve('never'));
    const answers = await Promise.allSettled([breaker.run(outage), breaker.run(refused)]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(refused).not.toHaveBeenCalled();
  });

  it('HY-83 a request that never went out neither opens the circuit nor closes it', async () => {
    const breaker = createCircuitBreaker({ name: 'content', failures: 2 });
    for (const error of [new UpstreamError(502, 'down', true), new NotSentError('full'), new NotSentError('full')]) {
      await expect(breaker.run(() => Promise.reject(error))).rejects.toBe(error);
    }
    expect(breaker.readState()).toBe('closed');
    await breaker.run(outage).catch(() => {});
    expect(breaker.readState()).toBe('open');
  });

  it('opens again immediately when the trial fails, and ignores refusals and aborted calls', async () => {
    const clock = { now: 0 };
    const breaker = createCircuitBreaker({ name: 'content', failures: 1, now: () => clock.now });
    await breaker.run(outage).catch(() => {});
    clock.now = 5000;
    await breaker.run(outage).catch(() => {});
    clock.now = 9999;
    expect(breaker.readState()).toBe('open');
    const calm = createCircuitBreaker({ name: 'content', failures: 1 });
    const refused = vi.fn(() => Promise.reject(new UpstreamError(502, 'bad query', false)));
    await calm.run(refused).catch(() => {});
    await calm.run(() => Promise.reject(new Error('visitor left'))).catch(() => {});
    expect(calm.readState()).toBe('closed');
  });
});
