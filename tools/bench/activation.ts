import { setTimeout as wait } from 'node:timers/promises';
import {
  activateReleases,
  type ChangedSet,
  rollBackUnits,
} from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { startTraffic } from '../figures/steady-traffic.ts';
import { requestPage } from '../product-runner/request-page.ts';
import type { BenchProduct } from './bench-product.ts';
import { copyPublicRelease } from './copy-release.ts';
import { type Measurement, renderSpread } from './measurement.ts';
import { twoCores } from './processor-cores.ts';

const repetitions = 5;
const requestsPerSecond = 100;
const pauseMs = 600;
const maxMs = 10_000;
const change = { by: 'bench', reason: 'bench' };

/** Milliseconds from the call to the registry's response and to the first document of the new build. */
interface Switch {
  readonly writtenMs: number;
  readonly servedMs: number;
}

async function measureSwitch(origin: string, changeSet: () => Promise<ChangedSet>): Promise<Switch> {
  const startedAt = performance.now();
  const { set } = await changeSet();
  const writtenMs = performance.now() - startedAt;
  while (performance.now() - startedAt < maxMs) {
    const { body } = await requestPage(origin, '/en');
    if (body.includes(`data-build="${set.buildId}"`)) return { writtenMs, servedMs: performance.now() - startedAt };
    await wait(5);
  }
  throw new Error(`build ${set.buildId} was not served within ${maxMs} ms`);
}

/** Promise 2: activation and rollback of a remote while its home page is rendered for visitors. */
export async function measureActivation(product: BenchProduct): Promise<Measurement> {
  const { registry } = product;
  const shell = await product.startShell({ name: 'shell-activation', cores: twoCores, workers: 2 });
  const activations: Switch[] = [];
  const rollbacks: Switch[] = [];
  const versions = [];
  for (let count = 0; count < repetitions; count += 1)
    versions.push(await copyPublicRelease(product, `switch${count}`));
  const plan = { urls: [`${shell.origin}/en`], perSecond: requestsPerSecond, isRendered: true };
  const quiet = startTraffic(plan);
  await wait(repetitions * pauseMs);
  const before = await quiet.stop();
  const traffic = startTraffic(plan);
  await wait(1_000);
  for (const version of versions) {
    activations.push(await measureSwitch(shell.origin, () => activateReleases(registry, version, change)));
    await wait(pauseMs);
    rollbacks.push(await measureSwitch(shell.origin, () => rollBackUnits(registry, ['remote-public'], change)));
    await wait(pauseMs);
  }
  const during = await traffic.stop();
  await shell.stop();
  const createRow = (label: string, switches: readonly Switch[]) => [
    label,
    renderSpread(switches.map(({ writtenMs }) => writtenMs)),
    renderSpread(switches.map(({ servedMs }) => servedMs)),
  ];
  const describe = (label: string, { answered, failed, p50, p99, slowest }: typeof during) =>
    `${label}: ${answered} pages rendered, ${failed} failed, p50 ${p50} ms, p99 ${p99} ms, slowest ${slowest} ms.`;
  return {
    title: `a release under ${requestsPerSecond} rendered home pages a second`,
    columns: ['', 'activated after ms', 'first page of the new build after ms'],
    rows: [createRow('activation', activations), createRow('rollback', rollbacks)],
    promises: [
      {
        text: 'no request fails while versions change',
        measured: `${during.failed} of ${during.answered + during.failed}`,
        isKept: during.failed === 0 && during.answered > 0,
      },
    ],
    notes: [
      `Median of ${repetitions}, range in brackets; the first column is verification and writing in the caller, the shell verifies again and starts its render threads in the second.`,
      describe('Traffic without a change', before),
      describe('Traffic while versions change', during),
    ],
    data: { activations, rollbacks, before: { ...before, times: [] }, during: { ...during, times: [] } },
  };
}
