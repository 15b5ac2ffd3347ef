import { isServiceToken, serviceTokenHeader } from '@kmx/server-kit/service-calls/service-token.server.ts';
import type { FastifyInstance } from 'fastify';
import type { ServiceContext } from '../service-context.ts';

const remedy =
  'give shells and services the same SERVICES_SECRET, see "Services on other machines" in docs/operations.md';
const reportEveryMs = 60_000;

/** What a balancer asks; it holds no secret, and learns nothing. */
const openPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/**
 * Services that other machines reach answer shells of their site only, whatever token of a backend a caller has: any
 * other request gets 401. Logged once a minute.
 */
export function requireShell(app: FastifyInstance, { configuration, logger }: ServiceContext): void {
  const secret = configuration.servicesSecret;
  if (secret === null) return;
  let reportedAt = Number.NEGATIVE_INFINITY;
  app.addHook('onRequest', async ({ headers, url }, reply) => {
    if (openPaths.has(url) || isServiceToken(secret, headers[serviceTokenHeader], Date.now())) return undefined;
    if (performance.now() - reportedAt > reportEveryMs) {
      reportedAt = performance.now();
      logger.warn({ remedy }, 'a request that comes from no shell of this site was refused');
    }
    return reply
      .code(401)
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send('This service answers shells of its own site only.\n');
  });
}
