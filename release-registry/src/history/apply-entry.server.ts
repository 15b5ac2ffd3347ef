import { unitNameSchema } from '@kmx/shared-contracts/units.schema.ts';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';
import type { RefusalCode, RefusalReason } from '../release/release-errors.ts';
import type { TrustedKeys } from '../signature/trusted-keys.server.ts';
import { isStatementSignedBy } from './sign-statement.server.ts';
import type { Statement, UnitChanges } from './statement.ts';
import { statedEntrySchema, type UnitEntries, type UnitEntry } from './unit-entry.server.ts';

/** What becomes of the entries by a statement. */
export interface AppliedEntry {
  readonly unitEntries: UnitEntries;
  /** The unit that it is about; null where it names none. */
  readonly unit: UnitName | null;
  /** What it says of the unit from now on; null where it counts for nothing. */
  readonly entered: UnitEntry | null;
  readonly problems: readonly RefusalReason[];
}

const subjectSchema = v.object({ unit: unitNameSchema });

/** Whether a statement is about an entry: one that also changes versions is an act, as it is for readers that know no entries. */
export function isEntryStatement({ kind, entry }: Statement, changes: UnitChanges): boolean {
  return (kind === 'entry' || kind === 'withdrawal') && entry !== undefined && Object.keys(changes).length === 0;
}

function findSignerProblem(
  statement: Statement,
  unit: UnitName,
  trustedKeys: TrustedKeys | null,
): readonly [RefusalCode, string] | null {
  if (trustedKeys === null) return null;
  const { revision, signatures } = statement;
  if (trustedKeys(unit, 'entry', revision).some((key) => isStatementSignedBy(statement, key))) return null;
  if (signatures.length === 0) return ['act-unsigned', 'is not signed'];
  return ['act-foreign', 'was not signed with a key that may sign entries, which is that of the platform'];
}

/** The unit, if another one than `unit`, to which a place is granted already. */
function findHolder(entries: UnitEntries, { unit, mounts }: UnitEntry): readonly [string, UnitName] | null {
  for (const { path, isLocalized } of mounts) {
    const holder = [...entries.values()].find(
      (other) =>
        other.unit !== unit &&
        !other.isWithdrawn &&
        other.mounts.some((mount) => mount.path === path && mount.isLocalized === isLocalized),
    );
    if (holder) return [path, holder.unit];
  }
  return null;
}

/**
 * Applies a statement about an entry to those in force. It counts for nothing without the signature of the platform, and
 * when it grants a place that another unit has. One that is signed rightly and cannot be read closes the unit for all that
 * is new: to go on with the entry before could be to trust a key that was taken out.
 */
export function applyEntry(
  statement: Statement,
  unitEntries: UnitEntries,
  trustedKeys: TrustedKeys | null,
): AppliedEntry {
  const { entry: said, kind, revision, by } = statement;
  const subject = v.safeParse(subjectSchema, said);
  if (!subject.success) return { unitEntries, unit: null, entered: null, problems: [] };
  const { unit } = subject.output;
  const describe = (code: RefusalCode, why: string): RefusalReason => {
    return { name: unit, version: '', code, detail: `revision ${revision}, by ${by}, ${why}` };
  };
  const refuse = (code: RefusalCode, why: string): AppliedEntry => {
    return { unitEntries, unit, entered: null, problems: [describe(code, why)] };
  };
  const signerProblem = findSignerProblem(statement, unit, trustedKeys);
  if (signerProblem) return refuse(...signerProblem);
  const enter = (entered: UnitEntry, problems: readonly RefusalReason[] = []): AppliedEntry => {
    return { unitEntries: new Map([...unitEntries, [unit, entered]]), unit, entered, problems };
  };
  const before = unitEntries.get(unit) ?? { unit, team: '', keys: [], mounts: [], capabilities: [] };
  const closed = { ...before, revision, isWithdrawn: true };
  if (kind === 'withdrawal') return enter(closed);
  const parsed = v.safeParse(statedEntrySchema, said);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const why = `cannot be read here (${v.getDotPath(issue) ?? 'entry'}: ${issue.message}); the unit keeps what is active and may do nothing new`;
    return enter(closed, [describe('entry-invalid', why)]);
  }
  const entered: UnitEntry = { ...parsed.output, revision, isWithdrawn: false };
  const holder = findHolder(unitEntries, entered);
  if (holder) return refuse('mount-taken', `grants ${holder[0]}, which ${holder[1]} has`);
  return enter(entered);
}
