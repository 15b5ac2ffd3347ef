import type { OperatedUnit, ReleaseAct } from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import { isRemoteName } from '@kmx/shared-contracts/units.ts';
import type { Canary } from '../canary/canary-badge.tsx';

/** What an operator is about to do: as the state was when the dialog was opened. */
export type Proposal =
  | { readonly kind: 'rollback'; readonly unit: OperatedUnit; readonly from: string; readonly to: string }
  | { readonly kind: 'promotion' | 'canary-end'; readonly unit: OperatedUnit; readonly canary: Canary };

/** The way back of a unit; null without an earlier version. */
export function proposeRollback(unit: OperatedUnit): Proposal | null {
  const { served, previous } = unit;
  return served === null || previous === null ? null : { kind: 'rollback', unit, from: served, to: previous };
}

/** What can be decided about the canary of a unit; null without one. */
export function proposeDecision(unit: OperatedUnit, kind: 'promotion' | 'canary-end'): Proposal | null {
  return unit.canary === null ? null : { kind, unit, canary: unit.canary };
}

/** The act of a proposal, which does nothing where the state has changed since. */
export function createAct(proposal: Proposal, reason: string): ReleaseAct {
  const { name } = proposal.unit;
  if (proposal.kind === 'rollback') {
    return { kind: 'rollback', unit: name, from: proposal.from, to: proposal.to, reason };
  }
  if (!isRemoteName(name)) throw new Error(`${name} cannot have a canary`);
  return { kind: proposal.kind, unit: name, since: proposal.canary.since, reason };
}

/** Whether the state is still the one that the operator saw. */
export function isPossible(proposal: Proposal, now: OperatedUnit | undefined): boolean {
  if (now === undefined) return false;
  if (proposal.kind === 'rollback') return now.served === proposal.from && now.previous === proposal.to;
  return now.canary?.since === proposal.canary.since;
}

/** The command that does the same where the shell may not. */
export function nameCommand(kind: Proposal['kind'], unit: string): string {
  if (kind === 'rollback') return `npm run release -- rollback ${unit}`;
  return kind === 'promotion' ? `npm run release -- promote ${unit}` : `npm run release -- canary ${unit} --stop`;
}
