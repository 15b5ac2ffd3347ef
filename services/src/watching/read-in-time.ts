import { setTimeout as sleep } from 'node:timers/promises';

/** A collector asks for metrics every few seconds, and must get the others while the database does not answer. */
const readMs = 1_000;

/**
 * A reading for the metrics that may fail or hang: null then, after a second at the latest. One that hangs is not begun
 * a second time.
 */
export function createTimedReader<Value>(read: () => Value | Promise<Value>): () => Promise<Value | null> {
  let running: Promise<Value | null> | null = null;
  return () => {
    running ??= Promise.resolve()
      .then(read)
      .catch(() => null)
      .finally(() => {
        running = null;
      });
    return Promise.race([running, sleep(readMs, null, { ref: false })]);
  };
}
