import { StatusError } from '@kmx/shared-contracts/problem.ts';
import type { FastifyInstance } from 'fastify';
import { hasReadableHost } from './request-host.ts';

/** Refuses requests without a readable host. */
export function refuseUnreadableHosts(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onRequest', async (request) => {
    if (!hasReadableHost(request.raw, request.host)) throw new StatusError(400, 'The host name cannot be read');
  });
}
