import { type ReleaseSet } from '@kmx/shared-contracts/release.ts';
import { contractVersion, federationVersion } from '@kmx/shared-contracts/units.ts';
import type { ReleaseChange, ReleaseHistoryEntry, ReleasePointer } from '../pointer/release-pointer.ts';
import { ReleaseConflictError } from '../release/release-errors.ts';
import type { ReleaseVersions } from '../release/release-reference.ts';
import type { TrustedKeys } from '../signature/trusted-keys.server.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type ReleaseHost, verifyReleaseSet } from './verify-release-set.server.ts';

/** The registry as a writer sees it; `trustedKeys` null accepts unsigned releases. */
export interface ReleaseRegistry {
  readonly store: ReleaseStore;
  readonly pointer: ReleasePointer;
  readonly trustedKeys: TrustedKeys | null;
}

// A set without a shell belongs to a registry that is still being filled, so this tool's contract is used instead.
async function resolveHost(store: ReleaseStore, versions: ReleaseVersions): Promise<ReleaseHost> {
  if (versions.shell === undefined) return { contractVersion, federationVersion };
  return store.readManifest({ name: 'shell', version: versions.shell });
}

async function activateSet(
  { store, pointer, trustedKeys }: ReleaseRegistry,
  expectedBuildId: string | null,
  versions: ReleaseVersions,
  change: ReleaseChange,
): Promise<ReleaseSet> {
  const host = await resolveHost(store, versions);
  await verifyReleaseSet(versions, { store, trustedKeys, host });
  return pointer.compareAndSet(expectedBuildId, versions, change);
}

/**
 * Activates some units on top of the active set, all or none; the whole resulting set is verified, so a shell that drops
 * something an active remote needs is refused too (REL-02). Throws ReleaseRefusedError or ReleaseConflictError.
 */
export async function activateReleases(
  registry: ReleaseRegistry,
  changes: ReleaseVersions,
  change: ReleaseChange & { readonly expectedBuildId?: string },
): Promise<ReleaseSet> {
  const current = await registry.pointer.read();
  const actual = current?.buildId ?? null;
  const expected = change.expectedBuildId ?? actual;
  if (expected !== actual) throw new ReleaseConflictError(expected, actual);
  return activateSet(registry, expected, { ...current?.versions, ...changes }, change);
}

// Two steps back in a row must reach two sets back, so sets that were only restored do not count as steps.
function findRollbackTarget(
  history: readonly ReleaseHistoryEntry[],
  buildId?: string,
): ReleaseHistoryEntry | undefined {
  if (buildId !== undefined) return history.findLast((entry) => entry.buildId === buildId);
  const active = history.at(-1);
  const index = history.findLastIndex((entry) => entry.buildId === active?.buildId && entry.kind === 'activation');
  return history[index - 1];
}

/** Restores a whole earlier set, by default the one before the active set; throws RangeError when there is none (REL-04). */
export async function rollBackReleases(
  registry: ReleaseRegistry,
  change: ReleaseChange,
  toBuildId?: string,
): Promise<ReleaseSet> {
  const history = await registry.pointer.readHistory();
  const target = findRollbackTarget(history, toBuildId);
  if (target === undefined) throw new RangeError(toBuildId ? `no set ${toBuildId} in the history` : 'no earlier set');
  const expected = history.at(-1)?.buildId ?? null;
  return activateSet(registry, expected, target.versions, { ...change, kind: 'rollback' });
}
