import type { UnitName } from '@kmx/shared-contracts/units.ts';
import type { KeyUse, TrustedKeys } from '../signature/trusted-keys.server.ts';
import type { UnitEntries } from './unit-entry.server.ts';

/** What no key of an entry may sign: those who may are in the configuration alone. */
const ownUses: ReadonlySet<KeyUse> = new Set(['entry', 'guard', 'operator']);

/**
 * The keys of the configuration and of the entries in force. What is active of a unit whose entry was withdrawn goes on
 * being trusted; only who signs entries may act on it.
 */
export function joinEntryKeys<Keys extends TrustedKeys | null>(trustedKeys: Keys, entries: UnitEntries): Keys {
  if (trustedKeys === null) return trustedKeys;
  const join = (unit: UnitName, use: KeyUse, revision?: number) => {
    const entry = entries.get(unit);
    if (entry?.isWithdrawn && use === 'act') return trustedKeys(unit, 'entry', revision);
    const configured = trustedKeys(unit, use, revision);
    return entry === undefined || ownUses.has(use) ? configured : [...configured, ...entry.keys];
  };
  return Object.assign(join, { demandsEntries: trustedKeys.demandsEntries ?? false }) as TrustedKeys as Keys;
}
