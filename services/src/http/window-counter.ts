/** Whether one more of this key fits into its present window. */
export type WindowCounter = (key: string) => boolean;

export interface WindowLimit {
  readonly max: number;
  readonly windowMs: number;
}

const tooManyKeys = 10_000;

/** Counts by key in windows that begin with the first count of each key; expired counts are removed when there are many. */
export function createWindowCounter({ max, windowMs }: WindowLimit, now: () => number = Date.now): WindowCounter {
  const counters = new Map<string, { readonly until: number; count: number }>();
  return (key) => {
    const time = now();
    const known = counters.get(key);
    const counter = known !== undefined && known.until > time ? known : { until: time + windowMs, count: 0 };
    counter.count += 1;
    counters.set(key, counter);
    if (counters.size > tooManyKeys) {
      for (const [each, { until }] of counters) if (until <= time) counters.delete(each);
    }
    return counter.count <= max;
  };
}
