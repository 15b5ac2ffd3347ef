import type { IncomingHttpHeaders } from 'node:http';

interface SentRequest {
  readonly headers: IncomingHttpHeaders;
  readonly url: URL;
}

/** Whether a write comes from a page of this origin; a browser that sends no indication is refused. */
export function isSameOrigin({ headers, url }: SentRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && URL.parse(origin)?.host === url.host;
}
