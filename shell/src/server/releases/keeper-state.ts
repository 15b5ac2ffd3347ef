import type { VerifiedSet } from '@kmx/release-registry/active-set/last-known-good.server.ts';
import type { WantedSet } from '@kmx/release-registry/active-set/load-active-set.server.ts';
import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import type { DegradedUnit } from './degraded-unit.ts';
import type { UnpreparedUnit } from './prepare-remotes.ts';

/** What a process serves and makes of what the registry says; after the start, only the follower changes it. */
export interface KeeperState {
  active: VerifiedSet;
  /** Remotes of it without pages. */
  missing: readonly UnpreparedUnit[];
  /** Units that are not served as the registry wants them. */
  degraded: readonly DegradedUnit[];
  /** Statements of the registry that count for nothing, and a history that cannot be followed. */
  ignored: readonly DegradedUnit[];
  /** What the platform allows and forbids, as far as it has been followed. */
  unitEntries: WantedSet['unitEntries'];
  /** The versions that the registry wants, as far as it could be read. */
  pointed: ReleaseSet['versions'] | null;
  /** The last statement that was decided about. */
  decidedRevision: number;
  /** Build ids of sets that were given up as a whole. */
  readonly refused: Set<string>;
}

/** The remotes of the served set that have no pages. */
export const listMissing = ({ missing }: KeeperState) => missing.map(({ name }) => name);

/** Whatever is not as the registry wants it; empty when all is well. */
export const listDegraded = ({ ignored, degraded }: KeeperState) => [...ignored, ...degraded];
