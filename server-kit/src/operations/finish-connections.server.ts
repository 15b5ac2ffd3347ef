import { Server } from 'node:net';
import { setTimeout as wait, setImmediate as yieldTurn } from 'node:timers/promises';

/** A turn of the event loop that takes less had nothing to read. */
const quietMs = 0.2;
const quietTurns = 3;
/** A process that has no quiet turn for so long closes all the same; until then it answers everything. */
const patienceMs = 3_000;
/** How long connections stay open on which a proxy may just be sending a request. */
const lingerMs = 500;
/** Enough for a balancer to close all of them itself that keeps idle ones for four seconds. */
const balancedLingerMs = 5_000;
const lookMs = 20;

const countConnections = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error === null ? count : 0));
  });

/** Waits until every connection that has arrived is accepted (one in each turn) and every request that has arrived is read. */
async function waitUntilRead(server: Server): Promise<void> {
  const startedAt = performance.now();
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on('connection', count);
  for (let quiet = 0, before = startedAt; quiet < quietTurns && before - startedAt < patienceMs; ) {
    const acceptedBefore = accepted;
    await yieldTurn();
    const now = performance.now();
    quiet = accepted === acceptedBefore && now - before < quietMs ? quiet + 1 : 0;
    before = now;
  }
  server.off('connection', count);
}

/**
 * Takes no new connections, and leaves those that are open for the requests that are on their way; to be called right
 * before an HTTP server closes. `close` itself ends at once what it takes for idle: a connection whose next request has
 * been sent and not been read. A proxy must not send a request that writes a second time; it answers 502.
 *
 * After half a second, a request that is sent in the very moment of the end is still lost. Behind a balancer
 * (`isBalanced`) connections therefore stay until it has closed them, five seconds at most.
 */
export async function finishConnections(server: Server, isBalanced: boolean): Promise<void> {
  // The system resets connections that nobody has accepted when the port closes.
  await waitUntilRead(server);
  // The method of an HTTP server would end idle connections too.
  Server.prototype.close.call(server);
  const deadline = performance.now() + (isBalanced ? balancedLingerMs : lingerMs);
  while (performance.now() < deadline && (await countConnections(server)) > 0) await wait(lookMs);
  await waitUntilRead(server);
}
