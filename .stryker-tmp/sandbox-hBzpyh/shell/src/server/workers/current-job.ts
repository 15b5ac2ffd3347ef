// @ts-nocheck
import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryAnswer } from './messages.ts';

/** State of one job inside the worker. */
export interface RunningJob {
  readonly id: number;
  readonly controller: AbortController;
  /** Clears a timer of the job that is still running, by its handle. */
  readonly timers: Map<number, () => void>;
  /** Settles a query of the job that is under way, by its number. */
  readonly queries: Map<number, (answer: QueryAnswer) => void>;
  /** Cache tags of the answers so far. */
  readonly queryTags: Set<string>;
}

/** The job on whose behalf code runs; undefined while a bundle is evaluated. */
export const currentJob = new AsyncLocalStorage<RunningJob>();
