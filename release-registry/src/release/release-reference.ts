import type { ByUnit, UnitName } from '@kmx/shared-contracts/units.ts';

/** One published release: the unit and its version. */
export interface ReleaseReference {
  readonly name: UnitName;
  readonly version: string;
}

/** The versions of a release set; a unit that was never activated is absent. */
export type ReleaseVersions = ByUnit<string>;

/** Lists the units of a set as references. */
export function listReleases(versions: ReleaseVersions): readonly ReleaseReference[] {
  return Object.entries(versions).map(([name, version]) => ({ name: name as UnitName, version }));
}
