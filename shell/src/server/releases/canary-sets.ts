import type { VerifiedSet } from '@kmx/release-registry/active-set/last-known-good.server.ts';
import type { Canary } from '@kmx/release-registry/history/canary.ts';
import type { CanaryReport } from '@kmx/release-registry/reports/canary-report.ts';

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

/** The canaries that fit into a set together, with a composition for each combination of them. */
export interface CanarySets {
  readonly base: VerifiedSet;
  readonly states: readonly CanaryState[];
  /** By the units of the combination, joined in the order of the alphabet. */
  readonly compositions: ReadonlyMap<string, VerifiedSet>;
  /** The same with the next canary that is still being prepared; null when others have been asked for meanwhile. */
  readonly late: Promise<CanarySets | null> | null;
}

/** The key of a combination of units in the compositions. */
export const joinUnits = (units: readonly string[]) => units.toSorted().join(' ');
/** The units of such a key. */
export const splitUnits = (key: string) => key.split(' ').filter(Boolean);
