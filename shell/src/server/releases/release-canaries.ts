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

/** What a shell makes of a canary. */
export interface CanaryState {
  readonly canary: Canary;
  /**
   * `stopped`: given up here because of its numbers, `due`: to be promoted by its rule; a statement will say so, or has not
   * been possible yet.
   */
  readonly state: CanaryReport['state'];
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
  /** By the units of the combination, joined in their order. */
  readonly compositions: ReadonlyMap<string, VerifiedSet>;
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
   * Verifies and prepares canaries for a set that is about to be served. One that is refused costs itself alone; what was
   * stopped here stays so until it begins anew. What is handed out already, and what `excused` names, is not weighed;
   * null weighs nothing, as at a start.
   */
  readonly prepare: (base: VerifiedSet, canaries: Canaries, excused: ReadonlySet<string> | null) => Promise<CanarySets>;
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
  readonly prepare: (set: VerifiedSet) => Promise<readonly UnpreparedUnit[]>;
  /** Called whenever other compositions are handed out, with those that are no more. */
  readonly onChanged: (ended: readonly VerifiedSet[]) => void;
}

const joinUnits = (units: readonly string[]) => units.join(' ');
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
  let served: CanarySets | null = null;
  let pending: readonly ReleaseSet[] = [];

  const findStop = ({ unit, since }: Canary): string | null => {
    const known = stopped.get(unit);
    return known?.since === since ? known.reason : null;
  };
  const listStates = (): readonly CanaryState[] =>
    (served?.states ?? []).map((known) => {
      const { unit, since } = known.canary;
      const reason = findStop(known.canary);
      const note = notes.get(unit);
      if (known.state === 'refused') return known;
      const { figures, dueReason } = note?.since === since ? note : { dueReason: null };
      if (reason !== null) return { ...known, state: 'stopped', reason, figures };
      return dueReason === null ? { ...known, figures } : { ...known, state: 'due', reason: dueReason, figures };
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
    (served?.states ?? []).some(
      ({ canary, state }) =>
        state !== 'refused' && canary.unit === unit && canary.since === since && canary.version === version,
    );
  const weigh = (canary: Canary, excused: ReadonlySet<string> | null): Pick<FurtherRule, 'budget'> => {
    const { unit, version } = canary;
    if (excused === null || excused.has(`${unit}@${version}`) || isHandedOut(canary)) return {};
    return { budget: { isMeasured: (name) => name === unit } };
  };

  /** All combinations of a canary with those that were accepted before it; throws when one of them does not verify. */
  async function combine(
    canary: Canary,
    base: VerifiedSet,
    accepted: ReadonlyMap<string, VerifiedSet>,
    rule: Omit<FurtherRule, 'base'>,
  ): Promise<ReadonlyMap<string, VerifiedSet>> {
    const combined = new Map<string, VerifiedSet>();
    for (const [key, before] of [['', base] as const, ...accepted]) {
      const set = addVersion(before.set, canary);
      pending = [...pending, set];
      const verified = await verify(set, { ...rule, base });
      combined.set(joinUnits([...splitUnits(key), canary.unit]), verified);
      if (key !== '') continue;
      const unprepared = (await prepare(verified)).filter(({ name }) => name === canary.unit);
      const [lost] = describeUnprepared(unprepared, 'missing');
      if (lost) throw new Error(lost.reason);
    }
    return combined;
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
    listSets: () => [...[...(served?.compositions.values() ?? [])].map(({ set }) => set), ...pending],
    findManifest: (unit, version) => {
      const manifests = [...(served?.compositions.values() ?? [])].map((set) => set.manifests[unit]);
      return manifests.find((manifest) => manifest?.version === version) ?? null;
    },
    prepare: async (base, canaries, excused) => {
      pending = [];
      const compositions = new Map<string, VerifiedSet>();
      const states: CanaryState[] = [];
      const inspected = new Map<string, Promise<InspectedRelease>>();
      for (const canary of canaries.values()) {
        const reason = findStop(canary);
        // Stopped ones stay known, so that they are said.
        if (reason !== null) {
          states.push({ canary, state: 'stopped', reason });
          continue;
        }
        try {
          const rule = { inspected, ...weigh(canary, excused) };
          for (const [key, set] of await combine(canary, base, compositions, rule)) compositions.set(key, set);
          states.push({ canary, state: 'running', reason: '' });
        } catch (error) {
          const own = describeRefusal(error).filter(({ name }) => name === canary.unit || name === 'registry');
          const [first] = own.length > 0 ? own : describeRefusal(error);
          states.push({ canary, state: 'refused', reason: first?.reason ?? 'refused' });
        }
      }
      return { base, states, compositions };
    },
    serve: (sets) => {
      const before = [...(served?.compositions.values() ?? [])];
      served = sets;
      pending = [];
      const live = new Set([...sets.compositions.values()].map(({ set }) => set.buildId));
      onChanged(before.filter(({ set }) => !live.has(set.buildId)));
    },
    note: ({ unit, since }, note) => notes.set(unit, { ...note, since }),
    stop: ({ unit, since }, reason) => {
      stopped.set(unit, { since, reason });
      onChanged([]);
    },
  };
}
