import { LRUCache } from 'lru-cache';

interface LimiterOptions {
  readonly attempts: number;
  readonly windowMs: number;
}

/** Counts failures by key in a sliding window; memory is bounded however many keys a stranger invents. */
export function createAttemptLimiter({ attempts, windowMs }: LimiterOptions) {
  const failures = new LRUCache<string, readonly number[]>({ max: 10_000, ttl: windowMs });
  const recent = (key: string) => (failures.get(key) ?? []).filter((time) => time > Date.now() - windowMs);
  return {
    /** Seconds until the next attempt is looked at; 0 when it may be made now. */
    findWaitSeconds: (key: string): number => {
      const times = recent(key);
      const oldest = times[0];
      if (times.length < attempts || oldest === undefined) return 0;
      return Math.ceil((oldest + windowMs - Date.now()) / 1000);
    },
    noteFailure: (key: string): void => void failures.set(key, [...recent(key), Date.now()]),
    forget: (key: string): void => void failures.delete(key),
  };
}
