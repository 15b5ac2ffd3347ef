import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import type { HistoryEntry } from '../history/resolve-history.server.ts';
import { resolveBuildId } from '../release/build-id.server.ts';

/** The sets that visitors got after a statement, the active one last: with each canary, and with none. */
export function listVisitedSets({ set, canaries }: HistoryEntry): readonly ReleaseSet[] {
  if (set === null) return [];
  const withCanary = [...canaries.values()].map(({ unit, version }): ReleaseSet => {
    const versions = { ...set.versions, [unit]: version };
    return { ...set, buildId: resolveBuildId(versions), versions };
  });
  return [...withCanary, set];
}
