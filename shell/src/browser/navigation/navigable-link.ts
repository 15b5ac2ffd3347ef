import { hardLinkAttribute } from '@kmx/shared-contracts/attributes.ts';
/** Path and query of a URL: the key of a page view. */
export function createPageKey(url: URL): string {
  return url.pathname + url.search;
}

const readFirstSegment = ({ pathname }: Pick<URL, 'pathname'>) => pathname.split('/')[1];

/** Whether the shell may show a URL without a new document: same origin, same site and locale as the page, not a file. */
export function isInAppUrl(url: URL, urlPrefix: string, page: Pick<URL, 'origin' | 'pathname'> = location): boolean {
  if (url.origin !== page.origin) return false;
  if (/^\/(?:file|api|am|images|videos|_r|builds)\//.test(url.pathname) || url.pathname.endsWith('.xml')) return false;
  // Below a mount without a locale the first segment is what the pages have in common.
  if (urlPrefix === '') return readFirstSegment(url) === readFirstSegment(page);
  return url.pathname === urlPrefix || url.pathname.startsWith(`${urlPrefix}/`);
}

/** The URL of a click that the shell should answer itself, or null when the browser should. */
export function findNavigableUrl(event: MouseEvent, urlPrefix: string): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  // PUB-060: a hard link always leaves the page.
  if (link.hasAttribute(hardLinkAttribute)) return null;
  const url = new URL(link.href, location.href);
  return isInAppUrl(url, urlPrefix) ? url : null;
}
