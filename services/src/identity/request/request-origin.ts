import type { IncomingMessage } from 'node:http';

/**
 * Makes the forwarded host one of the sites' own, so that every URL in a response belongs to a site and a forged header
 * has no effect; a request without a known host (a server asking directly) is treated as on the public origin.
 */
export function pinForwardedOrigin(
  request: IncomingMessage,
  publicOrigin: string,
  allowedOrigins: readonly string[],
): void {
  const host = request.headers['x-forwarded-host'] ?? request.headers.host;
  const origin = new URL(allowedOrigins.find((candidate) => new URL(candidate).host === host) ?? publicOrigin);
  request.headers['x-forwarded-host'] = origin.host;
  request.headers['x-forwarded-proto'] = origin.protocol.slice(0, -1);
}

/** Whether a request was made by a page of one of our sites or by the visitor, not by a foreign page. */
export function isOwnRequest(request: IncomingMessage, allowedOrigins: readonly string[]): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return true;
  const { origin } = request.headers;
  if (site === undefined && origin === undefined) return true;
  return site !== 'cross-site' && origin !== undefined && allowedOrigins.includes(origin);
}

/** Stricter, for programs' requests with effects: made by a page of this very origin, or by no browser at all. */
export function isSameOriginRequest(request: IncomingMessage, allowedOrigins: readonly string[]): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site === 'same-origin';
  return origin === undefined || allowedOrigins.includes(origin);
}
