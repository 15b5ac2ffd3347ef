import type { Logger } from 'pino';
import { describeError } from '../workers/describe-error.ts';
import { everythingKey } from './surrogate-keys.ts';

/** What has become of one request to purge. */
export type PurgeOutcome = 'done' | 'refused' | 'failed';

/** The CDN has answered, and purges nothing. */
export class PurgeRefusedError extends Error {
  constructor(status: number) {
    super(`answered with ${status}`);
  }
}

/** Beyond this everything is purged, which needs one key. */
const maxKeys = 2_000;
/** In one request: twelve characters each, in a header of four kilobytes at most. */
const keysAtOnce = 200;
/**
 * Another shell hears of a change up to this much later. What it has answered from its old content until then is in the
 * CDN after the first purge.
 */
const againMs = 1_000;
const firstPauseMs = 250;
const maxPauseMs = 5_000;
/** From when on it is no moment any more. */
const lateMs = 60_000;

export interface PurgeQueueOptions {
  /** Rejects when the CDN has not done it. */
  readonly send: (keys: readonly string[]) => Promise<void>;
  readonly onOutcome: (outcome: PurgeOutcome) => void;
  readonly log: Pick<Logger, 'warn' | 'info'>;
}

/** Keys that are to be purged at the CDN. */
export interface PurgeQueue {
  /** Purges the keys at once, and a second later again. */
  readonly add: (keys: readonly string[]) => void;
  /** Keys that wait for the CDN. */
  readonly countWaiting: () => number;
  /** Whether the last request has failed, so that the CDN may hold what has changed. */
  readonly isBehind: () => boolean;
  /** Whether it has been so for a minute. */
  readonly isLate: () => boolean;
  /** Purges what is left, with short pauses; resolves when it is done or the time is over. */
  readonly finish: (milliseconds: number) => Promise<void>;
}

/** A set of keys that stays small. */
function addKeys(kept: Set<string>, keys: Iterable<string>): void {
  if (kept.has(everythingKey)) return;
  for (const key of keys) kept.add(key);
  if (kept.size <= maxKeys && !kept.has(everythingKey)) return;
  kept.clear();
  kept.add(everythingKey);
}

/** One request after the other; one that fails is repeated, with all that has come meanwhile, until the CDN has done it. */
export function createPurgeQueue({ send, onOutcome, log }: PurgeQueueOptions): PurgeQueue {
  const waiting = new Set<string>();
  /** Keys to be purged again, by moment. */
  const rounds = new Map<NodeJS.Timeout, Set<string>>();
  /** The newest round, as long as others may join it. */
  let openRound: Set<string> | null = null;
  let sent = 0;
  let failedSince: number | null = null;
  let pauseMs = firstPauseMs;
  let working: Promise<void> | null = null;
  let endPause = () => {};
  let isEnding = false;

  function noteSuccess(): void {
    onOutcome('done');
    pauseMs = firstPauseMs;
    if (failedSince === null) return;
    failedSince = null;
    log.info({ service: 'cdn' }, 'the CDN purges again');
  }

  function noteFailure(error: unknown): void {
    onOutcome(error instanceof PurgeRefusedError ? 'refused' : 'failed');
    if (failedSince !== null) return;
    failedSince = performance.now();
    log.warn({ service: 'cdn', reason: describeError(error) }, 'the CDN does not purge, and is asked until it does');
  }

  async function pause(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    endPause = resolve;
    // Not even then: somebody who answers at once would be asked as fast as the processor can.
    const timer = setTimeout(resolve, isEnding ? firstPauseMs : pauseMs);
    pauseMs = Math.min(maxPauseMs, pauseMs * 2);
    await promise;
    clearTimeout(timer);
  }

  async function work(): Promise<void> {
    while (waiting.size > 0) {
      const keys = [...waiting].slice(0, keysAtOnce);
      for (const key of keys) waiting.delete(key);
      sent = keys.length;
      try {
        await send(keys);
        noteSuccess();
      } catch (error) {
        addKeys(waiting, keys);
        noteFailure(error);
        sent = 0;
        await pause();
      }
      sent = 0;
    }
  }

  function workOn(): void {
    working ??= work().finally(() => {
      working = null;
      if (waiting.size > 0) workOn();
    });
  }

  function purge(keys: Iterable<string>): void {
    addKeys(waiting, keys);
    workOn();
  }

  /** All keys of a tenth of the time share a timer. */
  function purgeAgain(keys: readonly string[]): void {
    if (openRound === null) {
      const round = new Set<string>();
      openRound = round;
      const timer = setTimeout(() => {
        rounds.delete(timer);
        purge(round);
      }, againMs * 1.1);
      rounds.set(timer, round);
      setTimeout(() => {
        if (openRound === round) openRound = null;
      }, againMs / 10).unref();
    }
    addKeys(openRound, keys);
  }

  return {
    add: (keys) => {
      purge(keys);
      purgeAgain(keys);
    },
    countWaiting: () => waiting.size + sent,
    isBehind: () => failedSince !== null,
    isLate: () => failedSince !== null && performance.now() - failedSince > lateMs,
    finish: async (milliseconds) => {
      isEnding = true;
      for (const [timer, round] of rounds) {
        clearTimeout(timer);
        addKeys(waiting, round);
      }
      rounds.clear();
      openRound = null;
      endPause();
      if (waiting.size > 0) workOn();
      if (working === null) return;
      const { promise: over, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, milliseconds);
      await Promise.race([working, over]);
      clearTimeout(timer);
      const left = waiting.size + sent;
      if (left > 0) log.warn({ service: 'cdn', keys: left }, 'the process ends before the CDN has purged');
    },
  };
}
