import { setTimeout as sleep } from 'node:timers/promises';
import { renderTable } from '@kmx/tools/figures/render-table.ts';
import { startTraffic } from '@kmx/tools/figures/steady-traffic.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClusterProcess } from '../../support/cluster-processes.ts';
import { type Cluster, startCluster } from '../../support/start-cluster.ts';
import { runClosedLoop } from '../support/closed-loop.ts';
import { warmPages } from '../support/pages.ts';
import { signPeopleIn } from '../support/people.ts';
import { type ProcessSample, takeSample } from '../support/process-samples.ts';
import { startSteadyLoad } from '../support/steady-load.ts';

const minutes = Number(process.env['KMX_SOAK_MINUTES'] || 60);
const sampleCount = 60;
const pages = ['/en', '/de', '/ja-jp', '/en/products', '/de/stories', '/ja-jp/company'];
/** Every fifth page is rendered. */
const isRendered = (index: number) => index % 5 === 0;
/** What the other requests of the load take in a second, so that all of them together are half of what is possible. */
const capacitySeconds = 20;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({ services: 'apart', files: 'objects' });
}, 600_000);
afterAll(() => cluster?.stop());

/** Pages a second that the cluster answers at most. */
async function measureCapacity(): Promise<number> {
  const { host, port } = new URL(cluster.product.origin);
  const place = { port: Number(port), address: cluster.address };
  const create = (index: number) => {
    const page = pages[index % pages.length] ?? '/en';
    const path = isRendered(index) ? `${page}?visit=${index}` : page;
    return { path, headers: { host, accept: 'text/html', 'accept-encoding': 'gzip' } };
  };
  await runClosedLoop(place, create, { parallel: 12, seconds: 5 });
  const { requestsPerSecond, failures } = await runClosedLoop(place, create, {
    parallel: 12,
    seconds: capacitySeconds,
  });
  expect(failures).toEqual({});
  return requestsPerSecond;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Means of the first tenth, of the middle third and of the last third of the time. */
function summarize(samples: readonly ProcessSample[], field: keyof ProcessSample) {
  const values = samples.map((sample) => sample[field]);
  const third = Math.floor(values.length / 3);
  return {
    first: mean(values.slice(0, Math.max(1, Math.floor(values.length / 10)))),
    middle: mean(values.slice(third, 2 * third)),
    last: mean(values.slice(2 * third)),
  };
}

describe('promise 9: a cluster at half of its capacity', () => {
  it('goes on without a failure, and what its processes hold levels off', {
    timeout: (minutes + 10) * 60_000,
  }, async () => {
    const people = await signPeopleIn(cluster);
    const identities = await warmPages(cluster);
    const capacity = await measureCapacity();
    const perSecond = Math.max(2, Math.round(capacity / 2));
    console.log(
      `${capacity.toFixed(0)} pages a second at most; ${perSecond} for ${minutes} minutes, and 16 other requests`,
    );
    const processes: readonly ClusterProcess[] = [...cluster.shells, ...cluster.services];
    const samples = new Map(processes.map((each) => [each, [] as ProcessSample[]]));
    const urls = pages.map((page) => `${cluster.product.origin}${page}`);
    const rendered = Math.max(1, Math.round(perSecond / 5));
    const visits = [
      startTraffic({ urls, perSecond: perSecond - rendered, isRendered: false }),
      startTraffic({ urls, perSecond: rendered, isRendered: true }),
    ];
    const load = startSteadyLoad(cluster, people, identities, `soak-${Date.now().toString(36)}`);
    const startedAt = performance.now();
    for (let taken = 1; taken <= sampleCount; taken += 1) {
      await sleep(Math.max(0, startedAt + (taken * minutes * 60_000) / sampleCount - performance.now()));
      for (const each of processes) samples.get(each)?.push(await takeSample(each));
    }
    await load.stop();
    const results = await Promise.all(visits.map((traffic) => traffic.stop()));
    const fields = ['residentMegabytes', 'heapMegabytes', 'handles', 'workers', 'delayMs'] as const;
    const rows = processes.flatMap((each) =>
      fields.map((field) => {
        const { first, middle, last } = summarize(samples.get(each) ?? [], field);
        return [each.machine.name, field, ...[first, middle, last].map((value) => value.toFixed(1))];
      }),
    );
    console.log(renderTable([['process', '', 'first tenth', 'middle third', 'last third'], ...rows]));
    const failed = load.answers.filter(({ failure }) => failure !== null).map(({ kind, failure }) => [kind, failure]);
    const answered = results.reduce((total, result) => total + result.answered, load.answers.length);
    console.log(
      `${answered} requests, ${failed.length + results.reduce((sum, result) => sum + result.failed, 0)} failed`,
    );
    expect(failed).toEqual([]);
    expect(results.map((result) => result.failed)).toEqual([0, 0]);
    expect(load.answers.filter(({ isForeign }) => isForeign)).toEqual([]);
    const growing = rows.filter(([, field, , middle, last]) => {
      const [before, after] = [Number(middle), Number(last)];
      if (field === 'residentMegabytes') return after > before * 1.15;
      if (field === 'handles' || field === 'workers') return after > before * 1.2 + 5;
      return field === 'delayMs' && after > before * 2 + 20;
    });
    expect(growing).toEqual([]);
  });
});
