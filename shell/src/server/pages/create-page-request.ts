import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import { LRUCache } from 'lru-cache';
import type { Area, PageAddress } from '../../site/address.ts';
import { listSitePrefixes, resolveMainSitePrefix, resolveSiteOrigin, type UrlContext } from '../../site/page-url.ts';
import { resolveLanguages, resolveMeasurementSystem } from '../../site/site-languages.ts';
import { findCountry, type SystemData } from '../../site/system-data.ts';
import { keepByObject } from '../memory/keep-by-object.ts';

type SitePlaces = Pick<PageRequest, 'siteOrigin' | 'sitePrefixes' | 'mainSitePrefix'>;
type RequestUrls = Pick<UrlContext, 'requestUrl' | 'allowSlugSites'>;

const remoteOfArea: Readonly<Record<Area, RemoteName | null>> = {
  public: 'remote-public',
  portal: 'remote-portal',
  editor: 'remote-editor',
  'style-guide': 'remote-styleguide',
  callback: null,
  'blank-callback': null,
};

/** The remote that draws an area; null where the shell draws itself. */
export function resolveRemote(area: Area): RemoteName | null {
  return remoteOfArea[area];
}

// Hosts can be made up, so the number is bounded.
const readKeptPlaces = keepByObject((_system: SystemData) => new LRUCache<string, SitePlaces>({ max: 200 }));

/** Where this site and the others stand, found once for a site, locale and host. */
function findSitePlaces(address: PageAddress, system: SystemData, urls: RequestUrls): SitePlaces {
  const kept = readKeptPlaces(system);
  const key = `${address.site.id} ${address.locale.code} ${urls.requestUrl.origin}`;
  const context = { ...urls, system };
  const places = kept.get(key) ?? {
    siteOrigin: resolveSiteOrigin(address.site, context),
    sitePrefixes: listSitePrefixes(address, context),
    mainSitePrefix: resolveMainSitePrefix(address, context),
  };
  kept.set(key, places);
  return places;
}

/** What the remote is told of a request: everything resolved, nothing of the visitor's person. */
export function createPageRequest(
  address: PageAddress,
  system: SystemData,
  urls: RequestUrls,
  visit: Pick<PageRequest, 'form' | 'formToken' | 'access' | 'hasNextRelease' | 'isPastCaches' | 'stage'>,
): PageRequest {
  const country = findCountry(system, address.locale.country);
  return {
    url: address.url,
    path: address.path,
    query: address.query,
    slug: address.slug,
    parentSlug: address.parentSlug,
    site: address.site,
    locale: address.locale,
    languages: resolveLanguages(address.locale, country, address.site),
    urlPrefix: address.urlPrefix,
    measurementSystem: resolveMeasurementSystem(null, country),
    ...visit,
    ...findSitePlaces(address, system, urls),
  };
}
