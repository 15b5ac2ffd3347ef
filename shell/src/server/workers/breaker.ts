export interface BreakerRules {
  readonly faults: number;
  readonly withinMs: number;
  readonly fencedMs: number;
}

const defaultRules: BreakerRules = { faults: 3, withinMs: 10_000, fencedMs: 2_000 };

/** Fences a version that keeps taking its threads down or running into deadlines. */
export interface Breaker {
  /** Whether a job may start; after the fence one trial at a time. */
  readonly admit: (now: number) => boolean;
  readonly recordFault: (now: number) => void;
  readonly recordSuccess: () => void;
  /** The admitted job ended without saying anything about the version. */
  readonly release: () => void;
  /** Milliseconds until the fence opens, 0 without one. */
  readonly fencedFor: (now: number) => number;
}

/** Three faults within ten seconds fence a version for two seconds; then one trial decides. Times in ms. */
export function createBreaker(rules: BreakerRules = defaultRules): Breaker {
  let faults: number[] = [];
  let fencedUntil = 0;
  let isHalfOpen = false;
  let isTrialRunning = false;
  const fence = (now: number) => {
    fencedUntil = now + rules.fencedMs;
    isHalfOpen = true;
    isTrialRunning = false;
    faults = [];
  };
  return {
    admit: (now) => {
      if (now < fencedUntil || isTrialRunning) return false;
      isTrialRunning = isHalfOpen;
      return true;
    },
    recordFault: (now) => {
      if (isHalfOpen) return fence(now);
      faults = [...faults.filter((at) => now - at < rules.withinMs), now];
      if (faults.length >= rules.faults) fence(now);
    },
    recordSuccess: () => {
      // A job that was admitted before the fence proves nothing.
      if (isTrialRunning) isHalfOpen = false;
      isTrialRunning = false;
    },
    release: () => {
      isTrialRunning = false;
    },
    fencedFor: (now) => Math.max(0, fencedUntil - now),
  };
}
