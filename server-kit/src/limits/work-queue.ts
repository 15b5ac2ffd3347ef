/** Runs jobs at most `limit` at once. */
export interface WorkQueue {
  /** Returns undefined without running the job when too many already wait. */
  <T>(job: () => Promise<T>): Promise<T | undefined>;
  /** How many jobs wait for their turn. */
  readonly countWaiting: () => number;
}

/** A queue that keeps at most `capacity` jobs waiting while `limit` are running. */
export function createWorkQueue(limit: number, capacity: number): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  async function runJob<T>(job: () => Promise<T>): Promise<T | undefined> {
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
  }
  return Object.assign(runJob, { countWaiting: () => waiting.length });
}
