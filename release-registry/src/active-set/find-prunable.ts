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

/** Why a release stays; null for one that nobody needs any more. */
export interface RetainedRelease extends ReleaseReference {
  readonly reason: string | null;
}

/**
 * Says of each release why it stays: active or a canary, served by a running shell, among the last versions of its unit, or
 * in use or built within the time of the rule, since documents written with it may be open.
 */
export function explainRetention(
  releases: readonly StoredRelease[],
  { entries, set }: Pick<RegistryState, 'entries' | 'set'>,
  reports: readonly ShellReport[],
  rule: RetentionRule,
): readonly RetainedRelease[] {
  const listNames = (versions: ShellReport['versions']) => new Set(listReleases(versions).map(nameRelease));
  const active = listNames(set?.versions ?? {});
  const served = new Map(
    reports.flatMap(({ shell, versions }) => [...listNames(versions)].map((id) => [id, shell] as const)),
  );
  const reachable = listLastVersions(entries, rule.keptVersions);
  const lastUse = findLastUse(entries);
  const days = rule.keptMs / 86_400_000;
  return releases.map(({ createdAtMs, name, version }) => {
    const id = nameRelease({ name, version });
    const usedAtMs = lastUse.get(id) ?? 0;
    const explain = (): string | null => {
      if (active.has(id)) return 'is active';
      if (usedAtMs === Number.POSITIVE_INFINITY) return 'is a canary';
      if (served.has(id)) return `is served by ${served.get(id)}`;
      if (reachable.has(id)) return `is one of the last ${rule.keptVersions} of its unit`;
      if (rule.nowMs - usedAtMs < rule.keptMs) return `was in use within ${days} days`;
      if (createdAtMs === null) return 'does not say when it was built';
      // A build from the future says nothing.
      const isNew = createdAtMs <= rule.nowMs && rule.nowMs - createdAtMs < rule.keptMs;
      return isNew ? `was built within ${days} days` : null;
    };
    return { name, version, reason: explain() };
  });
}

/** Finds the releases that nobody needs any more. */
export function findPrunable(...question: Parameters<typeof explainRetention>): readonly ReleaseReference[] {
  return explainRetention(...question).flatMap(({ name, version, reason }) =>
    reason === null ? [{ name, version }] : [],
  );
}
