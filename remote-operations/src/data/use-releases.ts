import { followOnce } from '@kmx/remote-kit/data/follow.ts';
import { type QueryOptions, type QueryResult, useQuery } from '@kmx/remote-kit/data/use-query.ts';
import { useSession, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import {
  type ReleasesResponse,
  releaseHistoryResponseSchema,
  releasesResponseSchema,
} from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import { releaseHistoryEndpoint, releasesEndpoint } from '@kmx/shared-contracts/endpoints/releases.ts';
import type { InferOutput } from 'valibot';
import { callReleases, type ReleasesCall } from './call-releases.ts';

/** How often what is released is read again while somebody looks at it. */
const pollMs = 10_000;

function useReleasesQuery<Answer>(call: ReleasesCall<Answer>, options: QueryOptions): QueryResult<Answer> {
  const shell = useShell();
  const { user } = useSession();
  const follow = shell === null || user === null ? null : followOnce(() => callReleases(shell.auth, call));
  return useQuery(call.path, follow, { ...options, client: user?.id });
}

/** What is released, read again while it is visible; the last answer stays when a later one fails (OPS-010, OPS-011). */
export function useReleases(): QueryResult<ReleasesResponse> {
  const call = { path: releasesEndpoint.path, schema: releasesResponseSchema };
  return useReleasesQuery(call, { pollMs, keepsPrevious: 'always' });
}

/** Which acts: only of a unit, only those before a revision; empty for no restriction. */
export interface HistoryPart {
  readonly unit: string;
  readonly before: string;
}

/** Acts upon releases, newest first. */
export function useHistory({
  unit,
  before,
}: HistoryPart): QueryResult<InferOutput<typeof releaseHistoryResponseSchema>> {
  const query = new URLSearchParams(Object.entries({ unit, before }).filter(([, value]) => value !== ''));
  const path = query.size === 0 ? releaseHistoryEndpoint.path : `${releaseHistoryEndpoint.path}?${query.toString()}`;
  return useReleasesQuery({ path, schema: releaseHistoryResponseSchema }, { keepsPrevious: 'while-loading' });
}
