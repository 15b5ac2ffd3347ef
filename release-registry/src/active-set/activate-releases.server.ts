import { contractVersion, federationVersion, type RemoteName, type UnitName } from '@kmx/shared-contracts/units.ts';
import { applyChanges, findChanges } from '../history/apply-changes.ts';
import type { RegistryState } from '../history/resolve-history.server.ts';
import type { UnitChanges } from '../history/statement.ts';
import type { ActivatedSet, ReleaseChange, ReleasePointer } from '../pointer/release-pointer.ts';
import {
  type RefusalCode,
  type RefusalReason,
  ReleaseConflictError,
  ReleaseRefusedError,
} from '../release/release-errors.ts';
import { listReleases, type ReleaseVersions } from '../release/release-reference.ts';
import type { SigningKeys } from '../signature/signing-keys.server.ts';
import type { TrustedKeys } from '../signature/trusted-keys.server.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { findRollbackSet, findRollbackVersion } from './find-rollback.ts';
import { type InspectedRelease, type ReleaseHost, verifyReleaseSet } from './verify-release-set.server.ts';

/** The registry as a writer sees it; `trustedKeys` null accepts what is not signed. */
export interface ReleaseRegistry {
  readonly store: ReleaseStore;
  readonly pointer: ReleasePointer;
  readonly trustedKeys: TrustedKeys | null;
  /** Absent where this machine signs nothing. */
  readonly signingKeys?: SigningKeys | undefined;
}

/** What a change of the registry was about: its units with their versions, and where they were. */
export interface ChangedSet extends ActivatedSet {
  readonly changed: UnitChanges;
  readonly previous: ReleaseVersions;
}

/** A change that is made only on top of that set, where one is named. */
type ExpectingChange = ReleaseChange & { readonly expectedBuildId?: string };

/** Each attempt that fails is one of somebody else's that succeeded. */
const attempts = 200;

// A set without a shell belongs to a registry that is still being filled, so this tool's contract is used instead.
async function resolveHost(store: ReleaseStore, versions: ReleaseVersions): Promise<ReleaseHost> {
  if (versions.shell === undefined) return { contractVersion, federationVersion };
  return store.readManifest({ name: 'shell', version: versions.shell });
}

/** What a new shell no longer offers speaks against that shell, whichever remote needs it. */
const shellCodes: ReadonlySet<RefusalCode> = new Set(['contract-unknown', 'contract-too-new', 'federation-mismatch']);

/**
 * Verifies the set that a change leads to. What is wrong with a unit that does not change holds up nobody: shells leave it
 * as it is. Throws ReleaseRefusedError.
 */
async function verifyChange(
  versions: ReleaseVersions,
  changes: UnitChanges,
  options: Parameters<typeof verifyReleaseSet>[1],
): Promise<void> {
  try {
    await verifyReleaseSet(versions, options);
  } catch (error) {
    if (!(error instanceof ReleaseRefusedError)) throw error;
    const concerns = ({ name, code }: RefusalReason) =>
      changes[name] !== undefined || (changes.shell !== undefined && shellCodes.has(code));
    if (error.reasons.some(concerns)) throw error;
    const others = new Set(error.reasons.map(({ name }) => name));
    const rest = listReleases(versions).filter(({ name }) => !others.has(name));
    await verifyReleaseSet(Object.fromEntries(rest.map(({ name, version }) => [name, version])), options);
  }
}

/**
 * Applies changes on top of whatever is active, all or none, and again when somebody was faster: the whole resulting set
 * is verified each time, so a shell that drops something an active remote needs is refused too (REL-02).
 */
async function changeSet(
  { store, pointer, trustedKeys, signingKeys }: ReleaseRegistry,
  plan: (state: RegistryState) => { readonly changes: UnitChanges; readonly stated: readonly UnitName[] },
  { expectedBuildId, ...change }: ExpectingChange,
): Promise<ChangedSet> {
  const inspected = new Map<string, Promise<InspectedRelease>>();
  for (let attempt = 1; ; attempt += 1) {
    const state = await pointer.readState();
    const actual = state.set?.buildId ?? null;
    const expected = expectedBuildId ?? actual;
    if (expected !== actual) throw new ReleaseConflictError(expected, actual);
    const previous: ReleaseVersions = state.set?.versions ?? {};
    const { changes, stated } = plan(state);
    const versions = applyChanges(previous, changes);
    const host = await resolveHost(store, versions);
    await verifyChange(versions, changes, { store, trustedKeys, host, inspected });
    try {
      const activated = await pointer.compareAndSet(actual, versions, { ...change, signingKeys, stated });
      return { ...activated, changed: changes, previous };
    } catch (error) {
      const isLost = error instanceof ReleaseConflictError && expectedBuildId === undefined;
      if (!isLost || attempt === attempts) throw error;
    }
  }
}

/**
 * Activates some units on top of the active set, all or none; what others activate at the same time stays. With
 * `expectedBuildId` only on top of that set. Throws ReleaseRefusedError or ReleaseConflictError.
 */
export function activateReleases(
  registry: ReleaseRegistry,
  changes: ReleaseVersions,
  change: ExpectingChange,
): Promise<ChangedSet> {
  return changeSet(
    registry,
    ({ refused }) => ({
      changes,
      stated: refused.map(({ name }) => name).filter((name) => changes[name] !== undefined),
    }),
    change,
  );
}

/** Takes remotes out of the set; their addresses answer 404 then. Throws RangeError for one that is not active. */
export function deactivateReleases(
  registry: ReleaseRegistry,
  units: readonly RemoteName[],
  change: ReleaseChange,
): Promise<ChangedSet> {
  return changeSet(
    registry,
    ({ set }) => {
      const absent = units.find((unit) => set?.versions[unit] === undefined);
      if (absent !== undefined) throw new RangeError(`${absent} is not active`);
      return { changes: Object.fromEntries(units.map((unit) => [unit, null])), stated: [] };
    },
    { ...change, kind: 'deactivation' },
  );
}

/**
 * Takes units back to the version that each had before its active one; the other units stay (REL-04). `toVersion` names
 * another version of a single unit. Throws RangeError when there is none.
 */
export function rollBackUnits(
  registry: ReleaseRegistry,
  units: readonly UnitName[],
  change: ReleaseChange & { readonly toVersion?: string },
): Promise<ChangedSet> {
  const { toVersion, ...rest } = change;
  return changeSet(
    registry,
    ({ entries }) => {
      const changes = Object.fromEntries(units.map((unit) => [unit, findRollbackVersion(entries, unit, toVersion)]));
      return { changes, stated: [] };
    },
    { ...rest, kind: 'rollback' },
  );
}

/** Restores a whole earlier set, by default the one before the active set; throws RangeError when there is none (REL-04). */
export function rollBackSet(
  registry: ReleaseRegistry,
  change: ExpectingChange,
  toBuildId?: string,
): Promise<ChangedSet> {
  return changeSet(
    registry,
    ({ entries, set }) => {
      const target = findRollbackSet(entries, toBuildId);
      return { changes: findChanges(set?.versions ?? {}, target.versions), stated: [] };
    },
    { ...change, kind: 'rollback' },
  );
}
