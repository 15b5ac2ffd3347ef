import type { RemoteName, UnitName } from '@kmx/shared-contracts/units.ts';
import { applyChanges, findChanges } from '../history/apply-changes.ts';
import { describeMissingEntry } from '../history/find-act-problems.server.ts';
import type { RegistryState } from '../history/resolve-history.server.ts';
import type { UnitChanges } from '../history/statement.ts';
import { findNewestEntry } from '../history/unit-entry.server.ts';
import type { ActivatedSet, ReleaseChange, ReleasePointer } from '../pointer/release-pointer.ts';
import { ReleaseConflictError } from '../release/release-errors.ts';
import type { ReleaseVersions } from '../release/release-reference.ts';
import type { SigningKeys } from '../signature/signing-keys.server.ts';
import type { TrustedKeys } from '../signature/trusted-keys.server.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { weighChange } from './find-budget-problems.ts';
import { type ClosedWay, findClosedWays } from './find-closed-ways.server.ts';
import { findMeantCanary } from './find-meant-canary.ts';
import { findRollbackSet, findRollbackVersion } from './find-rollback.ts';
import { findHost } from './release-host.ts';
import { StaleActError } from './stale-act-error.ts';
import { verifyChange } from './verify-change.server.ts';
import type { InspectedRelease } from './verify-release-set.server.ts';

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
  /** Releases that a rollback of one unit can no longer bring back. */
  readonly closed: readonly ClosedWay[];
}

/** A change that is made only on top of that set, where one is named. */
type ExpectingChange = ReleaseChange & { readonly expectedBuildId?: string };

/** What a change makes of a state; `promoted` is the canary that has to run still when it is written. */
interface Plan extends Pick<ReleaseChange, 'promoted'> {
  readonly changes: UnitChanges;
  readonly stated: readonly UnitName[];
}

/** Each attempt that fails is one of somebody else's that succeeded. */
const attempts = 200;

/**
 * Applies changes on top of whatever is active, all or none, and again when somebody was faster: the whole resulting set
 * is verified each time, so a shell that drops something an active remote needs is refused too (REL-02).
 */
async function changeSet(
  { store, pointer, trustedKeys, signingKeys }: ReleaseRegistry,
  plan: (state: RegistryState) => Plan,
  { expectedBuildId, ...change }: ExpectingChange,
): Promise<ChangedSet> {
  const inspected = new Map<string, Promise<InspectedRelease>>();
  for (let attempt = 1; ; attempt += 1) {
    const state = await pointer.readState();
    const actual = state.set?.buildId ?? null;
    const expected = expectedBuildId ?? actual;
    if (expected !== actual) throw new ReleaseConflictError(expected, actual);
    const previous: ReleaseVersions = state.set?.versions ?? {};
    const { changes, ...planned } = plan(state);
    const versions = applyChanges(previous, changes);
    const host = await findHost(versions, store);
    const { unitEntries } = state;
    const isDemanded = trustedKeys?.demandsEntries === true;
    // What is active already stays, also when its entry was withdrawn.
    const describeMissing = (name: UnitName) =>
      changes[name] === undefined ? null : describeMissingEntry(name, unitEntries, isDemanded);
    // Going back is never too heavy, and a canary was weighed when it began.
    const isWeighed = change.kind === undefined && change.overBudget === undefined;
    const budget = isWeighed ? weighChange(changes, state.entries) : undefined;
    const gate = { store, trustedKeys, unitEntries, describeMissing, host, inspected, budget };
    await verifyChange(versions, changes, gate);
    const closed = await findClosedWays({ entries: state.entries, previous, versions, changes }, store);
    const closes = closed.map(({ name, version, detail }) => `${name}@${version}: ${detail}`);
    try {
      const said = { ...change, ...planned, signingKeys, newestEntry: findNewestEntry(unitEntries), closes };
      return { ...(await pointer.compareAndSet(actual, versions, said)), changed: changes, previous, closed };
    } catch (error) {
      // The set may still be the expected one when an entry came first.
      const isLost =
        error instanceof ReleaseConflictError &&
        (expectedBuildId === undefined || error.actualBuildId === expectedBuildId);
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

/**
 * Makes the canary of a unit active for everybody, which ends it. `since` names the canary that is meant. Throws StaleActError
 * when it does not run, and ReleaseRefusedError.
 */
export function promoteCanary(
  registry: ReleaseRegistry,
  unit: RemoteName,
  { since, ...change }: ReleaseChange & { readonly since?: number },
): Promise<ChangedSet> {
  return changeSet(
    registry,
    ({ canaries }) => {
      const canary = findMeantCanary(canaries, unit, since);
      return { changes: { [unit]: canary.version }, stated: [], promoted: { unit, since: canary.since } };
    },
    { ...change, kind: 'promotion' },
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
 * another version of a single unit, `fromVersion` the one that it must have. Throws RangeError when there is none, and
 * StaleActError.
 */
export function rollBackUnits(
  registry: ReleaseRegistry,
  units: readonly UnitName[],
  change: ReleaseChange & { readonly toVersion?: string; readonly fromVersion?: string },
): Promise<ChangedSet> {
  const { toVersion, fromVersion, ...rest } = change;
  return changeSet(
    registry,
    ({ entries, set }) => {
      const other = units.find((unit) => fromVersion !== undefined && set?.versions[unit] !== fromVersion);
      if (other !== undefined) throw new StaleActError(`${other}@${fromVersion} is not active any more`);
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
