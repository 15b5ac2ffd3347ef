import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import { resolveBuildId } from '../release/build-id.server.ts';
import type { RefusalReason } from '../release/release-errors.ts';
import type { ReleaseVersions } from '../release/release-reference.ts';
import type { TrustedKeys } from '../signature/trusted-keys.server.ts';
import { applyCanary, isCanaryStatement } from './apply-canary.server.ts';
import { applyChanges, findChanges, listChanges } from './apply-changes.ts';
import { applyEntry, isEntryStatement } from './apply-entry.server.ts';
import { type Canaries, noCanaries, withoutCanaries } from './canary.ts';
import { findActProblems } from './find-act-problems.server.ts';
import { HistoryError } from './history-error.ts';
import { joinEntryKeys } from './join-entry-keys.server.ts';
import type { Statement, UnitChanges } from './statement.ts';
import { noEntries, type UnitEntries, type UnitEntry } from './unit-entry.server.ts';

/** A statement as the registry keeps it, with the SHA-256 of its text. */
export interface RecordedStatement {
  readonly statement: Statement;
  readonly hash: string;
}

/** A statement and what came of it. */
export interface HistoryEntry extends RecordedStatement {
  readonly changes: UnitChanges;
  /** What is active after it; null as long as nothing is. */
  readonly set: ReleaseSet | null;
  /** The canaries that run after it. */
  readonly canaries: Canaries;
  /** Whether something follows from it: it verifies, and changes the active set, an entry or a canary. */
  readonly counts: boolean;
  /** The entry that it makes or withdraws; null for all others. */
  readonly entered: UnitEntry | null;
  /** Whether it is about the active set, not about an entry or a canary. */
  readonly isAct: boolean;
  /** Why it does not verify. */
  readonly problems: readonly RefusalReason[];
}

/** Everything that was ever done, and what follows from it. */
export interface RegistryState {
  /** Oldest first. */
  readonly entries: readonly HistoryEntry[];
  /** What is active; null before the first activation. */
  readonly set: ReleaseSet | null;
  /** What the platform says of units now. */
  readonly unitEntries: UnitEntries;
  /** The canaries that run. */
  readonly canaries: Canaries;
  /** Units whose last act counts for nothing, with the reason. */
  readonly refused: readonly RefusalReason[];
  /** Units whose last entry counts for nothing, or cannot be read here. */
  readonly refusedEntries: readonly RefusalReason[];
  /** Units about whose canary was said last what counts for nothing. */
  readonly refusedCanaries: readonly RefusalReason[];
}

const emptyState: RegistryState = {
  ...{ entries: [], set: null, unitEntries: noEntries, canaries: noCanaries },
  ...{ refused: [], refusedEntries: [], refusedCanaries: [] },
};

function assertLinked({ statement }: RecordedStatement, before: RecordedStatement | undefined): void {
  const { revision, previous } = statement;
  const next = (before?.statement.revision ?? 0) + 1;
  if (revision !== next)
    throw new HistoryError(
      `revision ${next} is missing before revision ${revision}; put it back from a copy of the registry, or remove what follows it if no command wrote that`,
    );
  const isChained = before === undefined || before.statement.changes === undefined || statement.changes !== undefined;
  const expected = before?.hash ?? null;
  if (isChained && (statement.changes === undefined || previous === expected)) return;
  throw new HistoryError(
    `revision ${revision} does not continue revision ${revision - 1}: one of them was changed; put it back from a copy of the registry`,
  );
}

// What is known of the statements that are still there; signatures are costly to check.
function findKnown(records: readonly RecordedStatement[], known: RegistryState | null): RegistryState {
  const isContinued = known?.entries.every(({ hash }, index) => hash === records[index]?.hash);
  return known && isContinued ? known : emptyState;
}

/** The reasons by unit, with those of a later statement instead of earlier ones. */
function replaceReasons(
  reasons: readonly RefusalReason[],
  said: readonly (readonly [UnitName, RefusalReason | null])[],
): readonly RefusalReason[] {
  const byUnit = new Map(reasons.map((reason) => [reason.name, reason]));
  for (const [name, reason] of said) {
    if (reason) byUnit.set(name, reason);
    else byUnit.delete(name);
  }
  return [...byUnit.values()];
}

/** What follows from the statements up to one of them. */
type Followed = Omit<RegistryState, 'entries'>;
type Step = readonly [HistoryEntry, Followed];

/** What a statement is followed with: those before it, and the keys. */
interface Before {
  readonly entries: readonly HistoryEntry[];
  readonly trustedKeys: TrustedKeys | null;
}

function followEntry(state: Followed, record: RecordedStatement, trustedKeys: TrustedKeys | null): Step {
  const { statement } = record;
  const { unitEntries, unit, entered, problems } = applyEntry(statement, state.unitEntries, trustedKeys);
  const [reason = null] = problems;
  // What is new of a unit ends with its entry.
  const canaries = entered?.isWithdrawn ? withoutCanaries(state.canaries, [entered.unit]) : state.canaries;
  const result = { counts: entered !== null, entered, isAct: false, problems };
  const entry = { ...record, changes: {}, set: state.set, canaries, ...result };
  const said = unit !== null && (reason === null || isKnown(unit, state, statement, trustedKeys));
  const refusedEntries = said ? replaceReasons(state.refusedEntries, [[unit, reason]]) : state.refusedEntries;
  return [entry, { ...state, unitEntries, canaries, refusedEntries }];
}

// A unit for which no key is trusted is nobody's: what was said of it concerns nobody.
function isKnown(
  unit: UnitName,
  { unitEntries }: Followed,
  { revision }: Statement,
  trustedKeys: TrustedKeys | null,
): boolean {
  return trustedKeys === null || joinEntryKeys(trustedKeys, unitEntries)(unit, 'act', revision).length > 0;
}

function followAct(
  state: Followed,
  record: RecordedStatement,
  changes: UnitChanges,
  { entries, trustedKeys }: Before,
): Step {
  const { statement } = record;
  const { unitEntries, canaries: running } = state;
  const problems = findActProblems(statement, changes, trustedKeys, unitEntries, { entries, canaries: running });
  const changed = listChanges(changes);
  // What changes nothing needs nobody's signature.
  const counts = problems.length === 0 && changed.length > 0;
  const versions: ReleaseVersions = applyChanges(state.set?.versions ?? {}, changes);
  const set = counts ? { buildId: resolveBuildId(versions), activatedAt: statement.activatedAt, versions } : state.set;
  // A canary is compared with what is active: when that changes, it has nothing to be compared with.
  const units = changed.map(([name]) => name);
  const canaries = counts ? withoutCanaries(state.canaries, units) : state.canaries;
  const said = changed.map(([name, version]) => {
    const reason = problems.find((problem) => problem.name === name) ?? problems[0];
    const isRefused = reason !== undefined && isKnown(name, state, statement, trustedKeys);
    return [name, isRefused ? { ...reason, name, version: version ?? '' } : null] as const;
  });
  const entry = { ...record, changes, set, canaries, counts, entered: null, isAct: true, problems };
  return [entry, { ...state, set, canaries, refused: replaceReasons(state.refused, said) }];
}

function followCanary(state: Followed, record: RecordedStatement, trustedKeys: TrustedKeys | null): Step {
  const { statement } = record;
  const { canaries, unit, counts, problems } = applyCanary(statement, state, trustedKeys);
  const [reason = null] = problems;
  const result = { counts, entered: null, isAct: false, problems };
  const entry = { ...record, changes: {}, set: state.set, canaries, ...result };
  const said = unit !== null && (reason === null || isKnown(unit, state, statement, trustedKeys));
  const refusedCanaries = said ? replaceReasons(state.refusedCanaries, [[unit, reason]]) : state.refusedCanaries;
  return [entry, { ...state, canaries, refusedCanaries }];
}

function follow(state: Followed, record: RecordedStatement, changes: UnitChanges, before: Before): Step {
  const { statement } = record;
  const { trustedKeys } = before;
  if (isEntryStatement(statement, changes)) return followEntry(state, record, trustedKeys);
  if (isCanaryStatement(statement, changes)) return followCanary(state, record, trustedKeys);
  return followAct(state, record, changes, before);
}

/**
 * Follows the statements from the first to the last and counts those alone that verify; `trustedKeys` null counts all.
 * `known` is an earlier result with the same keys. Throws HistoryError when the chain is broken: what a changed or missing
 * statement said is not known.
 */
export function resolveHistory(
  records: readonly RecordedStatement[],
  trustedKeys: TrustedKeys | null,
  known: RegistryState | null = null,
): RegistryState {
  const { entries: followed, ...start } = findKnown(records, known);
  const entries = [...followed];
  let state: Followed = start;
  for (const record of records.slice(entries.length)) {
    const before = entries.at(-1);
    const { statement } = record;
    assertLinked(record, before);
    const changes = statement.changes ?? findChanges(before?.statement.versions ?? {}, statement.versions);
    const [entry, next] = follow(state, record, changes, { entries, trustedKeys });
    entries.push(entry);
    state = next;
  }
  return { entries, ...state };
}
