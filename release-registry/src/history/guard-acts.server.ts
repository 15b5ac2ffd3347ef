import type { UnitName } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';
import type { TrustedKeys } from '../signature/trusted-keys.server.ts';
import { listChanges } from './apply-changes.ts';
import { type Canaries, hasRuleTimePassed } from './canary.ts';
import { isStatementSignedBy } from './sign-statement.server.ts';
import type { Statement, UnitChanges } from './statement.ts';

const evidenceSchema = v.object({ views: v.number() });

/** Whether a statement carries the signature of the guard, which counts only for what `guard` in the keys says (REL-11). */
export function isSignedByGuard(statement: Statement, unit: UnitName, trustedKeys: TrustedKeys | null): boolean {
  const keys = trustedKeys?.(unit, 'guard', statement.revision) ?? [];
  return keys.some((key) => isStatementSignedBy(statement, key));
}

/**
 * Whether a statement makes active what the team's own canary asks for by rule: its version alone, not before its time, with
 * the views that it names. This is the only act upon the active set that the guard may sign.
 */
export function isPromotionByRule(statement: Statement, changes: UnitChanges, canaries: Canaries): boolean {
  const [change, ...others] = listChanges(changes);
  if (statement.kind !== 'promotion' || change === undefined || others.length > 0) return false;
  const [unit, version] = change;
  const canary = unit === 'shell' ? undefined : canaries.get(unit);
  if (canary === undefined || canary.promotion === null || canary.version !== version) return false;
  const evidence = v.safeParse(evidenceSchema, statement.canary);
  const isDue = hasRuleTimePassed(canary, Date.parse(statement.activatedAt));
  return isDue && evidence.success && evidence.output.views >= canary.promotion.minViews;
}
