import { setImmediate as giveWay } from 'node:timers/promises';

/** Longest time in milliseconds that work in the background keeps visitors' requests waiting. */
const turnMs = 4;

/** Called between the steps of long work: lets everything else have its turn when this one was long enough. */
export type TakeTurn = () => Promise<void> | undefined;

/** Begins a turn. */
export function createTurns(): TakeTurn {
  let startedAt = performance.now();
  return () => {
    if (performance.now() - startedAt < turnMs) return undefined;
    return giveWay().then(() => {
      startedAt = performance.now();
    });
  };
}
