import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { UpstreamError } from '../backends/calls/upstream-error.ts';
import { describeError } from '../workers/describe-error.ts';
import type { RenderPoolOptions } from '../workers/pool-types.ts';

type RunQuery = RenderPoolOptions['runQuery'];

/** Remembers which pages a backend let down, so that its failure is not taken for one of the remote. */
export interface FailedQueries {
  readonly runQuery: RunQuery;
  /** Why a query of this very request failed, null where none did. */
  readonly find: (request: PageRequest) => string | null;
}

const isRefusal = (error: unknown) => error instanceof UpstreamError && error.status === 502 && !error.isOutage;

/** Watches the queries of pages; what a backend refuses because the query is wrong is the remote's own doing. */
export function watchFailedQueries(runQuery: RunQuery): FailedQueries {
  const failures = new WeakMap<PageRequest, string>();
  return {
    runQuery: async (request, query, signal, endsAt) => {
      try {
        return await runQuery(request, query, signal, endsAt);
      } catch (error) {
        if (!signal.aborted && !isRefusal(error)) failures.set(request, `${query.service}: ${describeError(error)}`);
        throw error;
      }
    },
    find: (request) => failures.get(request) ?? null,
  };
}
