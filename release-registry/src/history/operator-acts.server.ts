import type { UnitName } from '@kmx/shared-contracts/units.ts';
import type { TrustedKeys } from '../signature/trusted-keys.server.ts';
import { listChanges } from './apply-changes.ts';
import { type Canaries, noCanaries } from './canary.ts';
import { type PastAct, wasActive } from './past-act.ts';
import { isStatementSignedBy } from './sign-statement.server.ts';
import type { Statement, UnitChanges } from './statement.ts';

/** What was done before a statement, and what runs when it is made. */
export interface ActBackground {
  /** Oldest first. */
  readonly entries: readonly PastAct[];
  readonly canaries: Canaries;
}

export const noBackground: ActBackground = { entries: [], canaries: noCanaries };

/** Whether a statement carries the signature of the operators, which counts only for what `operator` in the keys says (REL-15). */
export function isSignedByOperator(statement: Statement, unit: UnitName, trustedKeys: TrustedKeys | null): boolean {
  const keys = trustedKeys?.(unit, 'operator', statement.revision) ?? [];
  return keys.some((key) => isStatementSignedBy(statement, key));
}

/**
 * Whether a statement is one that operators may make of the active set: one unit, which is active, goes back to a version that
 * it had before, or to the canary that runs for it. Nothing that visitors have not had can become active by it.
 */
export function isOperatorAct(
  { kind }: Statement,
  changes: UnitChanges,
  { entries, canaries }: ActBackground,
): boolean {
  const [change, ...others] = listChanges(changes);
  if (change === undefined || others.length > 0) return false;
  const [unit, version] = change;
  const active = entries.at(-1)?.set?.versions[unit];
  if (version === null || active === undefined) return false;
  if (kind === 'rollback') return wasActive(entries, unit, version);
  return kind === 'promotion' && unit !== 'shell' && canaries.get(unit)?.version === version;
}
