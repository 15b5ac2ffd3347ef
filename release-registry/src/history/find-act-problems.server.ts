import type { KeyObject } from 'node:crypto';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import type { RefusalCode, RefusalReason } from '../release/release-errors.ts';
import type { TrustedKeys } from '../signature/trusted-keys.server.ts';
import { listChanges } from './apply-changes.ts';
import { isPromotionByRule, isSignedByGuard } from './guard-acts.server.ts';
import { joinEntryKeys } from './join-entry-keys.server.ts';
import { type ActBackground, isOperatorAct, isSignedByOperator, noBackground } from './operator-acts.server.ts';
import { isStatementSignedBy } from './sign-statement.server.ts';
import type { Statement, UnitChanges } from './statement.ts';
import type { UnitEntries } from './unit-entry.server.ts';

/** Why a unit may not be activated for want of an entry; null when it may. `isDemanded`: a remote needs one. */
export function describeMissingEntry(unit: UnitName, entries: UnitEntries, isDemanded: boolean): string | null {
  const entry = entries.get(unit);
  if (entry?.isWithdrawn)
    return `its entry was withdrawn in revision ${entry.revision}; the platform can make a new one`;
  if (entry !== undefined || unit === 'shell' || !isDemanded) return null;
  return `the platform has made no entry for it; it does so by: npm run release -- enter ${unit} ...`;
}

/** Whether remotes need an entry: once the platform has begun to make them. */
export function isEntryDemanded(trustedKeys: TrustedKeys | null, entries: UnitEntries): boolean {
  return entries.size > 0 && trustedKeys?.demandsEntries === true;
}

/**
 * Why a statement counts for nothing: each unit that it changes needs the signature of a key that is trusted for it, and an
 * entry once the platform has begun to make entries. For a promotion that a canary asks for by rule, that of the guard is
 * enough, and that of the operators for what goes back or decides about a canary. What was active before stays.
 */
export function findActProblems(
  statement: Statement,
  changes: UnitChanges,
  trustedKeys: TrustedKeys | null,
  entries: UnitEntries,
  background: ActBackground = noBackground,
): readonly RefusalReason[] {
  const { revision, by } = statement;
  const keys = joinEntryKeys(trustedKeys, entries);
  const isDemanded = isEntryDemanded(trustedKeys, entries);
  const isByRule = isPromotionByRule(statement, changes, background.canaries);
  const checked = new Map<KeyObject, boolean>();
  const hasSigned = (key: KeyObject): boolean => {
    const isSigner = checked.get(key) ?? isStatementSignedBy(statement, key);
    checked.set(key, isSigner);
    return isSigner;
  };
  return listChanges(changes).flatMap(([name, version]): readonly RefusalReason[] => {
    const describe = (code: RefusalCode, why: string): readonly RefusalReason[] => {
      return [{ name, version: version ?? '', code, detail: `revision ${revision}, by ${by}, ${why}` }];
    };
    const missing = version === null ? null : describeMissingEntry(name, entries, isDemanded);
    const isSigned =
      keys === null ||
      keys(name, 'act', revision).some(hasSigned) ||
      (isByRule && isSignedByGuard(statement, name, keys)) ||
      (isSignedByOperator(statement, name, keys) && isOperatorAct(statement, changes, background));
    if (!isSigned && statement.signatures.length === 0) return describe('act-unsigned', 'is not signed');
    if (!isSigned && !entries.get(name)?.isWithdrawn)
      return describe('act-foreign', `was not signed with a key that may act on ${name}`);
    if (missing !== null) return describe('entry-missing', `activates ${name}: ${missing}`);
    return isSigned
      ? []
      : describe('act-foreign', `was not signed with a key that may act on ${name}, whose entry was withdrawn`);
  });
}
