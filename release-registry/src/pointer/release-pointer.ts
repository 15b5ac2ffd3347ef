import { type ReleaseSet, releaseSetSchema } from '@kmx/shared-contracts/release.ts';
import * as v from 'valibot';
import type { ReleaseVersions } from '../release/release-reference.ts';

/** One line of the history: the whole set that became active, who did it and why; `revision` counts from 1. */
export const releaseHistoryEntrySchema = v.object({
  ...releaseSetSchema.entries,
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  kind: v.picklist(['activation', 'rollback']),
  by: v.string(),
  reason: v.string(),
});
export type ReleaseHistoryEntry = v.InferOutput<typeof releaseHistoryEntrySchema>;

/** Who changes the set, why, and whether it is a step back to an earlier set. */
export interface ReleaseChange {
  readonly by: string;
  readonly reason: string;
  readonly kind?: ReleaseHistoryEntry['kind'];
}

/** The one mutable fact of the registry: the active set (REL-04). */
export interface ReleasePointer {
  /** The active set; null before the first activation. Throws when the registry cannot be read. */
  read(): Promise<ReleaseSet | null>;
  /**
   * Activates `versions` if `expectedBuildId` (null: nothing) is still active; of N writers with one expectation exactly one wins.
   * Throws ReleaseConflictError otherwise. Activating the active versions again changes nothing.
   */
  compareAndSet(expectedBuildId: string | null, versions: ReleaseVersions, change: ReleaseChange): Promise<ReleaseSet>;
  /** Every change so far, oldest first. */
  readHistory(): Promise<readonly ReleaseHistoryEntry[]>;
  /** The sets of the last changes, newest first; unreadable ones are left out. */
  readRecent(count: number): Promise<readonly ReleaseSet[]>;
  /** Calls the listener with the active set at once and after every change; returns a function that ends the watch. */
  watch(listener: (set: ReleaseSet) => void): () => void;
}
