import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import type { Site } from '@kmx/shared-contracts/site.ts';
import { sitemapTag } from '../../cache/content-tags.ts';
import type { DataCache } from '../../cache/data-cache.ts';
import { runInBackground } from '../../cache/urgency.ts';
import type { SitemapEntry } from '../../sitemap/sitemap-entry.ts';
import { loadSitemapEntries } from '../../sitemap/sitemap-sources.ts';
import type { GraphqlClient } from '../calls/graphql-client.ts';
import { createContentHeaders } from './content-source.ts';

/** The entries for the sitemaps of a site. */
export interface SitemapContent {
  readonly loadSitemapEntries: (site: Site) => Promise<readonly SitemapEntry[]>;
}

interface SitemapSources {
  readonly dataCache: DataCache;
  readonly publishedClient: GraphqlClient;
  readonly catalogueClient: GraphqlClient;
}

/** Loads all addresses of a site from content and catalogue, through the cache and with lower priority than visitors' requests. */
export function createSitemapContent({ dataCache, publishedClient, catalogueClient }: SitemapSources): SitemapContent {
  const headers = createContentHeaders({ languages: uiLanguages, stage: 'PUBLISHED' });
  return {
    loadSitemapEntries: (site) =>
      runInBackground(() =>
        dataCache.read(`sitemap:${site.id}`, async (signal) => {
          const backend = {
            queryContent: (query: string, variables: Readonly<Record<string, unknown>>) =>
              publishedClient.execute(query, variables, headers, signal),
            queryCatalogue: (query: string, variables: Readonly<Record<string, unknown>>) =>
              catalogueClient.execute(query, variables, {}, signal),
          };
          return { value: await loadSitemapEntries(backend, site), tags: ['content', sitemapTag, 'catalogue'] };
        }),
      ),
  };
}
