import type { ClosedWay } from '@kmx/release-registry/active-set/find-closed-ways.server.ts';
import { findChanges, listChanges } from '@kmx/release-registry/history/apply-changes.ts';
import type { Canary } from '@kmx/release-registry/history/canary.ts';
import type { HistoryEntry } from '@kmx/release-registry/history/resolve-history.server.ts';
import { renderBytes, renderPage } from '@kmx/release-registry/release/describe-excess.ts';
import type { PageWeight } from '@kmx/release-registry/release/page-weights.ts';
import type { RefusalReason } from '@kmx/release-registry/release/release-errors.ts';
import type { ReleaseReference, ReleaseVersions } from '@kmx/release-registry/release/release-reference.ts';
import type { ServingProblem } from '@kmx/release-registry/reports/await-shells.ts';
import type { ShellReport } from '@kmx/release-registry/reports/shell-reports.ts';
import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import * as v from 'valibot';
import type { PublishResult } from './publish-build.ts';
import { quote } from './quote.ts';
import { renderCanary, renderCanaryReports } from './render-canaries.ts';

function renderVersions(versions: ReleaseVersions): string {
  return Object.entries(versions)
    .map(([name, version]) => `${name}@${version}`)
    .join(' ');
}

/** One line for a set: its build id and its releases. */
export function renderSet(set: ReleaseSet): string {
  return `build ${set.buildId}: ${renderVersions(set.versions)}`;
}

/** An activation that nobody waited for. */
export function renderPointed(set: ReleaseSet): string {
  return `Pointed to, and nobody was asked whether it is served: ${renderSet(set)}`;
}

/** An activation that every running shell serves, with the smoke pages that were not rendered. */
export function renderServed(
  set: ReleaseSet,
  { shells, unproven }: { readonly shells: readonly string[]; readonly unproven: NonNullable<ShellReport['unproven']> },
): string {
  if (shells.length === 0) return `Active, and no shell is running: the next one starts with ${renderSet(set)}`;
  const notes = unproven.map(
    ({ name, version, page, reason }) =>
      `  not proven: ${name}@${version} ${page && `${quote(page)}: `}${quote(reason)}`,
  );
  return [`Active, and served by ${shells.join(', ')}: ${renderSet(set)}`, ...notes].join('\n');
}

/** Ways back that an activation closes, each in a line of its own; empty where there are none. */
export function renderClosed(closed: readonly ClosedWay[]): string {
  return closed
    .map(({ name, version, detail }) => `\n  closes a way back: ${name}@${version}: ${quote(detail)}`)
    .join('');
}

/** An activation that was put back, with the reason of each shell. */
export function renderNotServed(problems: readonly ServingProblem[], restored: ReleaseSet | null): string {
  const lines = problems.map(({ shell, reason }) => `  ${quote(shell)}  ${quote(reason)}`);
  const end =
    restored === null
      ? 'Nothing was put back: the units were active before already, or have been changed since.'
      : `Put back: ${renderSet(restored)}`;
  return ['Not served:', ...lines, end].join('\n');
}

function renderWeight(weight: PageWeight): string {
  const { bytes, requests, levels } = weight;
  return `${renderPage(weight)} needs ${renderBytes(bytes)} (br) in ${requests} files, ${levels} levels`;
}

/** One line for a publication. */
export function renderPublished({ name, version, state, files, bytes, sameAs, heaviest }: PublishResult): string {
  const verb = state === 'published' ? 'Published' : 'Already published:';
  const note = sameAs === null ? '' : `, the same files as ${name}@${sameAs}: nothing new is in it`;
  const size = `${files} files, ${Math.ceil(bytes / 1024)} kB`;
  return `${verb} ${name}@${version} (${size}; ${heaviest ? renderWeight(heaviest) : 'no page'})${note}`;
}

/** What `list` shows beside the releases. */
interface RegistryView {
  readonly active: ReleaseSet | null;
  readonly canaries: readonly Canary[];
  readonly refused: readonly RefusalReason[];
  /** What entries say against releases that are active. */
  readonly revoked: readonly RefusalReason[];
  readonly shells: readonly ShellReport[];
}

/** One line for each release, the active ones marked `*`, canaries `%`. */
export function renderList(
  releases: readonly (ReleaseReference & { readonly isActive: boolean; readonly isCanary: boolean })[],
  { active, canaries, refused, revoked, shells }: RegistryView,
): string {
  const lines = releases.map(
    ({ name, version, isActive, isCanary }) => `${isActive ? '*' : isCanary ? '%' : ' '} ${name}@${version}`,
  );
  const tried = canaries.flatMap((canary) => [`${renderCanary(canary)}.`, ...renderCanaryReports(canary, shells)]);
  const head = active === null ? 'No set is active.' : `Active build ${active.buildId}, since ${active.activatedAt}.`;
  const ignored = refused.map(({ name, detail }) => `Counts for nothing, ${name}: ${quote(detail)}`);
  const left = revoked.map(
    ({ name, version, code, detail }) => `Left out by shells, ${name}@${version}: ${code} (${quote(detail)})`,
  );
  const serving = shells.map((report) => {
    const problems = report.problems
      .map(({ name, version, reason }) => `; ${name}${version && `@${version}`}: ${quote(reason)}`)
      .join('');
    return `${report.shell} serves ${report.buildId}${problems}`;
  });
  const running = serving.length > 0 ? serving : ['No shell is running.'];
  return [
    head,
    ...tried,
    ...ignored,
    ...left,
    ...running,
    ...(lines.length > 0 ? lines : ['Nothing was published yet.']),
  ].join('\n');
}

const subjectSchema = v.object({ unit: v.string(), version: v.string(), percent: v.optional(v.number()) });

/** The canary that a statement is about, and its share; none for others. */
function listSubject({ canary }: HistoryEntry['statement']): readonly string[] {
  const subject = v.safeParse(subjectSchema, canary);
  if (!subject.success) return [];
  const { unit, version, percent } = subject.output;
  return [`${unit}@${version}${percent === undefined ? '' : ` ${percent} %`}`];
}

/** One line for each statement, oldest first. */
export function renderHistory(entries: readonly HistoryEntry[]): string {
  const lines = entries.map(({ statement, changes, counts, entered }) => {
    const { revision, activatedAt, kind, by, reason, overBudget, signatures } = statement;
    const acted = listChanges(changes).map(([name, version]) =>
      version === null ? `${name} out` : `${name}@${version}`,
    );
    const about = entered ? [`${entered.unit} of team ${entered.team}`] : listSubject(statement);
    const changed = about.length > 0 ? about : acted;
    const keys = signatures.length > 0 ? `, signed ${signatures.map(({ key }) => key).join(' ')}` : '';
    const note = counts ? '' : 'counts for nothing  ';
    const excuse = overBudget === undefined ? '' : `, over budget: ${overBudget}`;
    return quote(
      `${revision}  ${note}${activatedAt}  ${kind}  ${changed.join(' ')}  by ${by}${keys}: ${reason}${excuse}`,
    );
  });
  return lines.length > 0 ? lines.join('\n') : 'No set was ever active.';
}

/** What going back to a whole set would change, as a question. */
export function renderRollbackQuestion(active: ReleaseSet | null, target: ReleaseSet): string {
  const changes = listChanges(findChanges(active?.versions ?? {}, target.versions));
  const lines = changes.map(([name, version]) => {
    const present = active?.versions[name];
    return `  ${name}  ${present ?? 'not active'} -> ${version ?? 'not active'}`;
  });
  return ['Going back to this set changes:', ...lines, 'Go back? (yes/no) '].join('\n');
}

/** What pruning would remove, as a question. */
export function renderPruneQuestion(removed: readonly ReleaseReference[], kept: number): string {
  const lines = removed.map(({ name, version }) => `  ${name}@${version}`);
  return ['These releases would be removed for good:', ...lines, `${kept} stay. Remove them? (yes/no) `].join('\n');
}

/** One line for each reason of a refusal. */
export function renderRefusal(reasons: readonly RefusalReason[]): string {
  const lines = reasons.map(({ name, version, code, detail }) => `  ${name}@${version}  ${code}  ${quote(detail)}`);
  const isUnsigned = reasons.some(({ code }) => code === 'act-unsigned' || code === 'signature-missing');
  const hint = isUnsigned
    ? [
        'Sign with the key of the unit, an entry with that of the platform: RELEASE_PRIVATE_KEYS, or RELEASE_PRIVATE_KEY.',
      ]
    : [];
  return ['Refused:', ...lines, ...hint].join('\n');
}
