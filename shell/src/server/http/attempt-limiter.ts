import { LRUCache } from 'lru-cache';

interface LimiterOptions {
  readonly attempts: number;
  readonly windowMs: number;
  /** After this many attempts one more is allowed each time this period has passed; without it none until the oldest leaves the window. */
  readonly pauseMs?: number;
}

/** Counts failures by key in a sliding window; memory is bounded however many keys a stranger invents. */
export function createAttemptLimiter({ attempts, windowMs, pauseMs }: LimiterOptions) {
  const failures = new LRUCache<string, readonly number[]>({ max: 10_000, ttl: windowMs });
  const recent = (key: string) => (failures.get(key) ?? []).filter((time) => time > Date.now() - windowMs);
  return {
    /** Seconds until the next attempt is allowed; 0 when it may be made now. */
    findWaitSeconds: (key: string): number => {
      const times = recent(key).slice(-attempts);
      const [oldest] = times;
      if (times.length < attempts || oldest === undefined) return 0;
      const end = pauseMs === undefined ? oldest + windowMs : (times.at(-1) ?? oldest) + pauseMs;
      return Math.max(0, Math.ceil((end - Date.now()) / 1000));
    },
    noteFailure: (key: string): void => void failures.set(key, [...recent(key), Date.now()].slice(-attempts)),
    /** Takes back the newest attempt, which turned out to be right. */
    takeBack: (key: string): void => void failures.set(key, recent(key).slice(0, -1)),
    forget: (key: string): void => void failures.delete(key),
  };
}
