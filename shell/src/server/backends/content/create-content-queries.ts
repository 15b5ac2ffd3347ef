import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import type { ResolvedLink } from '@kmx/shared-contracts/navigation.ts';
import type { LinkSource } from '../../../site/navigation-source.ts';
import { resolveLink } from '../../../site/resolve-link.ts';
import type { DataCache } from '../../cache/data-cache.ts';
import type { Configuration } from '../../configuration.ts';
import { shareEqualCalls } from '../../memory/share-equal-calls.ts';
import type { GraphqlClient } from '../calls/graphql-client.ts';
import { createContentHeaders } from './content-source.ts';
import { findEntryTags } from './find-entry-tags.ts';
import { createLinkContext, type LinkPlace } from './link-targets.ts';
import { type FindTarget, loadLinkedTargets } from './load-linked-targets.ts';
import type { SiteContent } from './site-content.ts';

type Variables = Readonly<Record<string, unknown>>;

/** The shell's own queries, for content outside pages. */
export interface ContentQueries {
  /** Queries published content through the cache. */
  readonly queryContent: (languages: readonly string[], query: string, variables: Variables) => Promise<unknown>;
  /** Queries the content system without the cache, in all languages. */
  readonly queryContentNow: (query: string, variables: Variables) => Promise<unknown>;
  /** Queries the catalogue through the cache. */
  readonly queryCatalogue: (query: string, variables: Variables) => Promise<unknown>;
  /** Links of the content system as a page of this place shows them, in their order. */
  readonly resolveLinks: (place: LinkPlace, links: readonly LinkSource[]) => Promise<readonly ResolvedLink[]>;
}

interface QuestionSources extends Pick<SiteContent, 'loadSystem'> {
  readonly configuration: Pick<Configuration, 'PUBLIC_ORIGIN' | 'allowSlugSites'>;
  readonly dataCache: DataCache;
  readonly publishedClient: GraphqlClient;
  readonly catalogueClient: GraphqlClient;
  readonly findTargets: (language: string) => FindTarget;
}

/** Queries content and catalogue; responses are dropped when an entry they name changes. */
export function createContentQueries(sources: QuestionSources): ContentQueries {
  const { configuration, dataCache, publishedClient, catalogueClient, findTargets, loadSystem } = sources;
  return {
    queryContent: (languages, query, variables) =>
      dataCache.read(`ask:${languages.join()}:${query}:${JSON.stringify(variables)}`, async (signal) => {
        const headers = createContentHeaders({ languages, stage: 'PUBLISHED' });
        const { data, entries } = await publishedClient.executeTagged(query, variables, headers, signal);
        return { value: data, tags: ['content', ...findEntryTags('content', data, entries)] };
      }),
    queryContentNow: shareEqualCalls((query, variables) =>
      publishedClient.execute(query, variables, createContentHeaders({ languages: uiLanguages, stage: 'PUBLISHED' })),
    ),
    queryCatalogue: (query, variables) =>
      dataCache.read(`ask-catalogue:${query}:${JSON.stringify(variables)}`, async (signal) => {
        const value = await catalogueClient.execute(query, variables, {}, signal);
        return { value, tags: ['catalogue', ...findEntryTags('catalogue', value)] };
      }),
    resolveLinks: async (place, links) => {
      const system = await loadSystem();
      const targets = await loadLinkedTargets(links, findTargets(place.locale.sisCode));
      return links.map((link) => resolveLink(link, createLinkContext(configuration, place, system, targets)));
    },
  };
}
