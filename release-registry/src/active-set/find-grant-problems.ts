import type { Mount } from '@kmx/shared-contracts/mount.ts';
import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import type { GrantedMount, UnitEntries, UnitEntry } from '../history/unit-entry.server.ts';
import type { RefusalCode } from '../release/release-errors.ts';
import { namePlace } from './find-mount-problems.ts';

/** What every remote could ask for before releases said it (contract 2.5). */
const undeclaredCapabilities: readonly string[] = ['content', 'catalogue', 'search'];

type Place = Pick<Mount, 'path' | 'isLocalized'>;

function isCovered({ path, isLocalized }: Place, mount: GrantedMount): boolean {
  if (mount.isLocalized !== isLocalized) return false;
  const isBelow = mount.isPrefix && (mount.path === '/' || path.startsWith(`${mount.path}/`));
  return mount.path === path || isBelow;
}

const countSegments = ({ path }: Place) => path.split('/').filter(Boolean).length;

/** How closely an entry names a place, by the segments of its grant; null where it does not grant it. */
function measureGrant(place: Place, { mounts }: UnitEntry): number | null {
  const grants = mounts.filter((mount) => isCovered(place, mount));
  return grants.length === 0 ? null : Math.max(...grants.map(countSegments));
}

// A place belongs to the unit whose grant names it most closely; no two grants name the same one.
function describePlaceProblem(place: Place, entry: UnitEntry, entries: UnitEntries): string | null {
  const own = measureGrant(place, entry);
  const closer = [...entries.values()].find((other) => {
    const granted = other.unit === entry.unit || other.isWithdrawn ? null : measureGrant(place, other);
    return granted !== null && granted > (own ?? -1);
  });
  if (own !== null && closer === undefined) return null;
  return closer ? `${namePlace(place)} is granted to ${closer.unit}` : `${namePlace(place)} is not in its entry`;
}

function renderGrants({ team, revision, mounts, capabilities }: UnitEntry): string {
  const places = mounts.map((mount) => `${namePlace(mount)}${mount.isPrefix ? ' and below' : ''}`);
  const granted = [...places, ...capabilities].join(', ') || 'nothing';
  return `revision ${revision} grants team ${team}: ${granted}; the platform can grant more`;
}

/**
 * What a release asks for and its entry does not grant, each with what it does grant. A withdrawn entry goes on granting what
 * it did: what is active stays, and what was refused is not let in by the withdrawal. A unit that never had one is not
 * measured.
 */
export function findGrantProblems(
  manifest: ReleaseManifest,
  entries: UnitEntries,
): readonly (readonly [RefusalCode, string])[] {
  const entry = entries.get(manifest.name);
  if (entry === undefined || entry.team === '' || manifest.name === 'shell') return [];
  const places = (manifest.mounts ?? []).flatMap((mount) => describePlaceProblem(mount, entry, entries) ?? []);
  const { capabilities = undeclaredCapabilities } = manifest;
  const ungranted = capabilities.filter((name) => !entry.capabilities.includes(name));
  const from = manifest.capabilities ? '' : ', which every release before contract 2.5 may use';
  return [
    ...places.map((why) => ['mount-not-granted', `${why}; ${renderGrants(entry)}`] as const),
    ...ungranted.map((name) => ['capability-not-granted', `${name}${from}; ${renderGrants(entry)}`] as const),
  ];
}
