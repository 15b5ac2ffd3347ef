import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import { contractVersion, federationVersion } from '@kmx/shared-contracts/units.ts';
import type { SeenHead } from '../history/seen-head.server.ts';
import type { ReleasePointer } from '../pointer/release-pointer.ts';
import { ReleaseRefusedError } from '../release/release-errors.ts';
import type { TrustedKeys } from '../signature/trusted-keys.server.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { VerifiedCopies } from '../store/verified-copies.server.ts';
import type { VerifiedSet } from './last-known-good.server.ts';
import { verifyReleaseSet } from './verify-release-set.server.ts';

const registryDeadlineMs = 10_000;

/** Where sets come from and where their verified copies are; `trustedKeys` null accepts unsigned releases. */
export interface ReleaseSources {
  readonly pointer: ReleasePointer;
  readonly store: ReleaseStore;
  readonly copies: VerifiedCopies;
  readonly trustedKeys: TrustedKeys | null;
  /** What this process has seen of the history; without it an older history is taken as it is. */
  readonly seenHead?: SeenHead;
}

async function withDeadline<T>(promise: Promise<T>): Promise<T> {
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('registry did not answer in time')), registryDeadlineMs);
  try {
    return await Promise.race([promise, expired]);
  } finally {
    clearTimeout(timer);
  }
}

async function loadWantedSet(sources: ReleaseSources): Promise<ReleaseSet> {
  const { entries, set, refused } = await sources.pointer.readState();
  await sources.seenHead?.confirm(entries);
  if (set === null && refused.length > 0) throw new ReleaseRefusedError(refused);
  if (set === null) throw new Error('the registry has no active release set');
  return set;
}

/** Reads the active set of the registry as its statements say; rejects when they cannot be followed, or in time. */
export function readWantedSet(sources: ReleaseSources): Promise<ReleaseSet> {
  return withDeadline(loadWantedSet(sources));
}

/** Verifies a set of the registry against this process and takes copies of its releases; throws ReleaseRefusedError. */
export async function verifySet(set: ReleaseSet, sources: ReleaseSources): Promise<VerifiedSet> {
  const host = { contractVersion, federationVersion };
  const { copies } = sources;
  // What is served already needs the registry no more.
  const readManifest: ReleaseStore['readManifest'] = (release) =>
    sources.store
      .readManifest(release)
      .catch((error: unknown) => copies.store.readManifest(release).catch(() => Promise.reject(error)));
  const store = { ...sources.store, readManifest };
  return { set, manifests: await withDeadline(verifyReleaseSet(set.versions, { ...sources, store, host })) };
}

/** Reads the active set of the registry, verified and copied; rejects when it is refused or the registry does not answer. */
export async function readActiveSet(sources: ReleaseSources): Promise<VerifiedSet> {
  return verifySet(await readWantedSet(sources), sources);
}
