import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { LRUCache } from 'lru-cache';
import type { PageAddress } from '../../site/address.ts';
import { listSitePrefixes, resolveMainSitePrefix, resolveSiteOrigin, type UrlContext } from '../../site/page-url.ts';
import { resolveLanguages, resolveMeasurementSystem } from '../../site/site-languages.ts';
import { findCountry, type SystemData } from '../../site/system-data.ts';
import type { Configuration } from '../configuration.ts';
import { findFormToken } from '../forms/kept-form-token.ts';
import { keepByObject } from '../memory/keep-by-object.ts';
import type { RequestContext } from '../request/request-context.ts';

type SitePlaces = Pick<PageRequest, 'siteOrigin' | 'sitePrefixes' | 'mainSitePrefix'>;
type PageVisit = Pick<RequestContext, 'url' | 'form' | 'access' | 'hasNextRelease' | 'cacheMode' | 'contentStage'>;

// Hosts can be made up, so the number is bounded.
const readKeptPlaces = keepByObject((_system: SystemData) => new LRUCache<string, SitePlaces>({ max: 200 }));

/** The addresses of this site and the others, computed once for a site, locale and host. */
function findSitePlaces(address: PageAddress, context: UrlContext): SitePlaces {
  const kept = readKeptPlaces(context.system);
  const key = `${address.site.id} ${address.locale.code} ${context.requestUrl.origin}`;
  const places = kept.get(key) ?? {
    siteOrigin: resolveSiteOrigin(address.site, context),
    sitePrefixes: listSitePrefixes(address, context),
    mainSitePrefix: resolveMainSitePrefix(address, context),
  };
  kept.set(key, places);
  return places;
}

/** What the remote receives of a request: everything resolved, nothing about the visitor as a person. */
export function createPageRequest(
  address: PageAddress,
  system: SystemData,
  { url, form, access, hasNextRelease, cacheMode, contentStage }: PageVisit,
  configuration: Configuration,
): PageRequest {
  const country = findCountry(system, address.locale.country);
  const { allowSlugSites } = configuration;
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
    form,
    access,
    hasNextRelease,
    isPastCaches: cacheMode === 'bypass',
    stage: contentStage,
    formToken: findFormToken(configuration),
    ...findSitePlaces(address, { system, requestUrl: url, allowSlugSites }),
  };
}
