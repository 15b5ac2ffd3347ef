import { LRUCache } from 'lru-cache';
import type { AttemptRule, RequestCount, SharedState } from './shared-state.ts';

/** Strangers can invent keys: memory stays bounded, and of each rule the oldest are forgotten first. */
const maxKeys = 10_000;
/** To the millisecond, by the clock of the process. */
const clock = { ttlResolution: 0, perf: { now: () => performance.now() } } as const;

interface CountedRequests {
  current: number;
  readonly endsAt: number;
}

/** The state of a single shell, which has nobody to tell and nobody to hear from. */
export function createMemoryState(): SharedState {
  const attemptsByRule = new Map<string, LRUCache<string, readonly number[]>>();
  const counts = new LRUCache<string, CountedRequests>({ max: maxKeys });
  const claims = new LRUCache<string, true>({ max: maxKeys, ...clock });

  function findAttempts({ name, windowMs }: AttemptRule): LRUCache<string, readonly number[]> {
    const found = attemptsByRule.get(name) ?? new LRUCache({ max: maxKeys, ttl: windowMs, ...clock });
    attemptsByRule.set(name, found);
    return found;
  }

  function reserveAttempt(rule: AttemptRule, key: string): number {
    const { attempts: max, windowMs, pauseMs } = rule;
    const attempts = findAttempts(rule);
    const now = Date.now();
    const times = (attempts.get(key) ?? []).filter((time) => time > now - windowMs);
    const [oldest] = times;
    if (times.length >= max && oldest !== undefined) {
      const end = pauseMs === undefined ? oldest + windowMs : (times.at(-1) ?? oldest) + pauseMs;
      if (end > now) return end - now;
    }
    attempts.set(key, [...times, now].slice(-max));
    return 0;
  }

  function countRequest(key: string, windowMs: number): RequestCount {
    const now = Date.now();
    const kept = counts.get(key);
    const count = kept !== undefined && kept.endsAt > now ? kept : { current: 0, endsAt: now + windowMs };
    count.current += 1;
    if (count !== kept) counts.set(key, count);
    return { current: count.current, remainingMs: count.endsAt - now };
  }

  return {
    reserveAttempt: async (rule, key) => reserveAttempt(rule, key),
    takeBackAttempt: async (rule, key) => {
      const attempts = findAttempts(rule);
      attempts.set(key, (attempts.get(key) ?? []).slice(0, -1));
    },
    forgetAttempts: async (rule, key) => void findAttempts(rule).delete(key),
    countRequest: async (key, windowMs) => countRequest(key, windowMs),
    claim: async (key, ttlMs) => {
      if (claims.has(key)) return false;
      claims.set(key, true, { ttl: ttlMs });
      return true;
    },
    publish: async () => {},
    follow: async () => {},
    shareEndedSessions: async () => true,
    listEndedSessions: async () => [],
    isReachable: () => true,
    close: async () => {},
  };
}
