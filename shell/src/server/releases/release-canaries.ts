import type { BudgetRule } from '@kmx/release-registry/active-set/find-budget-problems.ts';
import type { VerifiedSet } from '@kmx/release-registry/active-set/last-known-good.server.ts';
import type { InspectedRelease } from '@kmx/release-registry/active-set/verify-release-set.server.ts';
import type { Canaries, Canary } from '@kmx/release-registry/history/canary.ts';
import { resolveBuildId } from '@kmx/release-registry/release/build-id.server.ts';
import type { CanaryReport } from '@kmx/release-registry/reports/canary-report.ts';
import type { ReleaseManifest, ReleaseSet } from '@kmx/shared-contracts/release.ts';
import type { RemoteName, UnitName } from '@kmx/shared-contracts/units.ts';
import { describeRefusal, describeUnprepared } from './describe-degraded.ts';
import type { UnpreparedUnit } from './prepare-remotes.ts';
import { type IsRecalled, type PrepareSet, recallMs } from './set-preparation.ts';

/** What a shell makes of a canary. */
export interface CanaryState {
  readonly canary: Canary;
  /**
   * `stopped`: given up here because of its numbers, `due`: to be promoted by its rule; a statement will say so, or has not
   * been possible yet. `preparing`: handed out as soon as its pages have rendered.
   */
  readonly state: CanaryReport['state'] | 'preparing';
  /** One line for the operator; empty while it runs. */
  readonly reason: string;
  /** Its numbers beside those of the active version, as far as they were noted. */
  readonly figures?: CanaryReport['figures'];
}

/** What the guard has seen of a canary. */
interface CanaryNote {
  readonly figures: CanaryReport['figures'];
  /** Why it is to be promoted; null as long as it is not. */
  readonly dueReason: string | null;
}

/** The canaries that fit into a set together, with a composition for each combination of them. */
export interface CanarySets {
  readonly base: VerifiedSet;
  readonly states: readonly CanaryState[];
  /** By the units of the combination, joined in the order of the alphabet. */
  readonly compositions: ReadonlyMap<string, VerifiedSet>;
  /** The same with the next canary that is still being prepared; null when others have been asked for meanwhile. */
  readonly late: Promise<CanarySets | null> | null;
}

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

/** Sets that a share of the visitors gets: the served one with the versions of canaries in it (REL-11). */
export interface ReleaseCanaries {
  readonly list: () => readonly CanaryState[];
  /** The served set with those canaries that `isChosen` accepts; the served set itself where it accepts none. */
  readonly compose: (isChosen: (canary: Canary) => boolean) => VerifiedSet;
  /** The composition with this build id, the served one included; null for one that is handed out no more. */
  readonly findComposition: (buildId: string) => VerifiedSet | null;
  readonly listCompositions: () => readonly VerifiedSet[];
  /** Those that are being prepared included. */
  readonly listSets: () => readonly ReleaseSet[];
  readonly findManifest: (unit: UnitName, version: string) => ReleaseManifest | null;
  /**
   * Verifies and prepares canaries for a set that is about to be served. One that is refused, or takes its time, costs
   * itself alone: those that run go on with the new set. What was stopped here stays so until it begins anew. What is
   * handed out already is not weighed, nor what was let in on purpose.
   */
  readonly prepare: (base: VerifiedSet, canaries: Canaries, wait: CanaryWait) => Promise<CanarySets>;
  /** Hands these out from now on; at once with the set that they were prepared for. */
  readonly serve: (sets: CanarySets) => void;
  readonly note: (canary: Pick<Canary, 'unit' | 'since'>, note: CanaryNote) => void;
  /** Stops handing out a canary at once. */
  readonly stop: (canary: Pick<Canary, 'unit' | 'since'>, reason: string) => void;
}

/** How a set beside the served one is verified. */
export interface FurtherRule {
  /** The set that it differs from, the served one by default. */
  readonly base?: VerifiedSet;
  /** What was found in its releases. */
  readonly inspected?: Map<string, Promise<InspectedRelease>>;
  /** Whose pages are weighed; nobody's by default. */
  readonly budget?: BudgetRule;
}

/** Verifies a set beside the one that is, or will be, served. */
export type VerifyFurther = (set: ReleaseSet, rule?: FurtherRule) => Promise<VerifiedSet>;

interface CanaryOptions {
  readonly readServed: () => VerifiedSet;
  readonly verify: VerifyFurther;
  readonly prepare: PrepareSet;
  /** Called whenever other compositions are handed out, with sets that have been prepared and are not handed out any more. */
  readonly onChanged: (ended: readonly ReleaseSet[]) => void;
}

const joinUnits = (units: readonly string[]) => units.toSorted().join(' ');
const splitUnits = (key: string) => key.split(' ').filter(Boolean);

function addVersion(base: ReleaseSet, { unit, version }: Canary): ReleaseSet {
  const versions = { ...base.versions, [unit]: version };
  return { ...base, buildId: resolveBuildId(versions), versions };
}

/** Creates the canaries of a shell; none run until some are served. */
export function createReleaseCanaries(options: CanaryOptions): ReleaseCanaries {
  const { readServed, verify, prepare, onChanged } = options;
  const stopped = new Map<RemoteName, { readonly since: number; readonly reason: string }>();
  const notes = new Map<RemoteName, CanaryNote & { readonly since: number }>();
  /** Since when this shell knows a canary, by the clock of the process. */
  const begins = new Map<RemoteName, { readonly since: number; readonly at: number }>();
  const preparations = new Map<string, Promise<readonly UnpreparedUnit[]>>();
  let served: CanarySets | null = null;
  let attempt: Attempt | null = null;
  let dropped: readonly ReleaseSet[] = [];

  const findStop = ({ unit, since }: Canary): string | null => {
    const known = stopped.get(unit);
    return known?.since === since ? known.reason : null;
  };
  const listStates = (): readonly CanaryState[] =>
    (served?.states ?? []).map((found) => {
      const { unit, since } = found.canary;
      const reason = findStop(found.canary);
      const note = notes.get(unit);
      if (found.state === 'refused' || found.state === 'preparing') return found;
      const { figures, dueReason } = note?.since === since ? note : { dueReason: null };
      if (reason !== null) return { ...found, state: 'stopped', reason, figures };
      return dueReason === null ? { ...found, figures } : { ...found, state: 'due', reason: dueReason, figures };
    });
  const listRunning = () =>
    listStates().flatMap(({ canary, state }) => (state === 'running' || state === 'due' ? [canary] : []));
  /** Compositions are of no use with another set around them. */
  const listCompositions = (): readonly VerifiedSet[] => {
    if (served === null || served.base.set.buildId !== readServed().set.buildId) return [];
    const units = new Set<string>(listRunning().map(({ unit }) => unit));
    return [...served.compositions].flatMap(([key, set]) =>
      splitUnits(key).every((unit) => units.has(unit)) ? [set] : [],
    );
  };

  const isHandedOut = ({ unit, since, version }: Canary): boolean =>
    listRunning().some((one) => one.unit === unit && one.since === since && one.version === version);

  /** Whether visitors have it already beside this release of the shell: it has nothing to prove. */
  const isRunning = (canary: Canary, { set: { versions } }: VerifiedSet): boolean =>
    served?.base.set.versions.shell === versions.shell && isHandedOut(canary);

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
    if (served !== null && served.base === attempt?.base) onChanged([set]);
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
    list: listStates,
    listCompositions,
    compose: (isChosen) => {
      const base = readServed();
      if (served === null || served.base.set.buildId !== base.set.buildId) return base;
      const units = listRunning().flatMap((canary) => (isChosen(canary) ? [canary.unit] : []));
      return served.compositions.get(joinUnits(units)) ?? base;
    },
    findComposition: (buildId) =>
      [readServed(), ...listCompositions()].find(({ set }) => set.buildId === buildId) ?? null,
    listSets: () => [
      ...[...(served?.compositions.values() ?? [])].map(({ set }) => set),
      ...(attempt?.sets.values() ?? []),
    ],
    findManifest: (unit, version) => {
      const manifests = [...(served?.compositions.values() ?? [])].map((set) => set.manifests[unit]);
      return manifests.find((manifest) => manifest?.version === version) ?? null;
    },
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
    serve: (sets) => {
      const before = [...[...(served?.compositions.values() ?? [])].map(({ set }) => set), ...dropped];
      served = sets;
      dropped = [];
      const live = new Set([...sets.compositions.values()].map(({ set }) => set.buildId));
      onChanged(before.filter(({ buildId }) => !live.has(buildId)));
    },
    note: ({ unit, since }, note) => notes.set(unit, { ...note, since }),
    stop: ({ unit, since }, reason) => {
      stopped.set(unit, { since, reason });
      onChanged([]);
    },
  };
}
