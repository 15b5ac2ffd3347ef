import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds of writing done without a pause: an editor's single change never waits. */
const burstMs = 300;
/** The share of time that a long sequence of writes may take; the rest is for visitors, who are served by the same thread. */
const share = 0.3;

/** Runs a work that writes, after a rest when there was much to write lately. */
export type PaceWrite = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Creates the pace of one row of writes, done one after the other. */
export function createWritePace(now: () => number = () => performance.now(), rest = sleep): PaceWrite {
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
    const startedAt = now();
    try {
      return await work();
    } finally {
      refill();
      budget -= now() - startedAt;
    }
  };
}
