import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import type { RegistryState } from '../history/resolve-history.server.ts';
import type { ReleaseVersions } from '../release/release-reference.ts';
import type { SigningKeys } from '../signature/signing-keys.server.ts';

/** Who changes the set, why, whether it is a step back, and the keys of the signatures. */
export interface ReleaseChange {
  readonly by: string;
  readonly reason: string;
  readonly kind?: 'activation' | 'deactivation' | 'rollback';
  readonly signingKeys?: SigningKeys | undefined;
  /** Units that are said again although their version stays, because what was said before counts for nothing. */
  readonly stated?: readonly UnitName[];
}

/** What an act made active, and the statement that says so. */
export interface ActivatedSet {
  readonly set: ReleaseSet;
  readonly revision: number;
}

/** The one mutable fact of the registry: the active set (REL-04), as it follows from the statements that verify. */
export interface ReleasePointer {
  /** The active set; null before the first activation. Throws when the registry cannot be read, and HistoryError. */
  read(): Promise<ReleaseSet | null>;
  /** Everything that was ever done, and what follows from it. Throws like `read`. */
  readState(): Promise<RegistryState>;
  /**
   * Activates `versions` if `expectedBuildId` (null: nothing) is still active; of N writers with one expectation exactly one wins.
   * Throws ReleaseConflictError otherwise, and ReleaseRefusedError when the statement would count for nothing. Activating
   * the active versions again changes nothing.
   */
  compareAndSet(
    expectedBuildId: string | null,
    versions: ReleaseVersions,
    change: ReleaseChange,
  ): Promise<ActivatedSet>;
  /** The sets of the last changes, newest first; those known before when the history cannot be followed. */
  readRecent(count: number): Promise<readonly ReleaseSet[]>;
  /**
   * Calls `onState` at once and after every statement, and `onFault` when the history cannot be read or followed, once
   * until it can be again; returns a function that ends the watch.
   */
  watch(onState: (state: RegistryState) => void, onFault?: (error: unknown) => void): () => void;
}
