import { identifyClient } from '@kmx/server-kit/limits/client-network.ts';
import type { FastifyRequest } from 'fastify';
import type { RequestContext } from '../request/request-context.ts';

// The path ends at the first question mark: what follows is chosen by whoever has made a link.
const payloadPattern = /^[^?#]*\/_payload\.json\?(?:[^#]*&)?_build=([0-9a-f]{16})(?:[&#]|$)/;

/**
 * The country of a visitor, from the header that the operator has named. Only a trusted proxy may say it: such a one has
 * also named the address that it forwards for.
 */
function readCountry({ headers, ips = [] }: FastifyRequest, countryHeader: string | undefined): string | null {
  const value = countryHeader === undefined || ips.length < 2 ? undefined : headers[countryHeader];
  return typeof value === 'string' && /^[a-z]{2}$/i.test(value) ? value.toUpperCase() : null;
}

/** What a request says that its release set depends on. */
export function describeAsker(
  request: FastifyRequest,
  cookies: RequestContext['cookies'],
  countryHeader: string | undefined,
) {
  return {
    cookies,
    clientAddress: identifyClient(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
    country: readCountry(request, countryHeader),
    documentBuild: payloadPattern.exec(request.raw.url ?? '')?.[1] ?? null,
  };
}
