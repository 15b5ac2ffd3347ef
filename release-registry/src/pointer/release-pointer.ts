import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import type { Canary, StatedCanary } from '../history/canary.ts';
import type { RegistryState } from '../history/resolve-history.server.ts';
import type { StatedEntry, UnitEntry } from '../history/unit-entry.server.ts';
import type { ReleaseVersions } from '../release/release-reference.ts';
import type { SigningKeys } from '../signature/signing-keys.server.ts';

/** Who changes the set, why, whether it is a step back, and the keys of the signatures. */
export interface ReleaseChange {
  readonly by: string;
  readonly reason: string;
  readonly kind?: 'activation' | 'deactivation' | 'rollback' | 'promotion';
  readonly signingKeys?: SigningKeys | undefined;
  /** Why the releases may need more than their budget. */
  readonly overBudget?: string | undefined;
  /** Releases that a rollback of one unit cannot bring back afterwards, with the reason. */
  readonly closes?: readonly string[];
  /** Units that are said again although their version stays, because what was said before counts for nothing. */
  readonly stated?: readonly UnitName[];
  /** The newest entry that the set was verified with; when there is a newer one, it has to be verified again. */
  readonly newestEntry?: number;
  /** The canary that it makes active, which has to run still when it is written. */
  readonly promoted?: Pick<Canary, 'unit' | 'since'>;
  /** What was measured of the canary that it makes active. */
  readonly evidence?: { readonly views: number };
}

/** What becomes of the canary of a unit, who says it and why, and the key. */
export interface CanaryChange {
  readonly canary: Pick<StatedCanary, 'unit' | 'version'> & Partial<StatedCanary>;
  readonly isEnd: boolean;
  /** Why its release may need more than its budget. */
  readonly overBudget?: string | undefined;
  /** The numbers that it ends for. */
  readonly evidence?: unknown;
  readonly by: string;
  readonly reason: string;
  readonly signingKeys?: SigningKeys | undefined;
}

/** What the platform says of a unit, who says it and why, and its key; `entry` null withdraws. */
export interface EntryChange {
  readonly unit: UnitName;
  readonly entry: StatedEntry | null;
  readonly by: string;
  readonly reason: string;
  readonly signingKeys?: SigningKeys | undefined;
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
  /**
   * Makes the entry of a unit, or withdraws it, if the statement `expectedRevision` (0: none) is still the last one. Throws
   * ReleaseConflictError otherwise, and ReleaseRefusedError when the statement would count for nothing.
   */
  enter(expectedRevision: number, change: EntryChange): Promise<UnitEntry>;
  /**
   * Begins, changes or ends a canary, if the statement `expectedRevision` is still the last one; returns its revision.
   * Throws like `enter`.
   */
  sayCanary(expectedRevision: number, change: CanaryChange): Promise<number>;
  /**
   * The last sets, as many as `count`, each once and with those of its canaries beside it, newest first; those known before
   * when the history cannot be followed.
   */
  readRecent(count: number): Promise<readonly ReleaseSet[]>;
  /**
   * Calls `onState` at once and after every statement, and `onFault` when the history cannot be read or followed, once
   * until it can be again; returns a function that ends the watch.
   */
  watch(onState: (state: RegistryState) => void, onFault?: (error: unknown) => void): () => void;
}
