import { setImmediate as nextTurn } from 'node:timers/promises';

/** A turn of the event loop that takes less had next to nothing to read. */
const quietMs = 1;
const quietTurns = 3;
/** A process that is never quiet closes all the same. */
const patienceMs = 500;

/**
 * Waits until what has arrived is read. To be called right before a server closes: it takes a connection for idle whose
 * next request nobody has read yet, and ends it; and a proxy that has sent one that writes does not send it again, but
 * answers 502.
 */
export async function waitUntilRead(): Promise<void> {
  const startedAt = performance.now();
  for (let quiet = 0, before = startedAt; quiet < quietTurns && before - startedAt < patienceMs; ) {
    await nextTurn();
    const now = performance.now();
    quiet = now - before < quietMs ? quiet + 1 : 0;
    before = now;
  }
}
