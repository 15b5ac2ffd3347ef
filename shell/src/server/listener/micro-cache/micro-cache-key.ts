import type { IncomingMessage } from 'node:http';
import { decidingCookie } from '../../http/deciding-cookie.ts';

/** Whether the request names its host once; others are refused (RFC 9112, 3.2), which the whole way does. */
function hasOneHost(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count === 1;
}

/**
 * Everything that the document at an address can depend on, as one text; null for a request that has to take the whole way:
 * another method, a query, in which flags may stand, or a cookie of ours. What a proxy forwards counts for its own
 * connections only, because not every peer may say it.
 */
export function createMicroCacheKey({ method, url, headers, rawHeaders, socket }: IncomingMessage): string | null {
  if (method !== 'GET' || url?.startsWith('/') !== true || url.includes('?')) return null;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return null;
  if (!hasOneHost(rawHeaders)) return null;
  const { cookie, host = '', 'accept-encoding': encoding = '', 'x-forwarded-host': forwarded } = headers;
  if (cookie !== undefined && decidingCookie.test(cookie)) return null;
  const parts = [url, host, encoding, ...(forwarded === undefined ? [] : [forwarded, socket.remoteAddress])];
  // No part can hold the end of a line, so no two requests that differ have one key.
  return parts.join('\n');
}
