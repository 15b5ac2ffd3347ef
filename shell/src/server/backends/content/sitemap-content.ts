import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import type { Logger } from 'pino';
import type { SystemData } from '../../../site/system-data.ts';
import { sitemapTags } from '../../cache/content-tags.ts';
import type { DataCache } from '../../cache/data-cache.ts';
import { runInBackground } from '../../cache/urgency.ts';
import { buildSiteSitemaps } from '../../sitemap/site-sitemaps.ts';
import { createSitemapKeeper, type ReadSitemaps } from '../../sitemap/sitemap-keeper.ts';
import type { GraphqlClient } from '../calls/graphql-client.ts';
import { createContentHeaders } from './content-source.ts';

/** The sitemaps of the sites. */
export interface SitemapContent {
  readonly readSitemaps: ReadSitemaps;
}

interface SitemapContentOptions {
  readonly dataCache: DataCache;
  /** Clients with the patience of work in the background. */
  readonly contentClient: GraphqlClient;
  readonly catalogueClient: GraphqlClient;
  readonly loadSystem: () => Promise<SystemData>;
  readonly log: Logger;
}

/** Reads all addresses of a site from content and catalogue, with lower priority than visitors' requests. */
export function createSitemapContent(options: SitemapContentOptions): SitemapContent {
  const { dataCache, contentClient, catalogueClient, loadSystem, log } = options;
  const headers = createContentHeaders({ languages: uiLanguages, stage: 'PUBLISHED' });
  const backend = {
    queryContent: (query: string, variables: Readonly<Record<string, unknown>>) =>
      contentClient.execute(query, variables, headers),
    queryCatalogue: (query: string, variables: Readonly<Record<string, unknown>>) =>
      catalogueClient.execute(query, variables),
  };
  return {
    readSitemaps: createSitemapKeeper({
      build: (siteId) =>
        runInBackground(async () => {
          const system = await loadSystem();
          const site = system.sites.find(({ id }) => id === siteId);
          if (site === undefined) throw new Error('The site does not exist any more');
          return buildSiteSitemaps(backend, site, system);
        }),
      takeMark: dataCache.readVersion,
      isChangedSince: (mark) => dataCache.isDroppedSince(mark, sitemapTags),
      log,
    }),
  };
}
