import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';
import { listChanges } from '../history/apply-changes.ts';
import { type Canaries, noCanaries } from '../history/canary.ts';
import type { HistoryEntry } from '../history/resolve-history.server.ts';
import type { UnitChanges } from '../history/statement.ts';
import type { UnitEntries } from '../history/unit-entry.server.ts';
import { describeExcess, renderBytes, renderPage } from '../release/describe-excess.ts';
import { defaultPageBudget, sitePageScriptBytes } from '../release/page-budget.ts';
import { weighRelease } from '../release/page-weights.ts';
import type { RefusalReason } from '../release/release-errors.ts';

/** Whose pages are weighed: what is active already, and what was let in on purpose, is not. */
export interface BudgetRule {
  readonly isMeasured: (name: UnitName) => boolean;
}

/** Releases of a set whose pages need more than their budget, each with its heaviest page, the figure and the limit. */
export function findBudgetProblems(
  manifests: readonly ReleaseManifest[],
  entries: UnitEntries,
  { isMeasured }: BudgetRule,
): readonly RefusalReason[] {
  const refuse = ({ name, version }: ReleaseManifest, details: readonly string[]): readonly RefusalReason[] =>
    details.map((detail) => ({ name, version, code: 'over-budget', detail }));
  const own = manifests
    .filter(({ name }) => isMeasured(name))
    .flatMap((manifest) => refuse(manifest, describeOwnExcess(manifest, entries)));
  const shell = manifests.find(({ name }) => name === 'shell');
  const together = shell
    ? manifests.filter(hasSitePages).flatMap((manifest) => {
        // Whoever is new has made it too much.
        const blamed = [manifest, shell].find(({ name }) => isMeasured(name));
        return blamed ? refuse(blamed, describeSiteExcess(manifest, shell)) : [];
      })
    : [];
  return [...own, ...together];
}

function describeOwnExcess(manifest: ReleaseManifest, entries: UnitEntries): readonly string[] {
  return describeExcess(weighRelease(manifest), entries.get(manifest.name)?.budget ?? defaultPageBudget);
}

const hasSitePages = ({ mounts = [] }: ReleaseManifest) => mounts.some(({ kind }) => kind === 'site');

function describeSiteExcess(manifest: ReleaseManifest, shell: ReleaseManifest): readonly string[] {
  const shellBytes = Math.max(...weighRelease(shell).map(({ scriptBytes }) => scriptBytes));
  const heaviest = weighRelease(manifest).toSorted((left, right) => right.scriptBytes - left.scriptBytes)[0];
  const bytes = shellBytes + (heaviest?.scriptBytes ?? 0);
  if (heaviest === undefined || bytes <= sitePageScriptBytes) return [];
  const place = `${renderPage(heaviest)} of ${manifest.name}`;
  return [
    `${place} needs ${renderBytes(bytes)} of scripts with the shell's, the limit is ${renderBytes(sitePageScriptBytes)}`,
  ];
}

interface ActiveRelease {
  readonly unit: UnitName;
  readonly version: string;
}

const canarySchema = v.object({ unit: v.string(), version: v.string() });

/** What an act excuses, or the beginning of a canary, by what was before it. */
function listExcusedBy(
  { statement, changes }: HistoryEntry,
  canaries: Canaries,
  earlier: ReadonlySet<string>,
): readonly string[] {
  const canary = v.safeParse(canarySchema, statement.canary);
  const begun = statement.kind === 'canary' && canary.success ? [`${canary.output.unit}@${canary.output.version}`] : [];
  const released = listChanges(changes).flatMap(([unit, version]) => (version === null ? [] : [{ unit, version }]));
  const isPromoted = ({ unit, version }: ActiveRelease) => unit !== 'shell' && canaries.get(unit)?.version === version;
  const isExcused = (release: ActiveRelease) =>
    statement.overBudget !== undefined ||
    (statement.kind === 'promotion' && isPromoted(release)) ||
    (statement.kind === 'rollback' && earlier.has(`${release.unit}@${release.version}`));
  const names = released.filter(isExcused).map(({ unit, version }) => `${unit}@${version}`);
  return [...names, ...(statement.overBudget === undefined ? [] : begun)];
}

/**
 * Releases that statements have let in on purpose although they are over their budget, that were gone back to, or that were a
 * canary until they were promoted. What a statement calls itself excuses nothing.
 */
export function listExcused(entries: readonly HistoryEntry[]): ReadonlySet<string> {
  const excused = new Set<string>();
  const earlier = new Set<string>();
  let canaries = noCanaries;
  for (const entry of entries) {
    if (entry.counts) for (const name of listExcusedBy(entry, canaries, earlier)) excused.add(name);
    if (entry.counts) for (const [unit, version] of listChanges(entry.changes)) earlier.add(`${unit}@${version}`);
    canaries = entry.canaries;
  }
  return excused;
}

/** Weighs the releases of a change that no statement has excused before. */
export function weighChange(changes: UnitChanges, entries: readonly HistoryEntry[]): BudgetRule {
  const excused = listExcused(entries);
  return { isMeasured: (name) => changes[name] !== undefined && !excused.has(`${name}@${changes[name]}`) };
}
