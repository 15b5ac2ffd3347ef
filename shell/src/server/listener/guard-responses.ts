import { identityPrefix } from '@kmx/shared-contracts/endpoints/identity.ts';
import type { FastifyInstance } from 'fastify';

/** Whoever opens such an answer in a tab gets it without scripts and without the origin of the site; drawings keep their styles. */
const closedPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** Browsers draw a player around a film, which loads it once more and needs the origin for that; it still can run nothing. */
const filmPolicy = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox allow-same-origin";

/**
 * Headers of every answer, whoever has made it: its type is what it says, browsers come by https alone from now on, and what has
 * no policy of its own can run nothing. The pages of the identity provider are its own business.
 */
export function guardResponses(app: Pick<FastifyInstance, 'addHook'>, strictTransportSeconds: number): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (strictTransportSeconds > 0) reply.header('strict-transport-security', `max-age=${strictTransportSeconds}`);
    if (reply.hasHeader('content-security-policy') || request.url.startsWith(`${identityPrefix}/`)) return;
    const isFilm = /^(?:audio|video)\//.test(String(reply.getHeader('content-type')));
    reply.header('content-security-policy', isFilm ? filmPolicy : closedPolicy);
  });
}
