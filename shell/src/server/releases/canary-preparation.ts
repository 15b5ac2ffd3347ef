import type { VerifiedSet } from '@kmx/release-registry/active-set/last-known-good.server.ts';
import type { InspectedRelease } from '@kmx/release-registry/active-set/verify-release-set.server.ts';
import type { Canaries, Canary } from '@kmx/release-registry/history/canary.ts';
import { resolveBuildId } from '@kmx/release-registry/release/build-id.server.ts';
import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import { type CanarySets, type CanaryState, joinUnits, splitUnits } from './canary-sets.ts';
import { describeRefusal, describeUnprepared } from './describe-degraded.ts';
import type { UnpreparedUnit } from './prepare-remotes.ts';
import { type IsRecalled, type PrepareSet, recallMs } from './set-preparation.ts';
import type { FurtherRule, VerifyFurther } from './verify-further.ts';

/** How long canaries are waited for, and what is forgiven them. */
interface CanaryWait {
  /** Canaries that may need more than their budget, as `unit@version`; null weighs none, as at a start. */
  readonly excused: ReadonlySet<string> | null;
  /** How long all canaries together may take that do not run yet; those that take longer come later. */
  readonly waitMs: number;
  /** Looks again at what was refused a moment ago. */
  readonly isRetry?: boolean;
}

/** Canaries on their way into a set. */
interface Attempt {
  readonly base: VerifiedSet;
  readonly excused: ReadonlySet<string> | null;
  readonly canaries: readonly Canary[];
  readonly inspected: Map<string, Promise<InspectedRelease>>;
  /** The set with each of them alone, until it is refused. */
  readonly sets: Map<RemoteName, ReleaseSet>;
  readonly preparing: Map<RemoteName, Promise<void>>;
  readonly prepared: Map<RemoteName, VerifiedSet>;
  readonly refused: Map<RemoteName, string>;
  readonly accepted: Set<RemoteName>;
  readonly compositions: Map<string, VerifiedSet>;
}

/** Canaries on their way into the sets that visitors get. */
export interface CanaryPreparation {
  /**
   * Verifies and prepares canaries for a set that is about to be served. One that is refused, or takes its time, costs
   * itself alone: those that run go on with the new set. What is handed out already is not weighed, nor what was let in
   * on purpose.
   */
  readonly prepare: (base: VerifiedSet, canaries: Canaries, wait: CanaryWait) => Promise<CanarySets>;
  /** The sets that are being prepared. */
  readonly listSets: () => readonly ReleaseSet[];
  /** The sets that were prepared and are wanted no more, once each. */
  readonly takeDropped: () => readonly ReleaseSet[];
}

interface PreparationOptions {
  readonly verify: VerifyFurther;
  readonly prepare: PrepareSet;
  /** Why a canary was stopped here; null for one that was not. */
  readonly findStop: (canary: Canary) => string | null;
  /** Whether visitors have the canary now. */
  readonly isHandedOut: (canary: Canary) => boolean;
  /** The set that canaries are handed out for; null before the first. */
  readonly readHandedOut: () => VerifiedSet | null;
  /** Called with sets that are wanted no more while no set is about to be served. */
  readonly onEnded: (ended: readonly ReleaseSet[]) => void;
}

function addVersion(base: ReleaseSet, { unit, version }: Canary): ReleaseSet {
  const versions = { ...base.versions, [unit]: version };
  return { ...base, buildId: resolveBuildId(versions), versions };
}

/** Creates the preparation of a shell's canaries; one attempt at a time, a newer one ends the older. */
export function createCanaryPreparation(options: PreparationOptions): CanaryPreparation {
  const { verify, prepare, findStop, isHandedOut, readHandedOut, onEnded } = options;
  /** Since when this shell knows a canary, by the clock of the process. */
  const begins = new Map<RemoteName, { readonly since: number; readonly at: number }>();
  const preparations = new Map<string, Promise<readonly UnpreparedUnit[]>>();
  let attempt: Attempt | null = null;
  let dropped: readonly ReleaseSet[] = [];

  /** Whether visitors have it already beside this release of the shell: it has nothing to prove. */
  const isRunning = (canary: Canary, { set: { versions } }: VerifiedSet): boolean =>
    readHandedOut()?.set.versions.shell === versions.shell && isHandedOut(canary);

  function createRule({ base, inspected, excused }: Attempt, canary: Canary): FurtherRule {
    const { unit, version } = canary;
    if (excused === null || excused.has(`${unit}@${version}`) || isHandedOut(canary)) return { base, inspected };
    return { base, inspected, budget: { isMeasured: (name) => name === unit } };
  }

  /** What is known of other units was found when the set was settled; a canary that has begun anew is looked at again. */
  function createRecall(canary: Canary, base: VerifiedSet, isRetry: boolean): IsRecalled {
    const isKept = isRunning(canary, base);
    const now = performance.now();
    const begin = begins.get(canary.unit);
    const begunAt = begin?.since === canary.since ? begin.at : now;
    begins.set(canary.unit, { since: canary.since, at: begunAt });
    return (name, foundAt) =>
      name !== canary.unit || isKept || (!isRetry && foundAt >= begunAt && now - foundAt < recallMs);
  }

  /** A preparation that takes long is not begun again for the next set. */
  function prepareOnce({ unit, version, since }: Canary, set: VerifiedSet, isRecalled: IsRecalled) {
    const key = `${unit}@${version} ${since} ${set.set.versions.shell}`;
    const preparing = preparations.get(key) ?? prepare(set, isRecalled).finally(() => preparations.delete(key));
    preparations.set(key, preparing);
    return preparing;
  }

  function refuse({ sets, refused }: Attempt, { unit }: Canary, error: unknown): void {
    const own = describeRefusal(error).filter(({ name }) => name === unit || name === 'registry');
    const [first] = own.length > 0 ? own : describeRefusal(error);
    refused.set(unit, first?.reason ?? 'refused');
    const set = sets.get(unit);
    sets.delete(unit);
    if (set) dropped = [...dropped, set];
  }

  async function prepareCanary(begun: Attempt, canary: Canary, isRecalled: IsRecalled): Promise<void> {
    const { base, sets, prepared } = begun;
    const set = addVersion(base.set, canary);
    sets.set(canary.unit, set);
    try {
      const verified = await verify(set, createRule(begun, canary));
      if (attempt !== begun) return;
      const unprepared = (await prepareOnce(canary, verified, isRecalled)).filter(({ name }) => name === canary.unit);
      const [lost] = describeUnprepared(unprepared, 'missing');
      if (lost) throw new Error(lost.reason);
      prepared.set(canary.unit, verified);
    } catch (error) {
      refuse(begun, canary, error);
    }
    if (attempt === begun) return;
    // Nobody asks for it any more: what was prepared since then is ended once more, not before the next set is served.
    if (readHandedOut() !== null && readHandedOut() === attempt?.base) onEnded([set]);
    else dropped = [...dropped, set];
  }

  /** All combinations of a canary with those that were accepted before it; throws when one of them does not verify. */
  async function combine(begun: Attempt, canary: Canary, own: VerifiedSet): Promise<ReadonlyMap<string, VerifiedSet>> {
    const combined = new Map([[joinUnits([canary.unit]), own]]);
    for (const [key, before] of begun.compositions) {
      const set = await verify(addVersion(before.set, canary), createRule(begun, canary));
      combined.set(joinUnits([...splitUnits(key), canary.unit]), set);
    }
    return combined;
  }

  /** The canaries that are ready until now; who runs already goes before who comes. */
  async function collect(begun: Attempt): Promise<CanarySets> {
    const { base, canaries, preparing, prepared, refused, accepted, compositions } = begun;
    const isDecided = ({ unit }: Canary) => accepted.has(unit) || refused.has(unit);
    const [running, others] = [true, false].map((is) => canaries.filter((canary) => isRunning(canary, base) === is));
    for (const canary of [...(running ?? []), ...(others ?? [])]) {
      const own = prepared.get(canary.unit);
      if (own === undefined || isDecided(canary)) continue;
      try {
        for (const [key, set] of await combine(begun, canary, own)) compositions.set(key, set);
        accepted.add(canary.unit);
      } catch (error) {
        refuse(begun, canary, error);
      }
    }
    const waiting = canaries.flatMap((canary) => (isDecided(canary) ? [] : (preparing.get(canary.unit) ?? [])));
    const collectMore = async (): Promise<CanarySets | null> => {
      await Promise.race(waiting);
      const more = attempt === begun ? await collect(begun) : null;
      return attempt === begun ? more : null;
    };
    const states = canaries.map((canary): CanaryState => {
      const stop = findStop(canary);
      const refusal = refused.get(canary.unit);
      // Stopped ones stay known, so that they are said.
      if (stop !== null) return { canary, state: 'stopped', reason: stop };
      if (refusal !== undefined) return { canary, state: 'refused', reason: refusal };
      if (accepted.has(canary.unit)) return { canary, state: 'running', reason: '' };
      return { canary, state: 'preparing', reason: 'it is being prepared' };
    });
    return { base, states, compositions: new Map(compositions), late: waiting.length > 0 ? collectMore() : null };
  }

  return {
    prepare: async (base, canaries, { waitMs, excused, isRetry = false }) => {
      const begun: Attempt = {
        ...{ base, excused, canaries: [...canaries.values()], inspected: new Map(), compositions: new Map() },
        ...{ sets: new Map(), preparing: new Map(), prepared: new Map(), refused: new Map(), accepted: new Set() },
      };
      dropped = [...dropped, ...(attempt?.sets.values() ?? [])];
      attempt = begun;
      for (const canary of begun.canaries.filter((one) => findStop(one) === null)) {
        const isRecalled = createRecall(canary, base, isRetry);
        begun.preparing.set(canary.unit, prepareCanary(begun, canary, isRecalled));
      }
      // These were prepared before: only their files are compared again, as those of the set itself.
      const running = begun.canaries.filter((canary) => isRunning(canary, base));
      await Promise.all(running.flatMap(({ unit }) => begun.preparing.get(unit) ?? []));
      const { promise: isOver, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, waitMs);
      await Promise.race([Promise.all(begun.preparing.values()), isOver]);
      clearTimeout(timer);
      return collect(begun);
    },
    listSets: () => [...(attempt?.sets.values() ?? [])],
    takeDropped: () => {
      const taken = dropped;
      dropped = [];
      return taken;
    },
  };
}
