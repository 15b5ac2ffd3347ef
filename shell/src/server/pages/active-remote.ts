import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import type { Area } from '../../site/address.ts';
import type { ReleaseKeeper } from '../releases/release-keeper.ts';
import type { RemoteKey } from '../workers/pool-types.ts';

const remoteOfArea: Readonly<Record<Area, RemoteName | null>> = {
  public: 'remote-public',
  portal: 'remote-portal',
  editor: 'remote-editor',
  'style-guide': 'remote-styleguide',
  callback: null,
  'blank-callback': null,
};

/** The remote that renders an area; null when the shell renders it without a remote. */
export function resolveRemote(area: Area): RemoteName | null {
  return remoteOfArea[area];
}

/** The version of a remote that is active at this moment. */
export function findActiveVersion(
  name: RemoteName,
  releases: Pick<ReleaseKeeper, 'current'>,
): RemoteKey & { readonly name: RemoteName } {
  return { name, version: releases.current().set.versions[name] ?? '' };
}
