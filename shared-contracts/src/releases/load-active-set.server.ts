import { type ReleaseSet } from '../release.ts';
import { contractVersion, federationVersion } from '../units.ts';
import { loadLastKnownGood, saveLastKnownGood } from './last-known-good.server.ts';
import type { ReleasePointer } from './release-pointer.ts';
import type { ReleaseStore } from './release-store.ts';
import type { TrustedKeys } from './trusted-keys.server.ts';
import { type ReleaseManifests, verifyReleaseSet } from './verify-release-set.server.ts';

const registryDeadlineMilliseconds = 10_000;

/** Where the active set comes from; `trustedKeys` null (the default) accepts unsigned releases. */
export interface LoadActiveSetOptions {
  readonly pointer: ReleasePointer;
  readonly store: ReleaseStore;
  /** File that keeps the last set that loaded; copies of its releases stand in a folder beside it. */
  readonly lastKnownGoodFile: string;
  readonly trustedKeys?: TrustedKeys | null;
}

/** A verified set, its manifests, and the store its files must be read from; `warning` says why it is not the registry's set. */
export interface ActiveSet {
  readonly set: ReleaseSet;
  readonly manifests: ReleaseManifests;
  readonly store: ReleaseStore;
  readonly source: 'registry' | 'last-known-good';
  readonly warning: string | null;
}

async function withDeadline<T>(promise: Promise<T>): Promise<T> {
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('registry did not answer in time')), registryDeadlineMilliseconds);
  try {
    return await Promise.race([promise, expired]);
  } finally {
    clearTimeout(timer);
  }
}

function renderError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function loadFromRegistry(options: LoadActiveSetOptions): Promise<ActiveSet> {
  const { pointer, store, trustedKeys = null } = options;
  const set = await pointer.read();
  if (set === null) throw new Error('the registry has no active release set');
  const manifests = await verifyReleaseSet(set.versions, {
    store,
    trustedKeys,
    host: { contractVersion, federationVersion },
  });
  return { set, manifests, store, source: 'registry', warning: null };
}

/**
 * Loads and verifies the active set; falls back to the last known good one when the registry is unreachable or broken
 * (delivery.md C9). Throws when neither can be used.
 */
export async function readActiveSet(options: LoadActiveSetOptions): Promise<ActiveSet> {
  try {
    return await withDeadline(loadFromRegistry(options));
  } catch (error) {
    const reason = renderError(error);
    const saved = await loadLastKnownGood(options.lastKnownGoodFile, options.trustedKeys ?? null).catch(
      (problem: unknown) => {
        throw new Error(`no usable release set: ${reason}; last known good: ${renderError(problem)}`);
      },
    );
    return {
      ...saved,
      source: 'last-known-good',
      warning: `the active release set is refused, the last known good one is used: ${reason}`,
    };
  }
}

/** Keeps a set of the registry as the last known good one; gives the warning when that fails, and does nothing for any other. */
export async function keepActiveSet(options: LoadActiveSetOptions, active: ActiveSet): Promise<string | null> {
  if (active.source !== 'registry') return null;
  try {
    await saveLastKnownGood(options.lastKnownGoodFile, active);
    return null;
  } catch (error) {
    return `last known good set not saved: ${renderError(error)}`;
  }
}

/** Reads the active set and keeps it. */
export async function loadActiveSet(options: LoadActiveSetOptions): Promise<ActiveSet> {
  const active = await readActiveSet(options);
  const warning = await keepActiveSet(options, active);
  return warning === null ? active : { ...active, warning };
}
