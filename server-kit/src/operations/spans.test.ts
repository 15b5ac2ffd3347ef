import { channel } from 'node:diagnostics_channel';
import fastify from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRequestLog } from './log-requests.server.ts';
import { createTraceHeaders } from './request-scope.server.ts';
import { type EndedSpan, isTraced, runInSpan, type Span, spanChannels } from './spans.server.ts';

const callerTrace = '4bf92f3577b34da6a3ce929d0e0e4736';
const callerSpan = '00f067aa0ba902b7';
const ownTrace = 'a'.repeat(32);

const started: Span[] = [];
const ended: EndedSpan[] = [];

// A tracer as `telemetry/` is one: it gives each span its ids.
function start(message: unknown): void {
  const span = message as Span;
  started.push(span);
  const spanId = String(started.length).padStart(16, '0');
  span.context = { traceId: span.parent?.traceId ?? ownTrace, spanId, flags: span.parent?.flags ?? '01' };
}
const end = (message: unknown): void => void ended.push(message as EndedSpan);

/** Answers a request by way of a backend, and returns the headers that this one gets, and the lines of the log. */
async function ask(headers: Readonly<Record<string, string>>) {
  const lines: string[] = [];
  const app = fastify();
  createRequestLog({
    log: pino({}, { write: (line: string) => void lines.push(line) }),
    observe: () => {},
    isDraining: () => false,
  }).watch(app);
  app.get('/en/*', async () => {
    const description = { name: 'content Page', kind: 'client', attributes: { 'peer.service': 'content' } } as const;
    return runInSpan(
      description,
      async () => createTraceHeaders(),
      () => ({ 'http.response.status_code': 200 }),
    );
  });
  app.get('/healthz', () => isTraced());
  app.get('/fails', () =>
    runInSpan({ name: 'SELECT', kind: 'client', attributes: {} }, () => Promise.reject(new TypeError('x'))),
  );
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const read = async (path: string) => (await fetch(`${origin}${path}`, { headers })).json();
  const sent = (await read('/en/news?q=anna@kmx.example')) as Readonly<Record<string, string>>;
  const others = [await read('/healthz'), await read('/fails')];
  await app.close();
  return { sent, others, line: JSON.parse(lines[0] ?? '{}') as Readonly<Record<string, unknown>> };
}

describe('with a tracer', () => {
  beforeEach(() => {
    started.length = 0;
    ended.length = 0;
    channel(spanChannels.start).subscribe(start);
    channel(spanChannels.end).subscribe(end);
  });
  afterEach(() => {
    channel(spanChannels.start).unsubscribe(start);
    channel(spanChannels.end).unsubscribe(end);
  });

  it('a request continues the span of its caller, and a backend that of the call to it', async () => {
    const { sent, line } = await ask({ traceparent: `00-${callerTrace}-${callerSpan}-01` });
    const [request, call] = started;
    expect(request?.parent).toEqual({ traceId: callerTrace, spanId: callerSpan, flags: '01' });
    expect(call?.parent).toEqual(request?.context);
    expect(sent['traceparent']).toBe(`00-${callerTrace}-${call?.context?.spanId}-01`);
    expect(line['trace']).toBe(callerTrace);
    expect(ended.map(({ span, attributes }) => [span.name, { ...span.attributes, ...attributes }]).slice(0, 2)).toEqual(
      [
        ['content Page', { 'peer.service': 'content', 'http.response.status_code': 200 }],
        ['GET', { 'http.request.method': 'GET', 'url.path': '/en/news', 'http.response.status_code': 200 }],
      ],
    );
  });

  it('a trace that begins here has the id of the tracer in log, header and id of the request', async () => {
    const { sent, line } = await ask({});
    expect(started[0]?.parent).toBeNull();
    expect(sent).toEqual({ 'x-request-id': ownTrace, traceparent: `00-${ownTrace}-${started[1]?.context?.spanId}-01` });
    expect(line).toMatchObject({ trace: ownTrace, request: ownTrace });
  });

  it('probes are not traced, and a failure is named by its class', async () => {
    const { others } = await ask({});
    expect(others[0]).toBe(false);
    expect(started.map(({ name }) => name)).toEqual(['GET', 'content Page', 'GET', 'SELECT']);
    expect(ended.find(({ span }) => span.name === 'SELECT')?.error).toBe('TypeError');
    expect(ended.at(-1)).toMatchObject({ error: '500', attributes: { 'http.response.status_code': 500 } });
  });

  it('outside of requests nothing is traced', async () => {
    expect(await runInSpan({ name: 'SELECT', kind: 'client', attributes: {} }, async () => isTraced())).toBe(false);
    expect(started).toEqual([]);
  });
});

it('without a tracer a request is passed on with its trace, and nothing is traced', async () => {
  const { sent, line, others } = await ask({ traceparent: `00-${callerTrace}-${callerSpan}-01` });
  expect(sent['traceparent']).toMatch(new RegExp(`^00-${callerTrace}-[0-9a-f]{16}-01$`));
  expect(line['trace']).toBe(callerTrace);
  expect(others[0]).toBe(false);
});
