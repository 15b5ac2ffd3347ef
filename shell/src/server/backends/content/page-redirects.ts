import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import type { PageAddress } from '../../../site/address.ts';
import { resolveDirectLocation } from '../../../site/resolve-direct.ts';
import { resolveLink } from '../../../site/resolve-link.ts';
import type { CacheMode } from '../../cache/cache-mode.ts';
import type { DataCache } from '../../cache/data-cache.ts';
import type { Configuration } from '../../configuration.ts';
import type { ContentSource } from './content-source.ts';
import { createLinkContext } from './link-targets.ts';
import { type FindTarget, loadLinkedTargets } from './load-linked-targets.ts';
import { createRedirectFinder } from './redirect-finder.ts';
import type { SiteContent } from './site-content.ts';

/** Other addresses that the content system knows for a page. */
export interface PageRedirects {
  /** Target of an editor's redirect; null when there is none. */
  readonly findRedirect: (
    address: PageAddress,
    requestUrl: URL,
    context: { readonly cacheMode: CacheMode; readonly hasNextRelease: boolean },
  ) => Promise<string | null>;
  /** URL of the page whose id is the slug of the address (`?direct`); null when there is none. */
  readonly findDirectPageUrl: (address: PageAddress, requestUrl: URL) => Promise<string | null>;
}

interface RedirectSources extends Pick<SiteContent, 'loadSystem'> {
  readonly configuration: Pick<Configuration, 'PUBLIC_ORIGIN' | 'allowSlugSites'>;
  readonly dataCache: DataCache;
  readonly published: ContentSource;
  readonly findTargets: (language: string) => FindTarget;
}

/** Finds redirects through the cache, pages by their id without it. */
export function createPageRedirects(sources: RedirectSources): PageRedirects {
  const { configuration, dataCache, published, findTargets, loadSystem } = sources;
  const findRedirectLink = createRedirectFinder(dataCache, published);
  return {
    findRedirect: async (address, requestUrl, { cacheMode, hasNextRelease }) => {
      const system = await loadSystem();
      const options = { bypass: cacheMode === 'bypass', nextRelease: hasNextRelease };
      const link = await findRedirectLink(address, requestUrl, options);
      if (!link) return null;
      const targets = await loadLinkedTargets([link], findTargets(address.locale.sisCode));
      return resolveLink(link, createLinkContext(configuration, address, system, targets, requestUrl)).href;
    },
    findDirectPageUrl: async (address, requestUrl) => {
      const system = await loadSystem();
      // The page may belong to another site and exist only in that site's languages.
      const scope = { languages: uiLanguages, stage: 'PUBLISHED' as const };
      const page = await published.loadPageAddressById(address.slug, scope);
      const { allowSlugSites } = configuration;
      return resolveDirectLocation(page, address, { system, requestUrl, allowSlugSites });
    },
  };
}
