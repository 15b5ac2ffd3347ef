import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import { wasActive } from '../history/past-act.ts';
import type { HistoryEntry } from '../history/resolve-history.server.ts';

interface Step<Value> {
  readonly value: Value;
  readonly isRollback: boolean;
}

/**
 * The value before the present one. Two steps back in a row must reach two back, so values that were only restored do not
 * count as steps; the same value said twice is one.
 */
function findEarlier<Value>(
  steps: readonly Step<Value>[],
  isSame: (left: Value, right: Value) => boolean,
): Value | null {
  const distinct = steps.filter(({ value }, index) => {
    const before = steps[index - 1];
    return before === undefined || !isSame(before.value, value);
  });
  const present = distinct.at(-1);
  if (present === undefined) return null;
  const index = distinct.findLastIndex(({ value, isRollback }) => !isRollback && isSame(value, present.value));
  return distinct[index - 1]?.value ?? null;
}

function listSteps(entries: readonly HistoryEntry[]) {
  return entries.flatMap(({ set, counts, isAct, changes, statement }) =>
    set === null || !counts || !isAct ? [] : [{ set, changes, isRollback: statement.kind === 'rollback' }],
  );
}

/** The set before the active one, or the one with that build id; throws RangeError when there is none. */
export function findRollbackSet(entries: readonly HistoryEntry[], toBuildId?: string): ReleaseSet {
  const steps = listSteps(entries).map(({ set, isRollback }) => ({ value: set, isRollback }));
  const named = steps.findLast(({ value }) => value.buildId === toBuildId)?.value;
  const target =
    toBuildId === undefined ? findEarlier(steps, (left, right) => left.buildId === right.buildId) : (named ?? null);
  if (target === null) throw new RangeError(toBuildId ? `no set ${toBuildId} in the history` : 'no earlier set');
  return target;
}

/** The version of a unit before its active one, or `toVersion` if it was ever active; throws RangeError when there is none. */
export function findRollbackVersion(entries: readonly HistoryEntry[], unit: UnitName, toVersion?: string): string {
  if (toVersion !== undefined) {
    if (wasActive(entries, unit, toVersion)) return toVersion;
    throw new RangeError(`${unit}@${toVersion} was never active`);
  }
  const steps = listSteps(entries).flatMap(({ changes, isRollback }) => {
    const version = changes[unit];
    return version === undefined ? [] : [{ value: version, isRollback }];
  });
  // A unit that was taken out comes back as it was; that it was out in between is no version.
  const versions = steps.flatMap(({ value, isRollback }) => (value === null ? [] : [{ value, isRollback }]));
  const isOut = steps.at(-1)?.value === null;
  const earlier = isOut ? (versions.at(-1)?.value ?? null) : findEarlier(versions, (left, right) => left === right);
  if (earlier === null) throw new RangeError(`${unit} has no earlier version`);
  return earlier;
}
