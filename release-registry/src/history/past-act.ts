import type { UnitName } from '@kmx/shared-contracts/units.ts';
import type { ReleaseVersions } from '../release/release-reference.ts';
import type { UnitChanges } from './statement.ts';

/** A statement that was made before, as far as later ones refer to it. */
export interface PastAct {
  readonly changes: UnitChanges;
  /** Whether it was about the active set, and counted. */
  readonly isAct: boolean;
  readonly counts: boolean;
  /** What is active after it; null as long as nothing is. */
  readonly set: { readonly versions: ReleaseVersions } | null;
}

/** Whether a version of a unit was ever active by an act that counts. */
export function wasActive(acts: readonly PastAct[], unit: UnitName, version: string): boolean {
  return acts.some(({ counts, isAct, changes }) => counts && isAct && changes[unit] === version);
}
