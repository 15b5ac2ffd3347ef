import type { RequestContext } from '../request/request-context.ts';

/** Whether a write comes from a page of this very origin; a browser that says nothing about it is refused. */
export function isSameOrigin({ headers, url }: Pick<RequestContext, 'headers' | 'url'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && URL.parse(origin)?.host === url.host;
}
