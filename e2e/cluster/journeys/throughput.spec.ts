import { setTimeout as sleep } from 'node:timers/promises';
import { hasProcessorShares } from '@kmx/test-kit/processor-shares.ts';
import { readProcessorSeconds } from '@kmx/tools/figures/process-figures.ts';
import { renderTable } from '@kmx/tools/figures/render-table.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { readLogLines } from '../../support/read-log-lines.ts';
import { samplePassword } from '../../support/sign-in.ts';
import { type Cluster, startCluster } from '../../support/start-cluster.ts';
import { type LoadRequest, runClosedLoop } from '../support/closed-loop.ts';
import { visitCluster } from '../support/people.ts';

/** Of a processor, for each shell: three of them leave enough for everything else on two. */
const shellShare = 0.2;
const seconds = 6;
const parallelPerShell = 4;
const minuteMs = 60_000;
/** They may ask it three hundred times in a minute each. */
const emails = ['anna.keller@kmx.example', 'ben.ortiz@northline.example'];
const pages = ['/en', '/de', '/ja-jp', '/en/products', '/de/stories', '/ja-jp/company'];
const question = '{viewer{email} tickets(size:5){items{id subject status updatedAt}}}';

const rows: (readonly string[])[] = [
  ['shells', 'requests', 'per second', 'p50 ms', 'p99 ms', 'CPU ms of shells', 'CPU ms of services'],
];
let cluster: Cluster | undefined;
afterEach(async () => {
  await cluster?.stop();
  cluster = undefined;
});
afterAll(() => {
  const share = hasProcessorShares() ? `${shellShare} of a processor for each shell` : 'no shares of the processor';
  console.log(`${share}, ${parallelPerShell} requests at the same time for each, through nginx`);
  console.log(renderTable(rows));
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const readSeconds = (processes: Cluster['shells']): number =>
  sum(processes.map((each) => readProcessorSeconds(each.readPid() ?? 0)));

async function readTokens(running: Cluster): Promise<readonly string[]> {
  const signedIn = emails.map((email) => visitCluster(running).signIn(email, samplePassword));
  const tokens = (await Promise.all(signedIn)).map(({ token }) => token);
  expect(tokens).not.toContain('');
  return tokens;
}

describe('promise 9: what several shells answer together', () => {
  it.for([1, 2, 3])(
    '%i of them answer pages from the cache, rendered pages and the portal',
    { timeout: 600_000 },
    async (shellCount) => {
      const running = await startCluster({ shellCount, ...(hasProcessorShares() ? { shellShare } : {}) });
      cluster = running;
      const tokens = await readTokens(running);
      const { host, port } = new URL(running.product.origin);
      const headers = { host, accept: 'text/html', 'accept-encoding': 'gzip' };
      const choose = <Choice>(from: readonly Choice[], index: number) => from[index % from.length] as Choice;
      const loads: readonly (readonly [string, (index: number) => LoadRequest])[] = [
        ['cached', (index) => ({ path: choose(pages, index), headers })],
        ['rendered', (index) => ({ path: `${choose(pages, index)}?visit=${index}`, headers })],
        [
          'portal',
          (index) => ({
            ...{ path: '/api/sis-proxy', method: 'POST', body: JSON.stringify({ query: question }) },
            headers: {
              ...{ host, origin: running.product.origin, 'sec-fetch-site': 'same-origin', accept: 'application/json' },
              ...{ 'content-type': 'application/json', 'ciam-id-token': choose(tokens, index) },
            },
          }),
        ],
      ];
      for (const [name, create] of loads) {
        const place = { port: Number(port), address: running.address };
        const load = { parallel: parallelPerShell * shellCount, seconds };
        await runClosedLoop(place, create, { ...load, seconds: 3 });
        if (name === 'portal') await sleep(minuteMs);
        const before = [readSeconds(running.shells), readSeconds(running.services)] as const;
        const result = await runClosedLoop(place, create, load);
        const count = result.requestsPerSecond * seconds;
        const spent = (now: number, then: number) => (((now - then) * 1000) / count).toFixed(2);
        rows.push([
          ...[String(shellCount), name, result.requestsPerSecond.toFixed(1)],
          ...[result.p50Ms.toFixed(0), result.p99Ms.toFixed(0)],
          ...[spent(readSeconds(running.shells), before[0]), spent(readSeconds(running.services), before[1])],
        ]);
        const words = readLogLines(running.product.logs.shell, 'warn').slice(-10).join('\n');
        expect(result.failures, `${name}, and the shells say:\n${words}`).toEqual({});
      }
    },
  );
});
