import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import type { ReleaseKeeper } from '../releases/release-keeper.ts';
import type { RemoteKey } from '../workers/pool-types.ts';

/** The version of a remote that is active at this moment. */
export function findActiveVersion(
  name: RemoteName,
  releases: Pick<ReleaseKeeper, 'current'>,
): RemoteKey & { readonly name: RemoteName } {
  return { name, version: releases.current().set.versions[name] ?? '' };
}
