import { channel } from 'node:diagnostics_channel';
import { createRequestLog } from '@kmx/server-kit/operations/log-requests.server.ts';
import { type Span, spanChannels } from '@kmx/server-kit/operations/spans.server.ts';
import fastify from 'fastify';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { announceTrace } from './announce-trace.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '1111111111111111';

function trace(message: unknown): void {
  const span = message as Span;
  span.context = { traceId, spanId, flags: span.parent?.flags ?? '00' };
}

/** Headers of a document and of a file, asked for with these flags. */
async function ask(flags: string, isTracing = true) {
  if (isTracing) channel(spanChannels.start).subscribe(trace);
  const app = fastify();
  createRequestLog({ log: pino({ level: 'silent' }), observe: () => {}, isDraining: () => false }).watch(app);
  announceTrace(app);
  const cacheControl = 'public, max-age=0, s-maxage=60';
  app.get('/en', (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'server-timing': 'cache;desc=miss',
        'cache-control': cacheControl,
      })
      .send('<p>'),
  );
  app.get('/file', (_request, reply) =>
    reply.headers({ 'content-type': 'text/css', 'cache-control': cacheControl }).send('p{}'),
  );
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-${flags}` };
  const [page, file] = [await app.inject({ url: '/en', headers }), await app.inject({ url: '/file', headers })];
  await app.close();
  channel(spanChannels.start).unsubscribe(trace);
  const read = ({ headers: sent }: typeof page) => [sent['server-timing'], sent['cache-control']];
  return { page: read(page), file: read(file), cacheControl };
}

it('a recorded document names its trace, and is for this visitor only', async () => {
  const { page, file, cacheControl } = await ask('01');
  expect(page).toEqual([`cache;desc=miss, traceparent;desc="00-${traceId}-${spanId}-01"`, 'private, no-cache']);
  expect(file).toEqual([undefined, cacheControl]);
});

it.each([
  ['which is not recorded', '00', true],
  ['without a tracer', '01', false],
])('a document %s is as ever', async (_case, flags, isTracing) => {
  const { page, cacheControl } = await ask(flags, isTracing);
  expect(page).toEqual(['cache;desc=miss', cacheControl]);
});
