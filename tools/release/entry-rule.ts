import { findGrantProblems } from '@kmx/release-registry/active-set/find-grant-problems.ts';
import { describeMissingEntry } from '@kmx/release-registry/history/find-act-problems.server.ts';
import { joinEntryKeys } from '@kmx/release-registry/history/join-entry-keys.server.ts';
import type { UnitEntries } from '@kmx/release-registry/history/unit-entry.server.ts';
import type { RefusalCode } from '@kmx/release-registry/release/release-errors.ts';
import type { TrustedKeys } from '@kmx/release-registry/signature/trusted-keys.server.ts';
import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import type { UnitName } from '@kmx/shared-contracts/units.ts';

/** What a release is measured by before anybody may activate it. */
export interface EntryRule {
  /** Of the configuration and of the entries in force; null: any. */
  readonly trustedKeys: TrustedKeys | null;
  /** Why a unit may do nothing new for want of an entry; null when it may. */
  readonly describeMissing: (unit: UnitName) => string | null;
  readonly findProblems: (manifest: ReleaseManifest) => readonly (readonly [RefusalCode, string])[];
}

/** Creates the rule that follows from the keys of the configuration and the entries in force. */
export function createEntryRule(trustedKeys: TrustedKeys | null, unitEntries: UnitEntries): EntryRule {
  const isDemanded = trustedKeys?.demandsEntries === true;
  const describeMissing = (unit: UnitName) => describeMissingEntry(unit, unitEntries, isDemanded);
  return {
    trustedKeys: joinEntryKeys(trustedKeys, unitEntries),
    describeMissing,
    findProblems: (manifest) => {
      const missing = describeMissing(manifest.name);
      return missing === null ? findGrantProblems(manifest, unitEntries) : [['entry-missing', missing]];
    },
  };
}
