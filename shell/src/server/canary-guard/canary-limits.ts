import type { VersionMeasures } from '../measures/measure-window.ts';

/** How often a canary may go wrong, compared with the active version in the same time. */
export interface CountLimit {
  readonly name: 'blamedFaults' | 'errorVisitors' | 'mismatchVisitors';
  readonly label: string;
  /**
   * What its rate is of, always of what it counts: attempts to load, since a cached page cannot fail on the server; visitors,
   * since many share an address, one may report for ever, and a program asks for thousands of pages.
   */
  readonly per: 'loads' | 'shownVisitors';
  /** Fewer than these are chance, whatever the other numbers. */
  readonly minEvents: number;
  /** How much larger the rate must be, as a multiple and as a difference. */
  readonly maxRatio: number;
  readonly maxExcess: number;
}

/** How slow a canary may be, compared with the active version in the same time; seconds, CLS without unit. */
export interface SpreadLimit {
  readonly name: 'LCP' | 'INP' | 'CLS' | 'render';
  readonly label: string;
  readonly quantile: 'p75' | 'p95';
  readonly maxRatio: number;
  readonly maxExcess: number;
}

/** Both versions need so many values: the quantile of fewer wanders by more than the ratios below. */
export const minSpreadValues = 100;

/**
 * With what chance a canary that is just as good may look that bad. It is small because every look, each second of hours,
 * is a new chance.
 */
export const maxChance = 0.0002;

/** A rate that needs no comparison, for shares that leave hardly a visitor to the active version. */
export const hopeless = { minEvents: 20, minRate: 0.2 };

export const countLimits: readonly CountLimit[] = [
  { name: 'blamedFaults', label: 'server errors', per: 'loads', minEvents: 3, maxRatio: 2, maxExcess: 0.01 },
  {
    name: 'errorVisitors',
    label: 'browsers with errors',
    per: 'shownVisitors',
    minEvents: 5,
    maxRatio: 2,
    maxExcess: 0.01,
  },
  {
    name: 'mismatchVisitors',
    label: 'browsers with mismatches',
    per: 'shownVisitors',
    minEvents: 5,
    maxRatio: 2,
    maxExcess: 0.02,
  },
];

export const spreadLimits: readonly SpreadLimit[] = [
  { name: 'LCP', label: 'LCP', quantile: 'p75', maxRatio: 1.5, maxExcess: 0.5 },
  { name: 'INP', label: 'INP', quantile: 'p75', maxRatio: 1.5, maxExcess: 0.1 },
  { name: 'CLS', label: 'CLS', quantile: 'p75', maxRatio: 1.5, maxExcess: 0.05 },
  { name: 'render', label: 'time to render', quantile: 'p95', maxRatio: 2, maxExcess: 0.05 },
];

/** The windows that are compared, in milliseconds: what is bad since a moment ago is not hidden by a good hour. */
export const windowsMs: readonly number[] = [5 * 60_000, 60 * 60_000];

/** Attempts of a version to load a page; one that failed has no time of its own. */
export const countLoads = ({ loads, blamedFaults }: VersionMeasures): number => loads + blamedFaults;
