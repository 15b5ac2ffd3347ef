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

/**
 * The last sets, each once and with those of its canaries, newest first. `count` counts what was active for everybody: a
 * canary displaces no set.
 */
export function listRecentSets(entries: readonly HistoryEntry[], count: number): readonly ReleaseSet[] {
  const recent = new Map<string, ReleaseSet>();
  const active = new Set<string>();
  for (const entry of entries.toReversed()) {
    if (!entry.counts || entry.entered !== null || entry.set === null) continue;
    if (!active.has(entry.set.buildId) && active.size === count) break;
    active.add(entry.set.buildId);
    for (const set of listVisitedSets(entry).toReversed()) {
      if (!recent.has(set.buildId)) recent.set(set.buildId, set);
    }
  }
  return [...recent.values()];
}
