import type { AttemptRule, SharedState } from '../shared-state/shared-state.ts';

/** Counts attempts by key, together with all shells of the site. */
export interface AttemptLimiter {
  /** Counts an attempt; returns the seconds until the next one is allowed instead, when this one is not. */
  readonly reserve: (key: string) => Promise<number>;
  /** Takes back the newest attempt, which turned out to be right. */
  readonly takeBack: (key: string) => Promise<void>;
  readonly forget: (key: string) => Promise<void>;
}

/** Shared state as far as limits need it. */
export type CountedAttempts = Pick<SharedState, 'reserveAttempt' | 'takeBackAttempt' | 'forgetAttempts'>;

/** Limits what the rule allows. */
export function createAttemptLimiter(rule: AttemptRule, shared: CountedAttempts): AttemptLimiter {
  return {
    reserve: async (key) => Math.ceil((await shared.reserveAttempt(rule, key)) / 1000),
    takeBack: (key) => shared.takeBackAttempt(rule, key),
    forget: (key) => shared.forgetAttempts(rule, key),
  };
}
