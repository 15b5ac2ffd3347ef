import { setTimeout as wait } from 'node:timers/promises';
import { activateReleases } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { startTraffic, type TrafficResult } from '../../figures/steady-traffic.ts';
import type { CommandResult } from '../command-result.ts';
import { UsageError } from '../parse-arguments.ts';
import { awaitBuild } from './await-build.ts';
import { appendToBundle, misbehaviours, renderMisbehaviour, resolveBadPath } from './chaos/misbehave.ts';
import { resolveLimitMs, resolveP95 } from './chaos/resolve-p95.ts';
import { startTrialProduct } from './trial-product.ts';
import { concludeTrial } from './trial-result.ts';

const badPerSecond = 20;
/** Connections for pages that answer at their deadline. */
const badSockets = 128;
/** PAGE_DEADLINE_MS, and what the way there and back takes on a machine with a load generator on it. */
const deadlineMs = 3_000;
const graceMs = 500;

/** Pages of the remote that misbehaves, and of all others; requested so that each one is rendered. */
const sisters = ['/style-guide', '/style-guide/buttons', '/style-guide/typography', '/style-guide/inputs'];
const strangers = ['/en', '/en/products', '/en/stories', '/en/support', '/en/mykomax', '/en/editor'];
const sistersPerSecond = 4;
const strangersPerSecond = 8;

interface Phase {
  readonly bad: TrafficResult | null;
  readonly sisters: TrafficResult;
  readonly strangers: TrafficResult;
}

async function runPhase(origin: string, seconds: number, misbehaviour: string | null): Promise<Phase> {
  const list = (paths: readonly string[]) => paths.map((path) => origin + path);
  const bad =
    misbehaviour === null
      ? null
      : startTraffic({
          urls: list([resolveBadPath(misbehaviour)]),
          perSecond: badPerSecond,
          isRendered: true,
          maxSockets: badSockets,
        });
  const others = [
    startTraffic({ urls: list(sisters), perSecond: sistersPerSecond, isRendered: true }),
    startTraffic({ urls: list(strangers), perSecond: strangersPerSecond, isRendered: true }),
  ] as const;
  await wait(seconds * 1000);
  const [sisterResult, strangerResult, badResult] = await Promise.all([
    others[0].stop(),
    others[1].stop(),
    bad?.stop() ?? null,
  ]);
  return { bad: badResult, sisters: sisterResult, strangers: strangerResult };
}

function findProblems(name: string, phase: Phase, limits: Readonly<Record<'sisters' | 'strangers', number>>) {
  const problems: string[] = [];
  for (const kind of ['sisters', 'strangers'] as const) {
    const { failed, failures, slowest, times } = phase[kind];
    if (failed > 0) problems.push(`${name}: ${failed} other pages failed: ${failures.join(', ')}`);
    if (slowest > deadlineMs) problems.push(`${name}: another page took ${slowest} ms`);
    const p95 = resolveP95(times);
    if (p95 > limits[kind])
      problems.push(`${name}: p95 of ${kind} ${p95.toFixed(0)} ms, more than ${limits[kind].toFixed(0)}`);
  }
  const { bad } = phase;
  if (bad && bad.slowestAnyMs > deadlineMs + graceMs)
    problems.push(`${name}: the page itself took ${bad.slowestAnyMs.toFixed(0)} ms`);
  if (bad && (bad.statuses['0'] ?? 0) > 0) problems.push(`${name}: ${bad.statuses['0']} requests had no answer`);
  return problems;
}

const renderStatuses = (result: TrafficResult | null) =>
  Object.entries(result?.statuses ?? {})
    .map(([status, count]) => `${status}: ${count}`)
    .join(' ');

/**
 * Pages of one remote hang, loop, throw, take all memory, answer with 50 MB and end their thread, each at 20 requests a
 * second: all other pages, also those of the same remote, answer by their deadline and about as fast as without it, from
 * the same process (C2). `kinds` selects some of these, by default all. Throws TrialError, or UsageError for an unknown kind.
 */
export async function chaos(seconds: number, kinds: readonly string[]): Promise<CommandResult> {
  const unknown = kinds.find((kind) => !misbehaviours.includes(kind));
  if (unknown !== undefined) throw new UsageError(`${unknown} is none of ${misbehaviours.join(', ')}`);
  const product = await startTrialProduct();
  try {
    const version = await product.publishChanged('remote-styleguide', 'chaos', (build) =>
      appendToBundle(build, renderMisbehaviour()),
    );
    const { set } = await activateReleases(
      product.registry,
      { 'remote-styleguide': version },
      { by: 'chaos', reason: 'chaos' },
    );
    const shell = await product.startShell('shell', { environment: { RENDER_WORKERS: '2', LOG_LEVEL: 'error' } });
    await awaitBuild(shell.origin, set.buildId);
    // Code is compiled by then, as it is in a shell that has run for a while.
    await runPhase(shell.origin, Math.min(seconds, 10), null);
    const quiet = await runPhase(shell.origin, seconds, null);
    const phases: [string, Phase][] = [];
    for (const misbehaviour of kinds.length > 0 ? kinds : misbehaviours) {
      phases.push([misbehaviour, await runPhase(shell.origin, seconds, misbehaviour)]);
    }
    const quietAfter = await runPhase(shell.origin, seconds, null);
    const limits = {
      sisters: resolveLimitMs([...quiet.sisters.times, ...quietAfter.sisters.times]),
      strangers: resolveLimitMs([...quiet.strangers.times, ...quietAfter.strangers.times]),
    };
    const all: readonly [string, Phase][] = [['quiet', quiet], ...phases, ['quiet again', quietAfter]];
    const problems = all.flatMap(([name, phase]) => findProblems(name, phase, limits));
    const isAlive = shell.isRunning();
    if (!isAlive) problems.push(`the shell, process ${shell.pid}, has ended`);
    const renderRow = ([name, { bad, sisters: same, strangers: others }]: readonly [string, Phase]) => [
      ...[name, renderStatuses(bad), bad ? bad.slowestAnyMs.toFixed(0) : ''],
      ...[String(same.answered + others.answered), String(same.failed + others.failed)],
      ...[resolveP95(same.times).toFixed(0), resolveP95(others.times).toFixed(0)],
      String(Math.max(same.slowest, others.slowest)),
    ];
    return concludeTrial({
      title: `chaos: ${seconds} s each at ${badPerSecond} requests/s, shell ${shell.pid} ${isAlive ? 'still runs' : 'ended'}; p95 of others at most ${limits.sisters.toFixed(0)} and ${limits.strangers.toFixed(0)} ms`,
      table: [
        [
          'the bad page',
          'its answers',
          'slowest ms',
          'others',
          'failed',
          'p95 same remote',
          'p95 others',
          'slowest ms',
        ],
        ...all.map(renderRow),
      ],
      problems,
      data: Object.fromEntries(all),
    });
  } finally {
    await product.stop();
  }
}
