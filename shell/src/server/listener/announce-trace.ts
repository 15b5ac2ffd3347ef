import { writeTraceparent } from '@kmx/server-kit/operations/request-trace.server.ts';
import { hasTracer, readSpan } from '@kmx/server-kit/operations/spans.server.ts';
import type { FastifyInstance } from 'fastify';

/**
 * Tells browsers the trace of a recorded document, so that the data that its page asks for join it. Such a document is
 * for one visitor, so no shared cache may keep it. Without a tracer nothing is added to any response.
 */
export function announceTrace(app: Pick<FastifyInstance, 'addHook'>): void {
  if (!hasTracer()) return;
  app.addHook('onSend', async (_request, reply) => {
    const span = readSpan();
    if (span?.flags !== '01' || !String(reply.getHeader('content-type')).startsWith('text/html')) return;
    const timing = reply.getHeader('server-timing');
    const trace = `traceparent;desc="${writeTraceparent(span, span.spanId)}"`;
    reply.header('server-timing', timing === undefined ? trace : `${String(timing)}, ${trace}`);
    if (String(reply.getHeader('cache-control')).startsWith('public'))
      reply.header('cache-control', 'private, no-cache');
  });
}
