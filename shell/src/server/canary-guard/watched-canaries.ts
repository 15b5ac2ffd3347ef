import type { Canary } from '@kmx/release-registry/history/canary.ts';
import { slotMs, subtractCounts, type VersionCounts, type VersionMeasures } from '../measures/measure-window.ts';
import type { UnitMeasures } from '../measures/unit-measures.ts';
import type { CanaryFault } from './judge-canary.ts';

/** What is known of a canary since this shell hands it out. */
export interface WatchedCanary {
  readonly since: number;
  readonly startedAt: number;
  /** What was counted of it and of the active version before. */
  readonly before: readonly [VersionCounts, VersionCounts];
  fault: CanaryFault | null;
  /** When a statement was tried last. */
  saidAt: number;
}

/** The canaries of a shell, each with its measures beside those of the active version. */
export interface WatchedCanaries {
  /** Begins with a canary that is new here. */
  readonly watch: (canary: Canary) => WatchedCanary;
  /** Canary and active version in the last milliseconds; since the canary began, where it is younger. */
  readonly read: (canary: Canary, windowMs: number) => readonly [VersionMeasures, VersionMeasures];
}

/** Creates the list; `now` counts milliseconds. */
export function createWatchedCanaries(
  measures: Pick<UnitMeasures, 'read' | 'readTotals' | 'forgetVisitors'>,
  findActive: (canary: Canary) => string,
  now: () => number,
): WatchedCanaries {
  const units = new Map<string, WatchedCanary>();

  const readTotals = (canary: Canary) =>
    [measures.readTotals(canary.unit, canary.version), measures.readTotals(canary.unit, findActive(canary))] as const;

  function watch(canary: Canary): WatchedCanary {
    const { unit, since } = canary;
    const known = units.get(unit);
    if (known?.since === since) return known;
    // Who has been there already is a visitor of the comparison too.
    measures.forgetVisitors(unit);
    const before = readTotals(canary);
    const begun = { since, startedAt: now(), before, fault: null, saidAt: Number.NEGATIVE_INFINITY };
    units.set(unit, begun);
    return begun;
  }

  return {
    watch,
    read: (canary, windowMs) => {
      const { startedAt, before } = watch(canary);
      const ageMs = now() - startedAt;
      const totals = readTotals(canary);
      const read = (version: string, place: 0 | 1): VersionMeasures => {
        // Slots of the measures are coarse: one more, since the present one has only begun.
        const measured = measures.read(canary.unit, version, Math.min(ageMs, windowMs) + slotMs);
        return ageMs > windowMs ? measured : { ...measured, ...subtractCounts(totals[place], before[place]) };
      };
      return [read(canary.version, 0), read(findActive(canary), 1)];
    },
  };
}
