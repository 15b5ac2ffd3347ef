import type { KeyObject } from 'node:crypto';
import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import { releaseSetSchema } from '@kmx/shared-contracts/release.ts';
import { unitNameSchema } from '@kmx/shared-contracts/units.schema.ts';
import type { ByUnit, UnitName } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';
import { resolveBuildId } from '../release/build-id.server.ts';
import type { RefusalReason } from '../release/release-errors.ts';
import type { ReleaseVersions } from '../release/release-reference.ts';
import type { TrustedKeys } from '../signature/trusted-keys.server.ts';
import { applyChanges, findChanges, listChanges } from './apply-changes.ts';
import { HistoryError } from './history-error.ts';
import { isStatementSignedBy } from './sign-statement.server.ts';

// The reader of the history as it was on 23 November 2026, before statements about entries: a shell or a command that was
// started then. It is no more changed than a running process is; only its imports lead to what has stayed the same.

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** Each one is checked against each key. */
const maxSignatures = 64;

/** One signature of a statement, and the key that it says it was made with. */
const statementSignatureSchema = v.looseObject({ key: v.string(), signature: v.string() });

/**
 * One act upon the registry: which units change to which versions, on top of which statement, when, by whom and why. The
 * signatures cover everything else in it, also fields of a later version, so these are kept.
 */
export const earlierStatementSchema = v.looseObject({
  /** What is active after it, as its writer saw it. */
  ...releaseSetSchema.entries,
  /** Counts from 1. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** `activation`, `deactivation`, `rollback`, or what a later version knows. */
  kind: v.string(),
  by: v.string(),
  reason: v.string(),
  /** SHA-256 of the statement before it; null in the first one, and in those of releases before statements were chained. */
  previous: v.optional(v.nullable(hash), null),
  /** The new version of each unit that changes; null takes it out. Absent where statements were not chained. */
  changes: v.optional(
    v.pipe(
      v.record(unitNameSchema, v.nullable(v.string())),
      v.transform((changes) => changes as ByUnit<string | null>),
    ),
  ),
  signatures: v.optional(v.pipe(v.array(statementSignatureSchema), v.maxLength(maxSignatures)), []),
});
type Statement = v.InferOutput<typeof earlierStatementSchema>;

/** The units that a statement changes, with their new versions; null takes one out. */
type UnitChanges = ByUnit<string | null>;

/** A statement as the registry keeps it, with the SHA-256 of its text. */
interface RecordedStatement {
  readonly statement: Statement;
  readonly hash: string;
}

/** A statement and what came of it. */
interface HistoryEntry extends RecordedStatement {
  readonly changes: UnitChanges;
  /** What is active after it; null as long as nothing is. */
  readonly set: ReleaseSet | null;
  /** Whether the active set follows from it: it changes something, and verifies. */
  readonly counts: boolean;
  /** Why it does not verify. */
  readonly problems: readonly RefusalReason[];
}

/** Everything that was ever done, and what follows from it. */
interface RegistryState {
  /** Oldest first. */
  readonly entries: readonly HistoryEntry[];
  /** What is active; null before the first activation. */
  readonly set: ReleaseSet | null;
  /** Units whose last statement counts for nothing, with the reason. */
  readonly refused: readonly RefusalReason[];
}

/** Why a statement counts for nothing: each unit that it changes needs the signature of a key that is trusted for it. */
function findActProblems(
  statement: Statement,
  changes: UnitChanges,
  trustedKeys: TrustedKeys | null,
): readonly RefusalReason[] {
  if (trustedKeys === null) return [];
  const { revision, by } = statement;
  const checked = new Map<KeyObject, boolean>();
  const hasSigned = (key: KeyObject): boolean => {
    const isSigner = checked.get(key) ?? isStatementSignedBy(statement, key);
    checked.set(key, isSigner);
    return isSigner;
  };
  return listChanges(changes).flatMap(([name, version]): readonly RefusalReason[] => {
    if (trustedKeys(name, 'act', revision).some(hasSigned)) return [];
    const isUnsigned = statement.signatures.length === 0;
    const why = isUnsigned ? 'is not signed' : `was not signed with a key that may act on ${name}`;
    const code = isUnsigned ? 'act-unsigned' : 'act-foreign';
    return [{ name, version: version ?? '', code, detail: `revision ${revision}, by ${by}, ${why}` }];
  });
}

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
  return known && isContinued ? known : { entries: [], set: null, refused: [] };
}

/**
 * Follows the statements from the first to the last and counts those alone that verify; `trustedKeys` null counts all.
 * `known` is an earlier result with the same keys. Throws HistoryError when the chain is broken: what a changed or missing
 * statement said is not known.
 */
export function resolveEarlier(
  records: readonly RecordedStatement[],
  trustedKeys: TrustedKeys | null,
  known: RegistryState | null = null,
): RegistryState {
  const start = findKnown(records, known);
  const entries = [...start.entries];
  const refused = new Map<UnitName, RefusalReason>(start.refused.map((reason) => [reason.name, reason]));
  let { set } = start;
  for (const record of records.slice(entries.length)) {
    const before = entries.at(-1);
    const { statement } = record;
    assertLinked(record, before);
    const changes = statement.changes ?? findChanges(before?.statement.versions ?? {}, statement.versions);
    const problems = findActProblems(statement, changes, trustedKeys);
    // What changes nothing needs nobody's signature.
    const counts = problems.length === 0 && listChanges(changes).length > 0;
    if (counts) {
      const versions: ReleaseVersions = applyChanges(set?.versions ?? {}, changes);
      set = { buildId: resolveBuildId(versions), activatedAt: statement.activatedAt, versions };
    }
    for (const [name, version] of listChanges(changes)) {
      const reason = problems.find((problem) => problem.name === name) ?? problems[0];
      // A unit for which no key is trusted is nobody's: what was said of it concerns nobody.
      const isKnown = () => trustedKeys === null || trustedKeys(name, 'act', statement.revision).length > 0;
      if (reason && isKnown()) refused.set(name, { ...reason, name, version: version ?? '' });
      else refused.delete(name);
    }
    entries.push({ ...record, changes, set, counts, problems });
  }
  return { entries, set, refused: [...refused.values()] };
}
