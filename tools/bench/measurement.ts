/** One promise (docs/promises.md) and its result in this run. */
export interface PromiseCheck {
  readonly text: string;
  readonly measured: string;
  readonly isKept: boolean;
}

/** The outcome of one bench: a table for people, the same numbers for programs. */
export interface Measurement {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly promises: readonly PromiseCheck[];
  /** What a reader must know to judge the numbers. */
  readonly notes: readonly string[];
  readonly data: unknown;
}

/** The middle value; of an even number of values the mean of the two in the middle. */
export function resolveMedian(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** Median with the range in brackets, which shows the noise of this run. */
export function renderSpread(values: readonly number[], digits = 0): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return `${resolveMedian(values).toFixed(digits)} (${low.toFixed(digits)}-${high.toFixed(digits)})`;
}

/** Value below which a share (0 to 1) of an ascending list lies. */
export function findPercentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
