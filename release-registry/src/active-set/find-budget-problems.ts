import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
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

/** Releases that statements have let in on purpose although they are over their budget, gone back to, or promoted. */
export function listExcused(entries: readonly HistoryEntry[]): ReadonlySet<string> {
  const excusing = entries.filter(
    ({ counts, statement }) =>
      counts && (statement.overBudget !== undefined || ['rollback', 'promotion'].includes(statement.kind)),
  );
  return new Set(
    excusing.flatMap(({ changes }) => Object.entries(changes).map(([name, version]) => `${name}@${version}`)),
  );
}

/** Weighs the releases of a change that no statement has excused before. */
export function weighChange(changes: UnitChanges, entries: readonly HistoryEntry[]): BudgetRule {
  const excused = listExcused(entries);
  return { isMeasured: (name) => changes[name] !== undefined && !excused.has(`${name}@${changes[name]}`) };
}
