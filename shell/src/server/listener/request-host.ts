import type { IncomingMessage } from 'node:http';

/** A name or address with an optional port; nothing that could be read as a path, a user or another host. */
const hostPattern = /^(?:[a-z0-9](?:[\w.-]{0,252})|\[[\da-f:.]{2,45}\])(?::(\d{1,5}))?$/i;

/** Whether a Host header names a host; a request without one comes from an old program and means the public origin. */
function isReadableHost(host: string): boolean {
  const match = hostPattern.exec(host);
  return match !== null && Number(match[1] ?? 0) <= 65_535 && URL.canParse(`http://${host}/`);
}

/**
 * Whether a request names its host exactly once and readably (RFC 9112, 3.2); `host` is the effective one, which the
 * proxy may have forwarded.
 */
export function hasReadableHost({ rawHeaders }: IncomingMessage, host: string): boolean {
  const names = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return names.length <= 1 && (host === '' || isReadableHost(host));
}

/** The path of a request target; proxies may send the absolute form (RFC 9112, 3.2.2). */
export function readRequestPath(target: string): string {
  if (target.startsWith('/')) return target;
  const url = /^https?:\/\//i.test(target) ? URL.parse(target) : null;
  return url === null ? '/' : `${url.pathname}${url.search}`;
}
