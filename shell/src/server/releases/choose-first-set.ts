import type { VerifiedSet } from '@kmx/release-registry/active-set/last-known-good.server.ts';
import type { DegradedUnit } from './degraded-unit.ts';
import { describeRefusal, describeUnprepared } from './describe-degraded.ts';
import type { UnpreparedUnit } from './prepare-remotes.ts';
import type { SettledSet } from './settle-set.ts';

/** The set a process starts with. */
export interface FirstSet extends VerifiedSet {
  readonly unprepared: readonly UnpreparedUnit[];
  readonly degraded: readonly DegradedUnit[];
  /** The registry's active set as far as it was read; there is no need to retry it immediately. */
  readonly triedBuildId: string | null;
}

interface FirstSetSources {
  readonly readActive: () => Promise<VerifiedSet>;
  readonly readLastKnownGood: () => Promise<VerifiedSet>;
  /** The registry's set without the remotes that are refused, for a start that has no other. */
  readonly readRest: () => Promise<Pick<SettledSet, 'verified' | 'replaced'>>;
  /** Evaluates the remotes of a set; those of one that is not served in the end are retired by the caller. */
  readonly prepare: (set: VerifiedSet) => Promise<readonly UnpreparedUnit[]>;
}

/**
 * Chooses the set to start with: the registry's, otherwise the last known good one when a remote of the first cannot be
 * prepared, as running shells do. If that has the same fault, the registry's set without the pages of that remote.
 * Without that, it starts with the remotes of the registry's set that verify. Rejects when no set can be verified at all.
 */
export async function chooseFirstSet(sources: FirstSetSources): Promise<FirstSet> {
  let active: VerifiedSet | null = null;
  let refusal: unknown = null;
  try {
    active = await sources.readActive();
  } catch (error) {
    refusal = error;
  }
  const triedBuildId = active?.set.buildId ?? null;
  const unprepared = active ? await sources.prepare(active) : [];
  if (active && unprepared.length === 0) return { ...active, unprepared, degraded: [], triedBuildId };

  let good: VerifiedSet;
  try {
    good = await sources.readLastKnownGood();
  } catch (error) {
    if (active) return { ...active, unprepared, degraded: describeUnprepared(unprepared, 'missing'), triedBuildId };
    const rest = await sources.readRest().catch(() => null);
    const isEmpty = rest === null || Object.keys(rest.verified.set.versions).length === 0;
    if (isEmpty) {
      throw new Error(`no usable release set: ${renderError(refusal)}; last known good: ${renderError(error)}`, {
        cause: error,
      });
    }
    const missing = await sources.prepare(rest.verified);
    const degraded = [...rest.replaced, ...describeUnprepared(missing, 'missing')];
    return { ...rest.verified, unprepared: missing, degraded, triedBuildId };
  }
  const isSame = good.set.buildId === active?.set.buildId;
  const goodUnprepared = isSame ? unprepared : await sources.prepare(good);
  if (active && goodUnprepared.length >= unprepared.length) {
    return { ...active, unprepared, degraded: describeUnprepared(unprepared, 'missing'), triedBuildId };
  }
  const older = active ? describeUnprepared(unprepared, 'older') : describeRefusal(refusal);
  const degraded = [...older, ...describeUnprepared(goodUnprepared, 'missing')];
  return { ...good, unprepared: goodUnprepared, degraded, triedBuildId };
}

function renderError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
