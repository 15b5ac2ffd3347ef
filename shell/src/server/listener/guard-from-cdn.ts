import type { FastifyInstance } from 'fastify';

/**
 * Says of every response that is not public, whatever produced it and whatever was said of it before, that a CDN must not
 * hold it (RFC 9213); the last one to look at it.
 */
export function guardFromCdn(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onSend', async (_request, reply) => {
    if (/^public\b/.test(String(reply.getHeader('cache-control') ?? ''))) return;
    reply.header('cdn-cache-control', 'private, no-store').removeHeader('surrogate-key');
  });
}
