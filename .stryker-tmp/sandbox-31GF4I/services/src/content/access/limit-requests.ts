// @ts-nocheck
const windowMilliseconds = 1000;

/** Whether one more request of a key fits into the present second (HY-83). */
export type LimitRequests = (key: string) => boolean;

/** Counts requests by key; the keys are tokens, so there are few. */
export function createRequestLimit(requestsPerSecond: number, now: () => number = Date.now): LimitRequests {
  const windows = new Map<string, { startedAt: number; count: number }>();
  return (key) => {
    const time = now();
    const known = windows.get(key);
    const current =
      known === undefined || time - known.startedAt >= windowMilliseconds ? { startedAt: time, count: 0 } : known;
    current.count += 1;
    windows.set(key, current);
    return current.count <= requestsPerSecond;
  };
}
