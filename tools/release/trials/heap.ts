import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { activateReleases } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { readResidentMegabytes } from '../../figures/process-figures.ts';
import { startTraffic } from '../../figures/steady-traffic.ts';
import { requestPage } from '../../product-runner/request-page.ts';
import type { CommandResult } from '../command-result.ts';
import { awaitBuild } from './await-build.ts';
import { resolveSlope, type Sample } from './heap/resolve-slope.ts';
import { startTrialProduct, type TrialProduct, type TrialShell } from './trial-product.ts';
import { concludeTrial } from './trial-result.ts';

const requestsPerSecond = 10;
const settleMs = 500;
/** Megabytes more with each activation, of the heap and, in the second half, of all memory. */
const maxHeapSlope = 0.1;
const maxLateResidentSlope = 0.25;
const units = ['remote-public', 'remote-styleguide', 'remote-portal', 'remote-editor'] as const;
/** Releases that no set has any more, so that the trial does not fill the disk; shells have copies of 50 sets. */
const keptReleases = 20;

async function takeSample({ pid, origin }: TrialShell, activation: number): Promise<Sample> {
  await wait(settleMs);
  process.kill(pid, 'SIGUSR2');
  await wait(settleMs);
  const { body } = await requestPage(origin, '/metrics');
  const heapBytes = Number(/^nodejs_heap_size_used_bytes ([\d.e+]+)$/m.exec(body)?.[1]);
  return { activation, heap: heapBytes / 1_048_576, resident: readResidentMegabytes(pid) };
}

async function activateNext(product: TrialProduct, number: number): Promise<string> {
  const unit = units[number % units.length] ?? 'remote-public';
  await product.copyRelease(unit, `heap-${number}`);
  const change = { by: 'heap', reason: `activation ${number}` };
  const { set } = await activateReleases(product.registry, { [unit]: `heap-${number}` }, change);
  const old = number - keptReleases;
  if (old > 0) {
    const oldUnit = units[old % units.length] ?? 'remote-public';
    await rm(path.join(product.releasesDirectory, oldUnit, `heap-${old}`), { recursive: true, force: true });
  }
  return set.buildId;
}

/**
 * Releases that a shell has never seen are activated one after the other under load: its heap after a collection hardly
 * grows, and its memory levels off (C8). Throws TrialError.
 */
export async function heap(count: number): Promise<CommandResult> {
  const product = await startTrialProduct();
  try {
    const nodeOptions = ['--expose-gc', '--import', './tools/figures/collect-garbage-on-signal.mjs'];
    const shell = await product.startShell('shell', { nodeOptions, environment: { RENDER_WORKERS: '2' } });
    const sampleEvery = Math.max(1, Math.floor(count / 20));
    const urls = ['/en', '/en/products', '/en/mykomax', '/style-guide'].map((page) => shell.origin + page);
    const traffic = startTraffic({ urls, perSecond: requestsPerSecond, isRendered: true });
    const samples = [await takeSample(shell, 0)];
    for (let number = 1; number <= count; number += 1) {
      await awaitBuild(shell.origin, await activateNext(product, number));
      if (number % sampleEvery === 0) samples.push(await takeSample(shell, number));
    }
    const { answered, failed, failures } = await traffic.stop();
    // The first activations fill caches and compile code; whatever grows after them is a leak.
    const settled = samples.filter(({ activation }) => activation >= count / 10);
    const heapSlope = resolveSlope(settled, 'heap');
    const late = samples.filter(({ activation }) => activation >= count / 2);
    const lateResidentSlope = resolveSlope(late, 'resident');
    const problems = [
      ...(heapSlope < maxHeapSlope ? [] : [`the heap grows by ${heapSlope.toFixed(3)} MB with an activation`]),
      ...(lateResidentSlope < maxLateResidentSlope
        ? []
        : [`memory grows by ${lateResidentSlope.toFixed(2)} MB with an activation in the second half`]),
      ...(failed === 0 ? [] : [`${failed} of ${answered + failed} requests failed: ${failures.join(', ')}`]),
    ];
    return concludeTrial({
      title: `heap: ${count} activations, ${answered} pages at ${requestsPerSecond}/s, ${failed} failed; heap ${heapSlope.toFixed(3)} MB with an activation, memory ${lateResidentSlope.toFixed(2)} MB in the second half`,
      table: [
        ['activations', 'heap MB', 'resident MB'],
        ...samples.map((one) => [String(one.activation), one.heap.toFixed(1), one.resident.toFixed(0)]),
      ],
      problems,
      data: { samples, heapSlope, lateResidentSlope, answered, failed },
    });
  } finally {
    await product.stop();
  }
}
