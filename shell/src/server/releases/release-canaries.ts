import type { VerifiedSet } from '@kmx/release-registry/active-set/last-known-good.server.ts';
import type { Canary } from '@kmx/release-registry/history/canary.ts';
import type { CanaryReport } from '@kmx/release-registry/reports/canary-report.ts';
import type { ReleaseManifest, ReleaseSet } from '@kmx/shared-contracts/release.ts';
import type { RemoteName, UnitName } from '@kmx/shared-contracts/units.ts';
import { type CanaryPreparation, createCanaryPreparation } from './canary-preparation.ts';
import { type CanarySets, type CanaryState, joinUnits, splitUnits } from './canary-sets.ts';
import type { PrepareSet } from './set-preparation.ts';
import type { VerifyFurther } from './verify-further.ts';

/** What the guard has seen of a canary. */
interface CanaryNote {
  readonly figures: CanaryReport['figures'];
  /** Why it is to be promoted; null as long as it is not. */
  readonly dueReason: string | null;
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
  /** As `CanaryPreparation` has it; what was stopped here stays so until it begins anew. */
  readonly prepare: CanaryPreparation['prepare'];
  /** Hands these out from now on; at once with the set that they were prepared for. */
  readonly serve: (sets: CanarySets) => void;
  readonly note: (canary: Pick<Canary, 'unit' | 'since'>, note: CanaryNote) => void;
  /** Stops handing out a canary at once. */
  readonly stop: (canary: Pick<Canary, 'unit' | 'since'>, reason: string) => void;
}

interface CanaryOptions {
  readonly readServed: () => VerifiedSet;
  readonly verify: VerifyFurther;
  readonly prepare: PrepareSet;
  /** Called whenever other compositions are handed out, with sets that have been prepared and are not handed out any more. */
  readonly onChanged: (ended: readonly ReleaseSet[]) => void;
}

/** Creates the canaries of a shell; none run until some are served. */
export function createReleaseCanaries(options: CanaryOptions): ReleaseCanaries {
  const { readServed, verify, prepare, onChanged } = options;
  const stopped = new Map<RemoteName, { readonly since: number; readonly reason: string }>();
  const notes = new Map<RemoteName, CanaryNote & { readonly since: number }>();
  let served: CanarySets | null = null;

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
  const preparation = createCanaryPreparation({
    ...{ verify, prepare, findStop, isHandedOut, readHandedOut: () => served?.base ?? null, onEnded: onChanged },
  });

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
    listSets: () => [...[...(served?.compositions.values() ?? [])].map(({ set }) => set), ...preparation.listSets()],
    findManifest: (unit, version) => {
      const manifests = [...(served?.compositions.values() ?? [])].map((set) => set.manifests[unit]);
      return manifests.find((manifest) => manifest?.version === version) ?? null;
    },
    prepare: preparation.prepare,
    serve: (sets) => {
      const before = [
        ...[...(served?.compositions.values() ?? [])].map(({ set }) => set),
        ...preparation.takeDropped(),
      ];
      served = sets;
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
