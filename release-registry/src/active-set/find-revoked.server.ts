import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import { joinEntryKeys } from '../history/join-entry-keys.server.ts';
import type { UnitEntries } from '../history/unit-entry.server.ts';
import type { RefusalReason } from '../release/release-errors.ts';
import type { TrustedKeys } from '../signature/trusted-keys.server.ts';
import { findGrantProblems } from './find-grant-problems.ts';
import { findSignatureProblems } from './verify-release-set.server.ts';

/** Why releases that are active may no longer be so by these entries: a key was taken out, or a place or a capability. */
export function findRevoked(
  manifests: readonly ReleaseManifest[],
  trustedKeys: TrustedKeys | null,
  entries: UnitEntries,
): readonly RefusalReason[] {
  const keys = joinEntryKeys(trustedKeys, entries);
  return manifests.flatMap((manifest) => {
    const { name, version } = manifest;
    const findings = [...findSignatureProblems(manifest, keys), ...findGrantProblems(manifest, entries)];
    return findings.map(([code, detail]) => ({ name, version, code, detail }));
  });
}
