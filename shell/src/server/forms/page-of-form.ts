import { isSitePath } from '@kmx/shared-contracts/is-site-path.ts';
/** The page of this site that contains a form; null for anything that leads elsewhere. */
export function resolvePageOfForm(page: string | undefined, requestUrl: URL): URL | null {
  if (page === undefined || page.length > 2000 || !isSitePath(page)) return null;
  const url = URL.parse(page, requestUrl.origin);
  if (url === null || url.origin !== requestUrl.origin || /^\/(?:api|am|_r)\//.test(url.pathname)) return null;
  for (const flag of ['sent', 'cache', 'testing', 'nextRelease', 'direct']) url.searchParams.delete(flag);
  url.hash = '';
  return url;
}
