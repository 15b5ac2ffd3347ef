import type { Site } from '@kmx/shared-contracts/site.ts';
import type { PageAddress } from './address.ts';
import { removeControlFlags } from './control-flags.ts';
import { findPageUrl, type UrlContext } from './page-url.ts';
import { resolveOfferedLocale } from './parse-locale.ts';
import type { SystemData } from './system-data.ts';

/** Where an entry of the content system has its page. */
export interface PageLocation {
  /** Unlocalized path. */
  readonly path: string;
  /** `own` is the requested site, for a page that names none. */
  readonly site: 'own' | 'main' | { readonly id: string };
  readonly mainSiteOnly: boolean;
}

function findSite({ site }: PageLocation, address: PageAddress, { mainSite, sites }: SystemData): Site | undefined {
  if (site === 'own') return address.site;
  return site === 'main' ? mainSite : sites.find(({ id }) => id === site.id);
}

/** Real URL (302) of a page addressed by id: a path on its own site, absolute on another; null means 404 (PUB-045..048, D-15). */
export function resolveDirectLocation(
  page: PageLocation | null,
  address: PageAddress,
  context: UrlContext,
): string | null {
  if (page === null) return null;
  const { system } = context;
  const site = findSite(page, address, system);
  if (site === undefined || (page.mainSiteOnly && site !== system.mainSite)) return null;
  const { path } = page;
  const search = removeDirectFlag(context.requestUrl.search);
  if (site === address.site) return `${path === '/' ? address.urlPrefix : `${address.urlPrefix}${path}`}${search}`;
  const url = findPageUrl(site, resolveOfferedLocale(address.locale, site, system), path, context);
  return url === null ? null : `${url}${search}`;
}

function removeDirectFlag(search: string): string {
  const parts = removeControlFlags(search)
    .search.slice(1)
    .split('&')
    .filter((part) => part !== '' && !/^direct(?:=|$)/.test(part));
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
