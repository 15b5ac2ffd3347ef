import type { ReleaseReference } from '../release/release-reference.ts';

/** What the keys of all objects of releases begin with. */
const root = 'releases/';

/** What the keys of all objects of a unit begin with. */
export const resolveUnitPrefix = (name: string): string => `${root}${name}/`;

/** Name and version as they are stored, also of units that this version does not know. */
type PublishedName = Readonly<Record<keyof ReleaseReference, string>>;

/** What the keys of one publication of a release begin with; `place` is its own. */
export function resolvePlacePrefix({ name, version }: PublishedName, place: string): string {
  return `${resolveUnitPrefix(name)}${version}/${place}/`;
}

/** The key of a file of a release; throws RangeError for a path that leaves the release. */
export function resolveObjectKey(release: ReleaseReference, place: string, path: string): string {
  const isInside = path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
  if (!isInside || path.includes('\0')) throw new RangeError('path leaves the release');
  return `${resolvePlacePrefix(release, place)}${path}`;
}

/** The place that the key of an object of this unit is in; null for what is no object of a release. */
export function findPlace(name: string, key: string): string | null {
  const prefix = resolveUnitPrefix(name);
  if (!key.startsWith(prefix)) return null;
  const [, place, ...path] = key.slice(prefix.length).split('/');
  return path.length === 0 ? null : (place ?? null);
}
