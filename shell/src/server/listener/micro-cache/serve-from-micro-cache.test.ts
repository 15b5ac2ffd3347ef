import { createServer } from 'node:http';
import { createRequestLog } from '@kmx/server-kit/operations/log-requests.server.ts';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterEach, expect, it } from 'vitest';
import { createTestConfiguration } from '../../configuration.fixture.ts';
import { createMetrics } from '../../health/metrics.ts';
import { createUnitMeasures } from '../../measures/unit-measures.ts';
import { createTestAddress, createTestContext } from '../../request/request-context.fixture.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { createTestShell } from '../../request/shell.fixture.ts';
import { keepAnswer } from './keep-answer.ts';
import { createMicroCache } from './micro-cache.ts';
import { serveFromMicroCache } from './serve-from-micro-cache.ts';

const closes: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closes.splice(0)) await close();
});

const versions = { 'remote-public': '1.4.0' };
const browser = { 'user-agent': 'Mozilla/5.0 Firefox/150.0' };

/** A server whose whole way answers every address with one document, and counts how often it is taken. */
async function startServer(change: Partial<RequestContext> = {}, { status = 200 } = {}) {
  const { composition } = createTestContext();
  const served = { ...composition, set: { ...composition.set, versions } };
  const metrics = createMetrics();
  const measures = createUnitMeasures(new Registry());
  measures.follow([served]);
  const base = createTestShell();
  const shell = { ...base, metrics, measures, configuration: createTestConfiguration() };
  const releases = { ...base.releases, current: () => served };
  const microCache = createMicroCache({ ...base, releases });
  const lines: Readonly<Record<string, unknown>>[] = [];
  const log = pino({ base: null }, { write: (text: string) => void lines.push(JSON.parse(text)) });
  const server = { handled: 0, isDraining: false };
  const isDraining = () => server.isDraining;
  const observed: (readonly [number, string | null])[] = [];
  const observe = (_request: unknown, code: number, _seconds: number, area: string | null) =>
    void observed.push([code, area]);
  const requestLog = createRequestLog({ log, isDraining, observe });
  const app = fastify({
    serverFactory: (handle) => createServer(serveFromMicroCache(handle, shell, { microCache, requestLog, isDraining })),
  });
  requestLog.watch(app);
  app.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    server.handled += 1;
    const answers = microCache.readCurrent();
    const body = Buffer.from(`document of ${request.host}`);
    const address = createTestAddress();
    const context = createTestContext({ isRepeatable: true, composition: served, address, ...change });
    reply.code(status).headers({ 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding' }).send(body);
    keepAnswer(answers, { request, reply }, context, { status, headers: {}, body });
    return reply;
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  closes.push(() => app.close());
  const ask = async (headers: Readonly<Record<string, string>> = browser) => {
    const answer = await fetch(`${origin}/en`, { headers });
    return { headers: Object.fromEntries(answer.headers), text: await answer.text() };
  };
  return { ask, server, lines, observed, metrics, measures };
}

it('the second request gets the same bytes and headers without the whole way, under an id of its own', async () => {
  const { ask, server } = await startServer();
  const [first, second] = [await ask(), await ask({ ...browser, 'x-request-id': 'given-by-caller' })];
  expect(server.handled).toBe(1);
  expect(second.text).toBe(first.text);
  const { 'x-request-id': firstId, date: _first, ...firstHeaders } = first.headers;
  const { 'x-request-id': secondId, date: _second, ...secondHeaders } = second.headers;
  expect(secondHeaders).toEqual(firstHeaders);
  expect(secondHeaders['content-length']).toBe(String(first.text.length));
  expect(firstId).toMatch(/^[0-9a-f]{32}$/);
  expect(secondId).toBe('given-by-caller');
});

it('it is logged and counted like every other answer', async () => {
  const { ask, lines, observed, metrics, measures } = await startServer();
  await ask();
  await ask();
  await expect.poll(() => lines).toHaveLength(2);
  const line = { method: 'GET', path: '/en', status: 200, unit: 'remote-public@1.4.0', msg: 'request' };
  expect(lines[1]).toMatchObject(line);
  expect(observed[1]).toEqual([200, 'remote-public']);
  expect(await metrics.registry.metrics()).toMatch(/cache="html",event="fresh"\} 1/);
  const { visitors, pages } = measures.read('remote-public', '1.4.0', 60_000);
  expect([visitors, pages]).toEqual([1, 1]);
});

it('a crawler gets it and is no visitor', async () => {
  const { ask, server, measures } = await startServer();
  await ask();
  await ask({ 'user-agent': 'Googlebot/2.1' });
  expect(server.handled).toBe(1);
  expect(measures.read('remote-public', '1.4.0', 60_000).visitors).toBe(0);
});

it.each([
  ['which is not from the cache', { isRepeatable: false }, 200],
  ['which sets a cookie', { setCookies: ['uapp_locale=de'] }, 200],
  ['which depends on the cohort', { isCohortDependent: true }, 200],
  ['which no remote has rendered', { address: null }, 200],
  ['which is a failure', {}, 404],
])('REL-11 an answer %s is for nobody else', async (_what, change, status) => {
  const { ask, server } = await startServer(change, { status });
  await ask();
  await ask();
  expect(server.handled).toBe(2);
});

it('while the server drains, every request takes the whole way, which ends its connection', async () => {
  const { ask, server } = await startServer();
  await ask();
  server.isDraining = true;
  const { headers } = await ask();
  expect([server.handled, headers['connection']]).toEqual([2, 'close']);
});
