import type { Mount } from '@kmx/shared-contracts/mount.ts';
import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import { isRemoteName, type RemoteName } from '@kmx/shared-contracts/units.ts';

/** A mount with the remote whose release claims it. */
export interface MountedRemote extends Mount {
  readonly remote: RemoteName;
  /** Segments of its path; none for the root. */
  readonly segments: readonly string[];
}

/** The mounts of a release set, those with the longest paths first. */
export type MountTable = readonly MountedRemote[];

/** Creates the table from the manifests of a set. */
export function createMountTable(manifests: Iterable<Pick<ReleaseManifest, 'name' | 'mounts'>>): MountTable {
  const mounted = [...manifests].flatMap(({ name, mounts = [] }) =>
    isRemoteName(name)
      ? mounts.map((mount) => ({ ...mount, remote: name, segments: mount.path.split('/').filter(Boolean) }))
      : [],
  );
  return mounted.toSorted((left, right) => right.segments.length - left.segments.length);
}

/** What is known of an address when its mount is looked for. */
interface MountQuery {
  /** Segments of the path below locale and site, as in the URL. */
  readonly segments: readonly string[];
  readonly isLocalized: boolean;
  readonly isMainSite: boolean;
}

/** Finds the mount with the longest path that an address begins with. */
export function findMount(
  mounts: MountTable,
  { segments, isLocalized, isMainSite }: MountQuery,
): MountedRemote | undefined {
  return mounts.find(
    (mount) =>
      mount.isLocalized === isLocalized &&
      (isMainSite || mount.sites === 'all') &&
      mount.segments.every((segment, place) => segment === segments[place]),
  );
}
