import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds of work done without a pause: an editor's single change never waits. */
const burstMs = 300;
/** The share of time that a long sequence of writes may take; the rest is for visitors, who are served by the same thread. */
const share = 0.3;

/** Runs a work that writes, after a rest when there was much to write lately. */
export type PaceWrite = <Result>(work: () => Promise<Result>) => Promise<Result>;

interface PaceClock {
  readonly now: () => number;
  /** Milliseconds that this thread has worked so far. */
  readonly readWork: () => number;
  readonly rest: (milliseconds: number) => Promise<unknown>;
}

const clockOfThread: PaceClock = {
  now: () => performance.now(),
  readWork: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
  rest: sleep,
};

/**
 * Creates the pace of one row of writes, done one after the other. What counts is the work of this thread: a write that
 * waits for the database takes nothing from visitors, and rests after an outage would prolong it.
 */
export function createWritePace({ now, readWork, rest }: PaceClock = clockOfThread): PaceWrite {
  let budget = burstMs;
  let countedAt = now();
  const refill = (): void => {
    const time = now();
    budget = Math.min(burstMs, budget + (time - countedAt) * share);
    countedAt = time;
  };
  return async (work) => {
    refill();
    if (budget < 0) await rest(-budget / share);
    const before = readWork();
    try {
      return await work();
    } finally {
      refill();
      budget -= readWork() - before;
    }
  };
}
