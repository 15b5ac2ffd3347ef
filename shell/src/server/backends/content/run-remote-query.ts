import { wasReported } from '@kmx/server-kit/operations/request-scope.server.ts';
import type { DataQuery, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import type { DataCache } from '../../cache/data-cache.ts';
import { describeQuery } from '../../workers/kept-answers.ts';
import type { TaggedAnswer } from '../../workers/pool-types.ts';
import type { GraphqlClient } from '../calls/graphql-client.ts';
import { UpstreamError } from '../calls/upstream-error.ts';
import { createSearchPlace, type SearchClient } from '../clients/search-client.ts';
import { createContentHeaders } from './content-source.ts';
import { findEntryTags } from './find-entry-tags.ts';

interface QueryBackends {
  readonly dataCache: DataCache;
  readonly search: SearchClient;
  readonly published: GraphqlClient;
  readonly draft: GraphqlClient;
  readonly catalogue: GraphqlClient;
  /** Whether requests to the content system wait for their turn. */
  readonly isContentBusy: () => boolean;
}

/** Answers a query of a remote. `endsAt`: the time, as `performance.now()`, after which the response would be too late. */
export type RunQuery = (
  request: PageRequest,
  query: DataQuery,
  signal: AbortSignal,
  endsAt?: number,
) => Promise<TaggedAnswer>;

/** Time that a remote needs to report a failed query before it would be blamed for being late. */
const passOnMs = 100;

const describeLateness = (service: string) => `${service} did not answer in the time of the page`;

/** Whether it has been logged for this request that its page stopped waiting for a backend. */
export function isLate(service: string): boolean {
  return wasReported(new Error(describeLateness(service)));
}

/** Answers the queries of remotes: published content through the cache, drafts and searches without it (EDT-013). */
export function createQueryRunner(backends: QueryBackends): RunQuery {
  const { dataCache, search, published, draft, catalogue, isContentBusy } = backends;

  async function ask({ languages, stage }: PageRequest, query: DataQuery, signal: AbortSignal): Promise<TaggedAnswer> {
    const isContent = query.service === 'content';
    const headers = isContent ? createContentHeaders({ languages, stage }) : {};
    const client = isContent ? (stage === 'DRAFT' ? draft : published) : catalogue;
    const { data, entries } = await client.executeTagged(query.query, query.variables, headers, signal);
    return { json: JSON.stringify(data), tags: [query.service, ...findEntryTags(query.service, data, entries)] };
  }

  async function run(request: PageRequest, query: DataQuery, signal: AbortSignal): Promise<TaggedAnswer> {
    // Each search is sent once, so caching responses would only evict those that are requested again.
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
  }

  return async (request, query, signal, endsAt = Number.POSITIVE_INFINITY) => {
    const answer = run(request, query, signal);
    if (!Number.isFinite(endsAt)) return answer;
    const { promise: late, reject } = Promise.withResolvers<never>();
    const remaining = endsAt - passOnMs - performance.now();
    const timer = setTimeout(
      () => {
        const status = query.service === 'content' && isContentBusy() ? 503 : 504;
        reject(new UpstreamError(status, describeLateness(query.service), false));
      },
      Math.max(0, remaining),
    );
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  };
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
