import type { ServerProcess } from '../server-process.ts';
import type { Peer } from './peer.ts';
import { createRecords, type Records } from './records.ts';

/** A peer whose servers run, and what has been measured of it. */
export interface Contestant {
  readonly peer: Peer;
  readonly records: Records;
  readonly servers: readonly [ServerProcess, ...ServerProcess[]];
}

/** Starts all peers; those that run already are stopped when one does not start. */
export async function startContestants(
  peers: readonly [Peer, ...Peer[]],
): Promise<readonly [Contestant, ...Contestant[]]> {
  const [first, ...others] = peers;
  const own = { peer: first, records: createRecords(), servers: await first.start() };
  const started: Contestant[] = [];
  try {
    for (const peer of others) started.push({ peer, records: createRecords(), servers: await peer.start() });
    return [own, ...started];
  } catch (error) {
    await stopContestants([own, ...started]);
    throw error;
  }
}

/** Stops all servers. */
export async function stopContestants(contestants: readonly Contestant[]): Promise<void> {
  for (const { servers } of contestants) for (const server of servers) await server.stop();
}
