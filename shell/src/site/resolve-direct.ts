import type { PageAddress } from './address.ts';
import { removeControlFlags } from './control-flags.ts';
import { SiteWithoutDomainError } from './match-site.ts';
import { createPagePath, type PageReference } from './navigation-source.ts';
import { createPageUrl, type UrlContext } from './page-url.ts';
import { resolveOfferedLocale } from './parse-locale.ts';

/** Real URL (302) of a page asked for by id: a path on its own site, absolute on another; null means 404 (PUB-045..048, D-15). */
export function resolveDirectLocation(
  page: (PageReference & { readonly mainSiteOnly: boolean }) | null,
  address: PageAddress,
  context: UrlContext,
): string | null {
  if (page === null) return null;
  const { system } = context;
  const site = page.siteId === null ? address.site : system.sites.find(({ id }) => id === page.siteId);
  if (site === undefined || (page.mainSiteOnly && site !== system.mainSite)) return null;
  const path = createPagePath(page);
  const search = removeDirectFlag(context.requestUrl.search);
  if (site === address.site) return `${path === '/' ? address.urlPrefix : `${address.urlPrefix}${path}`}${search}`;
  try {
    return `${createPageUrl(site, resolveOfferedLocale(address.locale, site, system), path, context)}${search}`;
  } catch (error) {
    if (error instanceof SiteWithoutDomainError) return null;
    throw error;
  }
}

function removeDirectFlag(search: string): string {
  const parts = removeControlFlags(search)
    .search.slice(1)
    .split('&')
    .filter((part) => part !== '' && !/^direct(?:=|$)/.test(part));
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
