/** Runs jobs at most `limit` at once; returns undefined without running when `capacity` jobs already wait. */
export function createWorkQueue(limit: number, capacity: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function runJob<T>(job: () => Promise<T>): Promise<T | undefined> {
    if (running >= limit) {
      if (waiting.length >= capacity) return undefined;
      // The finishing job hands its place over, so `running` does not change here.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
