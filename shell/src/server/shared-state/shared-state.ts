import type { EndedSession } from './ended-session.ts';
import type { ShellEvent } from './shell-event.ts';

/** How many attempts each key has. */
export interface AttemptRule {
  /** Keeps its keys apart from those of other rules. */
  readonly name: string;
  readonly attempts: number;
  readonly windowMs: number;
  /** After this many attempts one more is allowed each time this period has passed; without it none until the oldest leaves the window. */
  readonly pauseMs?: number;
}

/** Requests of one key in its window, and when that ends. */
export interface RequestCount {
  readonly current: number;
  readonly remainingMs: number;
}

/** Who is told what other shells have done. */
export interface ShellEventListener {
  /** `isLate`: it may have happened more than a second ago, because this shell could not hear it. */
  readonly onEvent: (event: ShellEvent, isLate: boolean) => void;
  /** Events may have been lost: everything that they could have changed is out of date. */
  readonly onMissed: () => void;
  /** Others can be reached, for the first time or again, or now and then: what each knows is exchanged. Called until it resolves with true. */
  readonly onReached: () => Promise<boolean>;
}

/**
 * What all shells of a site know together. No call rejects, and none waits longer than a tenth of a second for an answer:
 * while the shells cannot reach each other, each goes on with what it knows itself.
 */
export interface SharedState {
  /** Milliseconds until the next attempt is allowed; 0 when this one may be made, which is then counted. */
  readonly reserveAttempt: (rule: AttemptRule, key: string) => Promise<number>;
  /** Takes back the newest attempt of a key. */
  readonly takeBackAttempt: (rule: AttemptRule, key: string) => Promise<void>;
  readonly forgetAttempts: (rule: AttemptRule, key: string) => Promise<void>;
  /** Counts a request; the window begins with the first one. */
  readonly countRequest: (key: string, windowMs: number) => Promise<RequestCount>;
  /** Whether nobody has claimed this key within its time; the caller has claimed it then. */
  readonly claim: (key: string, ttlMs: number) => Promise<boolean>;
  /** Tells all other shells, also those that are told later because they cannot be reached now. */
  readonly publish: (event: ShellEvent) => Promise<void>;
  /** Follows what other shells publish; called once. Resolves when nothing published from now on is missed. */
  readonly follow: (listener: ShellEventListener) => Promise<void>;
  /** Lets all others know of ended sessions, also those that start later; false when they could not be told. */
  readonly shareEndedSessions: (sessions: readonly EndedSession[]) => Promise<boolean>;
  /** Sessions that ended at any shell since then, in milliseconds since 1970; null when the others cannot be reached. */
  readonly listEndedSessions: (since: number) => Promise<readonly EndedSession[] | null>;
  /** Whether other shells can be reached; true where there are none. */
  readonly isReachable: () => boolean;
  readonly close: () => Promise<void>;
}

/** Shared state that may not answer in time: what it would have said is undefined then. */
export interface RemoteState extends Omit<SharedState, 'reserveAttempt' | 'countRequest' | 'claim'> {
  readonly reserveAttempt: (rule: AttemptRule, key: string) => Promise<number | undefined>;
  readonly countRequest: (key: string, windowMs: number) => Promise<RequestCount | undefined>;
  readonly claim: (key: string, ttlMs: number) => Promise<boolean | undefined>;
}
