import { listProcessTree, readProportionalMegabytes, readResidentMegabytes } from '../../figures/process-figures.ts';
import { requestPage } from '../../product-runner/request-page.ts';
import type { ServerProcess } from '../server-process.ts';
import type { Peer } from './peer.ts';
import type { RecordValue } from './records.ts';

const pollMs = 20;

const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The memory of all processes of a peer. */
export function measureMemory(servers: readonly ServerProcess[], record: RecordValue): void {
  const processes = servers.flatMap(({ pid }) => listProcessTree(pid));
  record('server', 'rss', add(processes.map(readResidentMegabytes)));
  record('server', 'pss', add(processes.map(readProportionalMegabytes)));
}

/** Milliseconds from the start of a peer to its first page, with all servers that it needs. */
export async function measureStart(peer: Peer, record: RecordValue): Promise<void> {
  const startedAt = performance.now();
  const servers = await peer.start(pollMs);
  const { status } = await requestPage(servers[0].origin, peer.cached.list);
  record('server', 'start', performance.now() - startedAt);
  for (const server of servers) await server.stop();
  if (status !== 200) throw new Error(`${peer.label} answered ${status} when it was ready`);
}
