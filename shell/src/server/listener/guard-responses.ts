import { identityPrefix } from '@kmx/shared-contracts/endpoints/identity.ts';
import type { FastifyInstance } from 'fastify';

/** Opened in a tab, such a response runs without scripts and without the origin of the site; SVG images keep their styles. */
const closedPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** Browsers wrap a film in a player that loads it a second time and needs the origin for that; it still cannot run anything. */
const filmPolicy = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox allow-same-origin";

/**
 * Headers of every response, whatever produced it: its type is not sniffed, browsers use https only from now on, and a
 * response without its own policy cannot run anything. The pages of the identity provider set their own.
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
