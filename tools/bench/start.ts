import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import * as v from 'valibot';
import { readProportionalMegabytes, readResidentMegabytes } from '../figures/process-figures.ts';
import { findDescendant } from '../figures/process-tree.ts';
import { startTraffic } from '../figures/steady-traffic.ts';
import { root } from '../product-runner/repository-root.ts';
import type { Measurement } from './measurement.ts';

const programs = {
  launcher: 'tools/bootstrap/start.mjs',
  services: 'services/src/start.ts',
  shell: 'shell/dist/server/main.mjs',
} as const;
type ProgramName = keyof typeof programs;
const names = Object.keys(programs) as ProgramName[];

const limitsSchema = v.strictObject({
  secondStartMilliseconds: v.number(),
  atRestMegabytes: v.strictObject({ launcher: v.number(), services: v.number(), shell: v.number() }),
});
const readyMs = 300_000;
/** Longer than a render thread waits for a page (`RENDER_REST_SECONDS`). */
const afterStartMs = 80_000;
const loadMs = 20_000;
const afterLoadMs = 80_000;
const requestsPerSecond = 40;

interface Memory {
  readonly resident: number;
  readonly proportional: number;
}
type Sample = Readonly<Record<ProgramName, Memory>>;

async function startOnce(environment: NodeJS.ProcessEnv, origin: string) {
  const startedAt = performance.now();
  const npm = spawn('npm', ['start'], { cwd: root, env: environment, stdio: 'ignore' });
  const exited = once(npm, 'exit');
  const stop = async () => {
    npm.kill('SIGTERM');
    await exited;
    // npm does not wait for what it has started; that gives the database back last.
    await wait(3_000);
  };
  while (performance.now() - startedAt < readyMs && npm.exitCode === null) {
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return { pid: npm.pid ?? 0, milliseconds: performance.now() - startedAt, stop };
    await wait(20);
  }
  await stop();
  throw new Error('npm start did not become ready');
}

function takeSample(pid: number): Sample {
  const read = (name: ProgramName): Memory => {
    const own = findDescendant(pid, programs[name]);
    return { resident: readResidentMegabytes(own), proportional: readProportionalMegabytes(own) };
  };
  return { launcher: read('launcher'), services: read('services'), shell: read('shell') };
}

/** The second `npm start` of an installation: how long it takes, and what its processes keep in memory at rest. */
export async function measureStart(): Promise<Measurement> {
  const limits = v.parse(limitsSchema, JSON.parse(readFileSync('tools/bench/start-limits.json', 'utf8')));
  const folder = mkdtempSync(path.join(tmpdir(), 'kmx-start-'));
  const [port, servicesPort] = [await findFreePort(), await findFreePort()];
  const own = { DATA_DIR: folder, RELEASES_DIR: path.join(folder, 'releases'), PORT: `${port}` };
  const environment = { ...process.env, ...own, SERVICES_PORT: `${servicesPort}` };
  const origin = `http://localhost:${port}`;
  try {
    await (await startOnce(environment, origin)).stop();
    const { pid, milliseconds, stop } = await startOnce(environment, origin);
    await wait(afterStartMs);
    const atRest = takeSample(pid);
    const urls = ['/en', '/en/products', '/de'].map((place) => `${origin}${place}`);
    const traffic = startTraffic({ urls, perSecond: requestsPerSecond, isRendered: true });
    await wait(loadMs);
    const { answered, failed } = await traffic.stop();
    await wait(afterLoadMs);
    const afterLoad = takeSample(pid);
    await stop();
    const { atRestMegabytes, secondStartMilliseconds } = limits;
    // Most of what a bare Node has resident is its own program, of which there is one copy for all.
    const judged = (name: ProgramName) => atRest[name][name === 'launcher' ? 'proportional' : 'resident'];
    return {
      title: 'the second npm start, and memory at rest',
      columns: ['process', 'resident MB', 'proportional MB', 'resident after load', 'proportional after load'],
      rows: names.map((name) => [
        name,
        ...[atRest[name].resident, atRest[name].proportional].map((value) => value.toFixed(0)),
        ...[afterLoad[name].resident, afterLoad[name].proportional].map((value) => value.toFixed(0)),
      ]),
      promises: [
        ...names.map((name) => ({
          text: `${name} at rest takes at most ${atRestMegabytes[name]} MB`,
          measured: `${judged(name).toFixed(0)} MB`,
          isKept: judged(name) <= atRestMegabytes[name],
        })),
        {
          text: `the second start takes less than ${secondStartMilliseconds / 1000} s`,
          measured: `${(milliseconds / 1000).toFixed(1)} s`,
          isKept: milliseconds < secondStartMilliseconds,
        },
      ],
      notes: [
        `At rest is ${afterStartMs / 1000} s after readiness; after load is ${afterLoadMs / 1000} s after ${answered} pages (${failed} failed).`,
        'Judged are resident megabytes, of the launcher proportional ones.',
      ],
      data: { milliseconds, atRest, afterLoad },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
}
