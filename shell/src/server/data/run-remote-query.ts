import type { DataQuery, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import type { DataCache } from '../cache/data-cache.ts';
import { describeQuery } from '../workers/kept-answers.ts';
import type { TaggedAnswer } from '../workers/pool-types.ts';
import { createContentHeaders } from './content-source.ts';
import { findEntryTags } from './find-entry-tags.ts';
import type { GraphqlClient } from './graphql-client.ts';
import { createSearchPlace, type SearchClient } from './search-client.ts';

interface QueryBackends {
  readonly dataCache: DataCache;
  readonly search: SearchClient;
  readonly published: GraphqlClient;
  readonly draft: GraphqlClient;
  readonly catalogue: GraphqlClient;
}

type RunQuery = (request: PageRequest, query: DataQuery, signal: AbortSignal) => Promise<TaggedAnswer>;

/** Answers the queries of remotes: what is published through the cache, drafts and searches past it (EDT-013). */
export function createQueryRunner(backends: QueryBackends): RunQuery {
  const { dataCache, search, published, draft, catalogue } = backends;

  async function ask({ languages, stage }: PageRequest, query: DataQuery, signal: AbortSignal): Promise<TaggedAnswer> {
    const isContent = query.service === 'content';
    const headers = isContent ? createContentHeaders({ languages, stage }) : {};
    const client = isContent ? (stage === 'DRAFT' ? draft : published) : catalogue;
    const { data, entries } = await client.executeTagged(query.query, query.variables, headers, signal);
    return { json: JSON.stringify(data), tags: [query.service, ...findEntryTags(query.service, data, entries)] };
  }

  return async (request, query, signal) => {
    // Each search is asked once, so keeping answers would only push out what is asked again.
    if (query.service === 'search') {
      const answer = await search.search(createSearchPlace(request), query.variables, signal);
      return { json: JSON.stringify(answer), tags: [] };
    }
    if (request.stage === 'DRAFT') return ask(request, query, signal);
    const load = async (cacheSignal: AbortSignal) => {
      const value = await ask(request, query, cacheSignal);
      return { value, tags: value.tags };
    };
    const key = describeQuery(query, request.languages);
    const answer = dataCache.read(key, load, {
      nextRelease: request.hasNextRelease,
      bypass: request.isPastCaches,
    });
    return Promise.race([answer, rejectOnAbort(signal)]);
  };
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
