export interface BreakerRules {
  readonly faults: number;
  readonly withinMs: number;
  readonly fencedMs: number;
  /** A fence whose trial fails doubles up to this. */
  readonly maxFencedMs: number;
}

/** Per page: a second costly fault is unlikely to be chance. */
export const pageRules: BreakerRules = { faults: 2, withinMs: 10_000, fencedMs: 2_000, maxFencedMs: 60_000 };

/** Fences what keeps taking its threads down or running into deadlines. */
export interface Breaker {
  /** Whether a job may start; after the fence, one trial at a time. */
  readonly admit: (now: number) => boolean;
  readonly recordFault: (now: number) => void;
  readonly recordSuccess: () => void;
  /** Whether the job that was admitted last is a trial, which is still running. */
  readonly isOnTrial: () => boolean;
  /** The admitted job ended without saying anything. */
  readonly release: () => void;
  /** Milliseconds until the fence opens, 0 without one. */
  readonly fencedFor: (now: number) => number;
}

/** This many faults within this period fence for this long; then one trial at a time decides. Times in ms. */
export function createBreaker(rules: BreakerRules = pageRules): Breaker {
  let faults: number[] = [];
  let fencedUntil = 0;
  let fencedMs = rules.fencedMs;
  let isHalfOpen = false;
  let isTrialRunning = false;
  const fence = (now: number) => {
    fencedMs = isHalfOpen ? Math.min(fencedMs * 2, rules.maxFencedMs) : rules.fencedMs;
    fencedUntil = now + fencedMs;
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
      // A job admitted before the fence is no new evidence about it.
      if (now < fencedUntil) return;
      if (isHalfOpen) return fence(now);
      faults = [...faults.filter((at) => now - at < rules.withinMs), now];
      if (faults.length >= rules.faults) fence(now);
    },
    recordSuccess: () => {
      // Nor does its success.
      if (isTrialRunning) isHalfOpen = false;
      isTrialRunning = false;
    },
    isOnTrial: () => isTrialRunning,
    release: () => {
      isTrialRunning = false;
    },
    fencedFor: (now) => Math.max(0, fencedUntil - now),
  };
}
