import { setImmediate as giveWay } from 'node:timers/promises';

/** Longest time in milliseconds that work in the background keeps visitors' requests waiting. */
const turnMs = 3;

/** Called between the steps of long work in the background: lets everything else have its turn when this one was long enough. */
export function createTurns(): () => Promise<void> {
  let startedAt = performance.now();
  return async () => {
    if (performance.now() - startedAt < turnMs) return;
    await giveWay();
    startedAt = performance.now();
  };
}
