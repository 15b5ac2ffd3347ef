import type { ReleaseManifest } from '@kmx/shared-contracts/release.ts';
import * as v from 'valibot';
import type { RegistryState } from '../history/resolve-history.server.ts';
import { type StatedEntry, statedEntrySchema, type UnitEntries, type UnitEntry } from '../history/unit-entry.server.ts';
import type { EntryChange } from '../pointer/release-pointer.ts';
import { type RefusalReason, ReleaseConflictError } from '../release/release-errors.ts';
import { listReleases } from '../release/release-reference.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { ReleaseRegistry } from './activate-releases.server.ts';
import { findRevoked } from './find-revoked.server.ts';

const attempts = 200;

/** What an entry is to say, on top of the one in force; `entry` null withdraws it. */
export interface PlannedEntry extends Omit<EntryChange, 'entry' | 'signingKeys'> {
  readonly plan: (before: UnitEntry | null) => StatedEntry | null;
  /** Agrees to what running shells will take out of service by it, or throws. */
  readonly acceptRevoked: (revoked: readonly RefusalReason[]) => Promise<void>;
}

// A release that cannot be read is refused for that, whatever its entry says.
async function readActive(store: ReleaseStore, { set }: RegistryState): Promise<readonly ReleaseManifest[]> {
  const manifests = await Promise.all(
    listReleases(set?.versions ?? {}).map((release) => store.readManifest(release).catch(() => null)),
  );
  return manifests.filter((manifest) => manifest !== null);
}

async function findNewlyRevoked({ store, trustedKeys }: ReleaseRegistry, state: RegistryState, entries: UnitEntries) {
  const manifests = await readActive(store, state);
  const before = new Set(findRevoked(manifests, trustedKeys, state.unitEntries).map(({ name }) => name));
  return findRevoked(manifests, trustedKeys, entries).filter(({ name }) => !before.has(name));
}

/**
 * Makes the entry of a unit, or withdraws it, on top of whatever was said meanwhile. Throws ReleaseRefusedError where it
 * would count for nothing, and what `acceptRevoked` throws.
 */
export async function enterUnit(
  registry: ReleaseRegistry,
  { plan, acceptRevoked, ...change }: PlannedEntry,
): Promise<UnitEntry> {
  const { pointer, signingKeys } = registry;
  const { unit } = change;
  for (let attempt = 1; ; attempt += 1) {
    const state = await pointer.readState();
    const revision = state.entries.at(-1)?.statement.revision ?? 0;
    const entry = plan(state.unitEntries.get(unit) ?? null);
    if (entry !== null) {
      const entered = { ...v.parse(statedEntrySchema, entry), revision: revision + 1, isWithdrawn: false };
      const revoked = await findNewlyRevoked(registry, state, new Map([...state.unitEntries, [unit, entered]]));
      if (revoked.length > 0) await acceptRevoked(revoked);
    }
    try {
      return await pointer.enter(revision, { ...change, entry, signingKeys });
    } catch (error) {
      if (!(error instanceof ReleaseConflictError) || attempt === attempts) throw error;
    }
  }
}
