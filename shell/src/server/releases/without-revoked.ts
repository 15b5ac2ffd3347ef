import { findRevoked } from '@kmx/release-registry/active-set/find-revoked.server.ts';
import type { VerifiedSet } from '@kmx/release-registry/active-set/last-known-good.server.ts';
import type { UnitEntries } from '@kmx/release-registry/history/unit-entry.server.ts';
import { resolveBuildId } from '@kmx/release-registry/release/build-id.server.ts';
import type { TrustedKeys } from '@kmx/release-registry/signature/trusted-keys.server.ts';

/**
 * A served set without the remotes that the platform's entries no longer allow: nobody goes back to these. The shell's own
 * release stays, since the process that runs is its other half.
 */
export function withoutRevoked(
  verified: VerifiedSet,
  trustedKeys: TrustedKeys | null,
  entries: UnitEntries,
): VerifiedSet {
  const { set, manifests, operations } = verified;
  const remotes = Object.values(manifests).filter(({ name }) => name !== 'shell');
  const revoked = new Set<string>(findRevoked(remotes, trustedKeys, entries).map(({ name }) => name));
  if (revoked.size === 0) return verified;
  const keep = <Value>(values: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !revoked.has(name)));
  const versions: typeof set.versions = keep(set.versions);
  const left = { ...set, buildId: resolveBuildId(versions), versions };
  return { set: left, manifests: keep(manifests), operations: keep(operations) };
}
