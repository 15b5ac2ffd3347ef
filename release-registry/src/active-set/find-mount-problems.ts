import type { Mount } from '@kmx/shared-contracts/mount.ts';
import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import type { RefusalReason } from '../release/release-errors.ts';

interface Claim {
  readonly manifest: ReleaseManifest;
  readonly mount: Mount;
}

/** A place as reasons name it: `/{locale}/x`, or `/x` where its addresses have no locale. */
export function namePlace({ path, isLocalized }: Pick<Mount, 'path' | 'isLocalized'>): string {
  return isLocalized ? `/{locale}${path === '/' ? '' : path}` : path;
}

/** Whether a release has a place, as `place` of a reason names it. */
export function hasPlace({ mounts = [] }: ReleaseManifest, place: string): boolean {
  return mounts.some((mount) => namePlace(mount) === place);
}

/** The objections to the places of the remotes in a set: a remote without one, and two at the same one. */
export function findMountProblems(manifests: readonly ReleaseManifest[]): readonly RefusalReason[] {
  const remotes = manifests.filter(({ name }) => name !== 'shell');
  const missing = remotes.flatMap(({ name, version, mounts }): readonly RefusalReason[] =>
    mounts === undefined
      ? [{ name, version, code: 'mount-missing', detail: 'says no place of its pages; build it with contract 2.4' }]
      : [],
  );
  const claims = remotes.flatMap((manifest) => (manifest.mounts ?? []).map((mount): Claim => ({ manifest, mount })));
  const taken = [...Map.groupBy(claims, ({ mount }) => namePlace(mount))].flatMap(([place, rivals]) =>
    rivals.length === 1 ? [] : rivals.map((claim) => describeRival(place, claim, rivals)),
  );
  return [...missing, ...taken];
}

function describeRival(place: string, { manifest }: Claim, rivals: readonly Claim[]): RefusalReason {
  const others = rivals.filter((rival) => rival.manifest !== manifest).map((rival) => rival.manifest.name);
  const detail = others.length > 0 ? `${place} is claimed by ${others.join(' and ')} too` : `claims ${place} twice`;
  return { name: manifest.name, version: manifest.version, code: 'mount-taken', detail, place };
}
