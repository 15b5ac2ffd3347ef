import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createRequestLog } from './log-requests.server.ts';
import { createTraceHeaders, noteUnit, readRequestScope } from './request-scope.server.ts';

type Line = Readonly<Record<string, unknown>>;
const closes: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closes.splice(0)) await close();
});

async function startServer({ isDraining = (): boolean => false } = {}) {
  const lines: Line[] = [];
  const observed: number[] = [];
  const mixin = () => ({ ...readRequestScope()?.fields });
  const log = pino(
    { base: null, level: 'debug', mixin },
    { write: (text: string) => void lines.push(JSON.parse(text)) },
  );
  const app = fastify();
  const requestLog = createRequestLog({
    log,
    isDraining,
    hasHijackedAnswers: true,
    observe: (_request, status) => void observed.push(status),
  });
  requestLog.watch(app);
  app.get('/healthz', () => 'ok');
  app.post('/echo/*', async (request) => {
    await wait(1);
    noteUnit('remote-public', '1.4.0');
    log.warn('while it is answered');
    return { headers: createTraceHeaders(), body: request.body };
  });
  app.get('/hijacked', (_request, reply) => {
    reply.hijack();
    reply.raw.end('by itself');
  });
  app.get('/never', (request) => {
    request.raw.socket.destroy();
    return new Promise(() => {});
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  closes.push(() => app.close());
  return { lines, observed, origin };
}

function post(origin: string, path: string, headers: Record<string, string> = {}) {
  const body = JSON.stringify({ text: 'x'.repeat(200_000) });
  return fetch(`${origin}${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

describe('the log of requests', () => {
  it('is one line with method, host, path, status and unit, and all lines of the request carry the same id', async () => {
    const { lines, observed, origin } = await startServer();
    const answer = await post(origin, '/echo/en?mail=anna@kmx.example', { 'x-request-id': 'given-by-caller' });
    expect(answer.headers.get('x-request-id')).toBe('given-by-caller');
    const { headers } = (await answer.json()) as { headers: Record<string, string> };
    expect(headers).toMatchObject({ 'x-request-id': 'given-by-caller' });
    await expect.poll(() => lines).toHaveLength(2);
    const same = { request: 'given-by-caller', method: 'POST', host: new URL(origin).host, path: '/echo/en' };
    expect(lines[0]).toMatchObject({ ...same, msg: 'while it is answered' });
    expect(lines[1]).toMatchObject({ ...same, status: 200, unit: 'remote-public@1.4.0', msg: 'request' });
    expect(headers['traceparent']).toContain(String(lines[1]?.['trace']));
    expect(JSON.stringify(lines)).not.toContain('anna');
    expect(observed).toEqual([200]);
  });

  it('keeps requests that run at the same time apart', async () => {
    const { lines, origin } = await startServer();
    const ids = Array.from({ length: 20 }, (_, number) => `request-${number + 10}`);
    const answers = await Promise.all(ids.map((id) => post(origin, `/echo/${id}`, { 'x-request-id': id })));
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as { headers: Record<string, string> }[];
    expect(bodies.map(({ headers }) => headers['x-request-id'])).toEqual(ids);
    await expect.poll(() => lines).toHaveLength(40);
    for (const { request, path } of lines) expect(path).toBe(`/echo/${String(request)}`);
  });

  it('has a line for responses of a proxy and for a visitor who has left, and none for probes', async () => {
    const { lines, observed, origin } = await startServer();
    expect((await fetch(`${origin}/hijacked`)).headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
    await expect(fetch(`${origin}/never`)).rejects.toThrow();
    await fetch(`${origin}/healthz`);
    await expect.poll(() => observed).toHaveLength(3);
    const shown = lines.filter(({ level }) => level !== 20);
    expect(shown).toMatchObject([
      { path: '/hijacked', status: 200 },
      { path: '/never', aborted: true },
    ]);
  });

  it('says that the connection ends while the process drains, also where the answer is sent past the server', async () => {
    const { origin } = await startServer({ isDraining: () => true });
    for (const path of ['/healthz', '/hijacked', '/nowhere']) {
      expect((await fetch(`${origin}${path}`)).headers.get('connection'), path).toBe('close');
    }
  });
});
