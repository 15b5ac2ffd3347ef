import type { HistoryEntry, RegistryState } from '../history/resolve-history.server.ts';
import { listVisitedSets } from '../pointer/list-visited-sets.ts';
import { listReleases, type ReleaseReference } from '../release/release-reference.ts';
import type { ShellReport } from '../reports/shell-reports.ts';

/** A release of the store, with the time of its build in milliseconds; null when it does not say it. */
export interface StoredRelease extends ReleaseReference {
  readonly createdAtMs: number | null;
}

/** What is kept: so many versions that each unit had last, and everything that was in use within so many milliseconds. */
export interface RetentionRule {
  readonly keptVersions: number;
  readonly keptMs: number;
  readonly nowMs: number;
}

const nameRelease = ({ name, version }: ReleaseReference) => `${name}@${version}`;

/** The last versions of each unit, the active one included: what a rollback can reach. */
function listLastVersions(entries: readonly HistoryEntry[], count: number): ReadonlySet<string> {
  const versions = new Map<string, Set<string>>();
  for (const { statement } of entries.toReversed()) {
    for (const release of listReleases(statement.versions)) {
      const known = versions.get(release.name) ?? new Set();
      versions.set(release.name, known);
      if (known.size < count) known.add(nameRelease(release));
    }
  }
  return new Set([...versions.values()].flatMap((names) => [...names]));
}

/** When visitors last got each release, as active or as a canary: the time of the statement that replaced it. */
function findLastUse(entries: readonly HistoryEntry[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const [index, entry] of entries.entries()) {
    const until = Date.parse(entries[index + 1]?.statement.activatedAt ?? '');
    const sets = [...listVisitedSets(entry), entry.statement];
    for (const release of sets.flatMap(({ versions }) => listReleases(versions)))
      uses.set(nameRelease(release), Number.isNaN(until) ? Number.POSITIVE_INFINITY : until);
  }
  return uses;
}

/**
 * Finds the releases that nobody needs any more: not active and no canary, not served by a running shell, not among the last versions of
 * their unit, and neither in use nor built within the time of the rule, since documents written with them may be open.
 */
export function findPrunable(
  releases: readonly StoredRelease[],
  { entries, set }: Pick<RegistryState, 'entries' | 'set'>,
  reports: readonly ShellReport[],
  rule: RetentionRule,
): readonly ReleaseReference[] {
  const sets = [set?.versions ?? {}, ...reports.map(({ versions }) => versions)];
  const used = new Set(sets.flatMap((versions) => listReleases(versions).map(nameRelease)));
  const reachable = listLastVersions(entries, rule.keptVersions);
  const lastUse = findLastUse(entries);
  return releases.flatMap(({ createdAtMs, name, version }) => {
    const id = nameRelease({ name, version });
    // A build from the future says nothing.
    const builtAtMs = createdAtMs === null ? Number.POSITIVE_INFINITY : createdAtMs > rule.nowMs ? 0 : createdAtMs;
    const usedAtMs = Math.max(builtAtMs, lastUse.get(id) ?? 0);
    const isKept = used.has(id) || reachable.has(id) || rule.nowMs - usedAtMs < rule.keptMs;
    return isKept ? [] : [{ name, version }];
  });
}
