import { setTimeout as wait } from 'node:timers/promises';
import { activateReleases } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { countWorkerThreads, readResidentMegabytes } from '../figures/process-figures.ts';
import { startTraffic } from '../figures/steady-traffic.ts';
import { requestPage } from '../product-runner/request-page.ts';
import type { BenchProduct } from './bench-product.ts';
import { copyPublicRelease } from './copy-release.ts';
import type { Measurement } from './measurement.ts';
import { twoCores } from './processor-cores.ts';
import type { ServerProcess } from './server-process.ts';

const activations = 100;
const sampleEvery = 10;
const requestsPerSecond = 20;
const settleMs = 400;
const maxMs = 10_000;
/** Megabytes that an activation may cost permanently; only a build's set and file names are kept. */
const heapSlopeLimit = 0.05;
const residentSlopeLimit = 1;
const change = { by: 'bench', reason: 'bench' };

interface Sample {
  readonly activation: number;
  readonly heap: number;
  readonly resident: number;
  readonly workers: number;
}

async function waitForBuild(origin: string, buildId: string): Promise<void> {
  const deadline = performance.now() + maxMs;
  while (performance.now() < deadline) {
    if ((await requestPage(origin, '/builds/latest.json')).body.includes(buildId)) return;
    await wait(20);
  }
  throw new Error(`build ${buildId} was not active within ${maxMs} ms`);
}

async function takeSample({ pid, origin }: ServerProcess, activation: number): Promise<Sample> {
  await wait(settleMs);
  process.kill(pid, 'SIGUSR2');
  await wait(settleMs);
  const { body } = await requestPage(origin, '/metrics');
  const heapBytes = Number(/^nodejs_heap_size_used_bytes ([\d.e+]+)$/m.exec(body)?.[1]);
  const workers = countWorkerThreads(pid);
  return { activation, heap: heapBytes / 1_048_576, resident: readResidentMegabytes(pid), workers };
}

/** Least squares: megabytes more with each activation. */
function resolveSlope(samples: readonly Sample[], field: 'heap' | 'resident'): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const centre = mean(samples.map(({ activation }) => activation));
  const level = mean(samples.map((sample) => sample[field]));
  const shared = samples.map((sample) => (sample.activation - centre) * (sample[field] - level));
  const spread = samples.map(({ activation }) => (activation - centre) ** 2);
  return mean(shared) / mean(spread);
}

/** Promise 2: heap, resident memory and threads of one shell through many activations, each of a version it never saw. */
export async function measureMemory(product: BenchProduct): Promise<Measurement> {
  const shell = await product.startShell({
    name: 'shell-memory',
    cores: twoCores,
    workers: 2,
    nodeOptions: ['--expose-gc', '--import', './tools/figures/collect-garbage-on-signal.mjs'],
  });
  const traffic = startTraffic({ urls: [`${shell.origin}/en`], perSecond: requestsPerSecond, isRendered: true });
  await wait(1_000);
  const samples = [await takeSample(shell, 0)];
  for (let activation = 1; activation <= activations; activation += 1) {
    const version = await copyPublicRelease(product, `memory${activation}`);
    const { set } = await activateReleases(product.registry, version, change);
    await waitForBuild(shell.origin, set.buildId);
    if (activation === 1 || activation % sampleEvery === 0) samples.push(await takeSample(shell, activation));
  }
  const { answered, failed } = await traffic.stop();
  await shell.stop();
  // The first activations fill caches and compile code; whatever grows after them is a leak.
  const settled = samples.filter(({ activation }) => activation >= sampleEvery);
  const [heapSlope, residentSlope] = [resolveSlope(settled, 'heap'), resolveSlope(settled, 'resident')];
  const lateResidentSlope = resolveSlope(
    settled.filter(({ activation }) => activation >= activations / 2),
    'resident',
  );
  // Threads end while nobody asks for their pages and come back; what must not happen is one left of each version.
  const counts = settled.map(({ workers }) => workers);
  const mostAtFirst = Math.max(...samples.slice(0, 3).map(({ workers }) => workers));
  const shown = new Set([0, 1, 10, 50, 100]);
  return {
    title: `memory of the shell through ${activations} activations, ${requestsPerSecond} rendered pages a second`,
    columns: ['activation', 'heap MB', 'resident MB', 'worker threads'],
    rows: samples
      .filter(({ activation }) => shown.has(activation))
      .map(({ activation, heap, resident, workers }) => [
        String(activation),
        heap.toFixed(1),
        resident.toFixed(0),
        String(workers),
      ]),
    promises: [
      {
        text: `heap grows by less than ${heapSlopeLimit} MB with an activation`,
        measured: `${heapSlope.toFixed(3)} MB`,
        isKept: heapSlope < heapSlopeLimit,
      },
      {
        text: `resident memory grows by less than ${residentSlopeLimit} MB with an activation`,
        measured: `${residentSlope.toFixed(2)} MB`,
        isKept: residentSlope < residentSlopeLimit,
      },
      {
        text: 'the number of worker threads does not grow',
        measured: `${mostAtFirst} at first, at most ${Math.max(...counts)} later`,
        isKept: Math.max(...counts) <= mostAtFirst,
      },
      { text: 'no request fails', measured: `${failed} of ${answered + failed}`, isKept: failed === 0 && answered > 0 },
    ],
    notes: [
      `Heap of the main thread after a collection, resident memory of all threads. Slopes are least squares from activation ${sampleEvery} on, a value every ${sampleEvery}.`,
      `Resident memory in the second half alone: ${lateResidentSlope.toFixed(2)} MB with an activation.`,
    ],
    data: { samples, heapSlope, residentSlope, lateResidentSlope },
  };
}
