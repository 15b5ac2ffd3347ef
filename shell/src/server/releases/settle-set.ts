import { hasPlace } from '@kmx/release-registry/active-set/find-mount-problems.ts';
import { hasOperation } from '@kmx/release-registry/active-set/find-operation-problems.server.ts';
import type { VerifiedSet } from '@kmx/release-registry/active-set/last-known-good.server.ts';
import { resolveBuildId } from '@kmx/release-registry/release/build-id.server.ts';
import { type RefusalReason, ReleaseRefusedError } from '@kmx/release-registry/release/release-errors.ts';
import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import type { DegradedUnit } from './degraded-unit.ts';
import { describeRefusal, describeUnprepared } from './describe-degraded.ts';
import type { UnpreparedUnit } from './prepare-remotes.ts';

/** The set nearest to the wanted one that can be served. */
export interface SettledSet {
  readonly verified: VerifiedSet;
  /** Remotes of it without pages. */
  readonly unprepared: readonly UnpreparedUnit[];
  /** Units that stay as they were, or are left out, with the reason. */
  readonly replaced: readonly DegradedUnit[];
}

interface SettleSources {
  /** Throws ReleaseRefusedError with the reasons of each unit. */
  readonly verify: (set: ReleaseSet) => Promise<VerifiedSet>;
  readonly prepare: (set: VerifiedSet) => Promise<readonly UnpreparedUnit[]>;
}

/** What is served now with its manifests, and the remotes of it that have no pages, so that they can lose none. */
interface ServedSet {
  readonly verified: VerifiedSet;
  readonly missing: readonly UnitName[];
}

/**
 * Verifies and prepares a set; a unit that is refused stays as it is served now, and costs no other unit its release
 * (promise 1). A new remote that cannot be prepared has no pages; one that is refused, also for its smoke pages, is left
 * out. Throws what speaks against the set as a whole.
 */
export async function settleSet(
  wanted: ReleaseSet,
  served: ServedSet,
  { verify, prepare }: SettleSources,
): Promise<SettledSet> {
  const { set: present, manifests, operations } = served.verified;
  const replaced: DegradedUnit[] = [];
  let versions = wanted.versions;
  const isChanged = (name: UnitName | 'registry'): name is UnitName =>
    name !== 'registry' && versions[name] !== undefined && versions[name] !== present.versions[name];
  // Of those that claim one place, or one name of an operation, the one that has it keeps it.
  const isRivalry = ({ code }: RefusalReason): boolean => code === 'mount-taken' || code === 'operation-taken';
  const isIntruder = (reason: RefusalReason): boolean => {
    const { name, code, place = '' } = reason;
    const manifest = manifests[name];
    if (!isRivalry(reason)) return false;
    return code === 'operation-taken'
      ? !hasOperation(name === 'shell' ? undefined : operations[name], place)
      : !(manifest && hasPlace(manifest, place));
  };
  const selectRefused = ({ reasons }: ReleaseRefusedError): ReleaseRefusedError => {
    const changed = reasons.filter(({ name }) => isChanged(name));
    return new ReleaseRefusedError(
      changed.some(isIntruder) ? changed.filter((reason) => !isRivalry(reason) || isIntruder(reason)) : changed,
    );
  };
  const putBack = (units: readonly DegradedUnit[]): void => {
    replaced.push(...units);
    const names = new Set(units.map(({ name }) => name));
    const kept = Object.entries(versions).filter(([name]) => !names.has(name as UnitName));
    const back = Object.entries(present.versions).filter(([name]) => names.has(name as UnitName));
    versions = Object.fromEntries([...kept, ...back]);
  };
  for (;;) {
    const buildId = resolveBuildId(versions);
    const set = buildId === present.buildId ? present : { ...wanted, buildId, versions };
    let verified: VerifiedSet;
    try {
      verified = await verify(set);
    } catch (error) {
      if (!(error instanceof ReleaseRefusedError)) throw error;
      const refused = describeRefusal(selectRefused(error));
      const isHopeless =
        refused.length === 0 || refused.some(({ name }) => name === 'shell' && !present.versions.shell);
      if (isHopeless) throw error;
      putBack(refused);
      continue;
    }
    const unprepared = await prepare(verified);
    const hadPages = (name: UnitName) => present.versions[name] !== undefined && !served.missing.includes(name);
    const lost = unprepared.filter(
      ({ name, error }) => isChanged(name) && (hadPages(name) || error instanceof ReleaseRefusedError),
    );
    if (lost.length === 0) return { verified, unprepared, replaced };
    putBack(describeUnprepared(lost, 'older'));
  }
}
