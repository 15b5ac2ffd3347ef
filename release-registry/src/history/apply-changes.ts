import type { UnitName } from '@kmx/shared-contracts/units.ts';
import type { ReleaseVersions } from '../release/release-reference.ts';
import type { UnitChanges } from './statement.ts';

/** Lists changes by unit. */
export function listChanges(changes: UnitChanges): readonly (readonly [UnitName, string | null])[] {
  return Object.entries(changes) as [UnitName, string | null][];
}

/** The versions after changes. */
export function applyChanges(versions: ReleaseVersions, changes: UnitChanges): ReleaseVersions {
  const merged = listChanges({ ...versions, ...changes });
  return Object.fromEntries(merged.filter(([, version]) => version !== null)) as ReleaseVersions;
}

/** What leads from one set to another; `stated` names units that are said again although their version stays. */
export function findChanges(from: ReleaseVersions, to: ReleaseVersions, stated: readonly UnitName[] = []): UnitChanges {
  const changed = listChanges(to).filter(([name, version]) => from[name] !== version || stated.includes(name));
  const removed = listChanges(from).flatMap(([name]) => (to[name] === undefined ? [[name, null] as const] : []));
  return Object.fromEntries([...changed, ...removed]);
}
