import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import type { Canaries } from '../history/canary.ts';
import type { SeenHead } from '../history/seen-head.server.ts';
import type { UnitEntries } from '../history/unit-entry.server.ts';
import type { ReleasePointer } from '../pointer/release-pointer.ts';
import { ReleaseRefusedError } from '../release/release-errors.ts';
import type { TrustedKeys } from '../signature/trusted-keys.server.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { VerifiedCopies } from '../store/verified-copies.server.ts';
import { type BudgetRule, listExcused } from './find-budget-problems.ts';
import type { VerifiedSet } from './last-known-good.server.ts';
import { readSetOperations } from './read-operations.server.ts';
import { ownHost } from './release-host.ts';
import { type InspectedRelease, verifyReleaseSet } from './verify-release-set.server.ts';

const registryDeadlineMs = 10_000;
/** Its releases may come over a network; those that have arrived need not come again. */
const releasesDeadlineMs = 30_000;

/** Where sets come from and where their verified copies are; `trustedKeys` null accepts unsigned releases. */
export interface ReleaseSources {
  readonly pointer: ReleasePointer;
  readonly store: ReleaseStore;
  readonly copies: VerifiedCopies;
  readonly trustedKeys: TrustedKeys | null;
  /** What this process has seen of the history; without it an older history is taken as it is. */
  readonly seenHead?: SeenHead;
  /** Findings of a moment ago (`VerifyOptions`). */
  readonly inspected?: Map<string, Promise<InspectedRelease>>;
  /** Whose pages are weighed; without it nobody's, as at a start, which takes what was let in. */
  readonly budget?: BudgetRule;
}

async function withDeadline<T>(promise: Promise<T>, deadlineMs = registryDeadlineMs): Promise<T> {
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('registry did not answer in time')), deadlineMs);
  try {
    return await Promise.race([promise, expired]);
  } finally {
    clearTimeout(timer);
  }
}

/** A set of the registry, what the platform says of its units, and the canaries beside it. */
export interface WantedSet {
  readonly set: ReleaseSet;
  readonly unitEntries: UnitEntries;
  readonly canaries: Canaries;
  /** Releases that may be over their budget. */
  readonly excused: ReadonlySet<string>;
}

async function loadWantedSet(sources: ReleaseSources): Promise<WantedSet> {
  const state = await sources.pointer.readState();
  const { set, unitEntries, canaries, refused } = state;
  await sources.seenHead?.confirm(state);
  if (set === null && refused.length > 0) throw new ReleaseRefusedError(refused);
  if (set === null) throw new Error('the registry has no active release set');
  return { set, unitEntries, canaries, excused: listExcused(state.entries) };
}

/** Reads the active set of the registry as its statements say; rejects when they cannot be followed, or in time. */
export function readWantedSet(sources: ReleaseSources): Promise<WantedSet> {
  return withDeadline(loadWantedSet(sources));
}

/**
 * Verifies a set of the registry against this process and takes copies of its releases; throws ReleaseRefusedError. The
 * history has measured who needs an entry; `describeMissing` does so for a set that nobody has activated.
 */
export async function verifySet(
  { set, unitEntries }: Pick<WantedSet, 'set' | 'unitEntries'>,
  sources: ReleaseSources,
  describeMissing: (name: UnitName) => string | null = () => null,
): Promise<VerifiedSet> {
  const { copies } = sources;
  // What is served already needs the registry no more.
  const readManifest: ReleaseStore['readManifest'] = (release) =>
    sources.store
      .readManifest(release)
      .catch((error: unknown) => copies.store.readManifest(release).catch(() => Promise.reject(error)));
  const store = { ...sources.store, readManifest };
  const options = { ...sources, store, unitEntries, describeMissing, host: ownHost };
  const manifests = await withDeadline(verifyReleaseSet(set.versions, options), releasesDeadlineMs);
  return { set, manifests, operations: await readSetOperations(manifests, copies.store) };
}

/** Reads the active set of the registry, verified and copied; rejects when it is refused or the registry does not answer. */
export async function readActiveSet(sources: ReleaseSources): Promise<VerifiedSet> {
  return verifySet(await readWantedSet(sources), sources);
}
