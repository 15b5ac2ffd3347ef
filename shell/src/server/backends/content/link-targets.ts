import type { PageAddress } from '../../../site/address.ts';
import { findSitePrefix } from '../../../site/page-url.ts';
import type { CatalogueTarget, LinkContext } from '../../../site/resolve-link.ts';
import type { SystemData } from '../../../site/system-data.ts';
import type { DataCache } from '../../cache/data-cache.ts';
import type { Configuration } from '../../configuration.ts';
import type { GraphqlClient } from '../calls/graphql-client.ts';
import { type CatalogueType, loadCatalogueTarget } from './load-catalogue-target.ts';
import type { FindTarget, LinkedTargets } from './load-linked-targets.ts';

/** Where a link is shown. */
export type LinkPlace = Pick<PageAddress, 'site' | 'locale' | 'urlPrefix'>;

/** Finds machines and services that links name, through the cache, in one language of the catalogue. */
export function createTargetFinder(dataCache: DataCache, catalogue: GraphqlClient): (language: string) => FindTarget {
  return (language) =>
    (type: CatalogueType, slug: string): Promise<CatalogueTarget | null> =>
      dataCache.read(`catalogue-route:${type}:${language}:${slug}`, async (signal) => ({
        value: await loadCatalogueTarget(catalogue, { type, slug, language }, signal),
        tags: ['catalogue'],
      }));
}

/** The data for resolving the links of one place; other sites are addressed from the public origin unless a request determines another. */
export function createLinkContext(
  { PUBLIC_ORIGIN, allowSlugSites }: Pick<Configuration, 'PUBLIC_ORIGIN' | 'allowSlugSites'>,
  { site, locale, urlPrefix }: LinkPlace,
  system: SystemData,
  targets: LinkedTargets,
  requestUrl = new URL(PUBLIC_ORIGIN),
): LinkContext {
  return {
    urlPrefix,
    siteId: site.id,
    ...targets,
    findSitePrefix: (siteId) => findSitePrefix(siteId, locale, { system, requestUrl, allowSlugSites }),
  };
}
