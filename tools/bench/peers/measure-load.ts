import { request } from 'node:http';
import { twoCores } from '../processor-cores.ts';
import { runLoad } from '../run-load.ts';
import type { ServerProcess } from '../server-process.ts';
import type { PageName, Peer } from './peer.ts';
import type { RecordValue } from './records.ts';

/** What Chromium sends. */
const encoding = 'gzip, deflate, br, zstd';
const deadlineMs = 20_000;

/** How a page can be asked for: kept, if the peer keeps pages, or drawn for each request. */
const kinds = ['cached', 'rendered'] as const;
const parallels = [1, 32] as const;

/** The bytes of a document as they are sent to a browser; a connection that was kept open may have been closed since. */
function countBytes(origin: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      origin + path,
      { agent: false, headers: { 'accept-encoding': encoding, accept: 'text/html' } },
      (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        answer.on('error', reject);
        answer.on('end', () => resolve(bytes));
      },
    );
    outgoing.setTimeout(deadlineMs, () => outgoing.destroy(new Error(`${path} did not answer in time`)));
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** Puts one page of a peer under load in each of the four ways, and counts its bytes. */
export async function measureLoad(
  { peer, server, page }: { readonly peer: Peer; readonly server: ServerProcess; readonly page: PageName },
  seconds: number,
  record: RecordValue,
): Promise<void> {
  for (const kind of kinds) {
    if (kind === 'cached' && peer.cache === null) continue;
    const path = peer[kind][page];
    for (const parallel of parallels) {
      const isUnique = kind === 'rendered';
      const load = { server, path, seconds, cores: twoCores, encoding, isUnique, parallel };
      const { requestsPerSecond, p99Ms, failed } = await runLoad(load);
      if (failed > 0) throw new Error(`${peer.label}: ${failed} requests of ${path} failed`);
      record(page, `${kind}-${parallel}-rate`, requestsPerSecond);
      record(page, `${kind}-${parallel}-p99`, p99Ms);
    }
    const query = kind === 'rendered' ? `?bytes=${Date.now()}` : '';
    record(page, `${kind}-bytes`, await countBytes(server.origin, path + query));
  }
}
