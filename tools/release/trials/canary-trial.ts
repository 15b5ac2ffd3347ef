import { setTimeout as wait } from 'node:timers/promises';
import { changeCanary, endCanary } from '@kmx/release-registry/active-set/change-canary.server.ts';
import { statedCanarySchema } from '@kmx/release-registry/history/canary.ts';
import { awaitCanary } from '@kmx/release-registry/reports/await-canary.ts';
import * as v from 'valibot';
import type { CommandResult } from '../command-result.ts';
import { openRegistry } from '../open-registry.ts';
import { type CanaryTime, findMoved } from './canary-trial/find-moved.ts';
import { startVisitors } from './canary-trial/visitors.ts';
import { appendToBundle } from './chaos/misbehave.ts';
import { startTrialProduct, type TrialProduct } from './trial-product.ts';
import { concludeTrial, TrialError } from './trial-result.ts';

const unit = 'remote-public';
const percent = 10;
const perSecond = 60;
/** Within this time a bad version must be gone (issue 12). */
const maxMs = 60_000;
/** Pages of the remote; the last one throws in one of the bad versions. */
const paths = ['/en', '/en/products', '/en/stories', '/en/company', '/en/support'];
/** What browsers report of any version: extensions, old browsers, bad networks. */
const usualErrors = 0.001;

const throwing = `
{
  const { remote } = module.exports;
  const isBad = ({ path }) => path.includes('support');
  module.exports = {
    remote: {
      ...remote,
      render: async (input, signal) => {
        if (isBad(input.request)) throw new Error('boom of a canary');
        return remote.render(input, signal);
      },
    },
  };
}
`;

/** How a canary of the trial ended, and after how many milliseconds. */
interface CanaryRun extends CanaryTime {
  readonly ms: number;
  readonly by: string;
  readonly reason: string;
  readonly evidence: unknown;
}

const evidenceSchema = v.object({ evidence: v.unknown() });

async function begin({ registry, environment }: TrialProduct, version: string) {
  const plan = () => v.parse(statedCanarySchema, { unit, version, percent });
  const { canary, revision } = await changeCanary(registry, unit, plan, { by: 'team', reason: 'canary-trial' });
  if (canary === null) throw new TrialError([`${version} is no canary`]);
  const reports = openRegistry(environment).reports;
  const { problems } = await awaitCanary({ reports, revision, timeoutMs: 60_000, canary });
  if (problems.length > 0) throw new TrialError(problems.map(({ reason }) => `${version}: ${reason}`));
  return canary;
}

/** Begins a canary and waits until it ends by itself; one that is good is ended after `forMs`. */
async function runCanary(product: TrialProduct, version: string, forMs: number | null): Promise<CanaryRun> {
  const { pointer } = product.registry;
  const { since } = await begin(product, version);
  const begunAt = Date.now();
  if (forMs !== null) await wait(forMs);
  const deadline = begunAt + 2 * maxMs;
  for (;;) {
    const { entries, canaries } = await pointer.readState();
    const end = entries.find(({ statement, canaries: left }) => statement.revision > since && !left.has(unit));
    if (end) {
      const { activatedAt, by, reason, canary } = end.statement;
      const parsed = v.safeParse(evidenceSchema, canary);
      const endedAt = Date.parse(activatedAt);
      const evidence = parsed.success ? parsed.output.evidence : null;
      return { version, begunAt, endedAt, ms: endedAt - begunAt, by, reason, evidence };
    }
    if (forMs !== null || Date.now() > deadline) {
      const words = { by: 'team', reason: forMs === null ? 'nobody has stopped it' : 'the trial has seen enough' };
      if (canaries.has(unit)) await endCanary(product.registry, unit, words);
    }
    await wait(200);
  }
}

/**
 * A good version, one that throws in rendering a page, and one that fails in browsers alone, each as a canary for a tenth of
 * `count` visitors with cookies, and a tenth as many without: the bad ones end in under 60 s with their numbers in the
 * history, the good one does not, and no visitor changes the cohort (C5). Throws TrialError.
 */
export async function canaryTrial(count: number): Promise<CommandResult> {
  const product = await startTrialProduct();
  try {
    const versions = {
      good: await product.publishChanged(unit, 'good', (build) => appendToBundle(build, '\n// good\n')),
      throwing: await product.publishChanged(unit, 'throwing', (build) => appendToBundle(build, throwing)),
      browsers: await product.publishChanged(unit, 'bad-in-browsers', (build) => appendToBundle(build, '\n// bad\n')),
    };
    const environment = { TRUSTED_PROXY: 'loopback', RENDER_WORKERS: '2', LOG_LEVEL: 'silent' };
    const { origin } = await product.startShell('shell', { environment: { ...environment, ...product.guardKey } });
    const withoutCookies = Math.ceil(count / 10);
    const { visitors, stop } = startVisitors({
      ...{ origin, unit, paths, perSecond, withCookies: count, withoutCookies },
      reportsError: (version) => Math.random() < (version === versions.browsers ? 0.5 : usualErrors),
    });
    // Pages are in the caches then, as they are in a shell that has run for a while.
    await wait(10_000);
    const roundsMs = (2.2 * (count + withoutCookies) * 1000) / perSecond;
    const good = await runCanary(product, versions.good, roundsMs);
    const bad = [await runCanary(product, versions.throwing, null)];
    await wait(3_000);
    bad.push(await runCanary(product, versions.browsers, null));
    await wait(3_000);
    await stop();
    const canaries = [good, ...bad];
    const moved = findMoved(visitors, canaries);
    const problems = [
      ...moved,
      ...(good.by === 'team' ? [] : [`the good version was ended: ${good.reason}`]),
      ...bad.flatMap(({ version, by, ms, reason, evidence }) => [
        ...(by.startsWith('guard of ') ? [] : [`${version} was not ended by the guard: ${reason}`]),
        ...(ms < maxMs ? [] : [`${version} was ended after ${ms} ms`]),
        ...(evidence === null ? [`${version}: the history has no numbers`] : []),
      ]),
    ];
    const gotGood = visitors.filter(({ visits }) => visits.some(({ version }) => version === versions.good));
    const share = gotGood.length / visitors.length;
    if (Math.abs(share - percent / 100) > 0.04) problems.push(`${(100 * share).toFixed(1)} % got the canary`);
    const visits = visitors.flatMap((visitor) => visitor.visits);
    const unanswered = visits.filter(({ status }) => status === 0).length;
    if (unanswered > 0) problems.push(`${unanswered} requests had no answer`);
    const countPages = (name: string) => visits.filter(({ version }) => version === name).length;
    return concludeTrial({
      title: `canary-trial: ${count} visitors with cookies, ${withoutCookies} without, ${visits.length} pages at ${perSecond}/s; ${percent} % of them, in fact ${(100 * share).toFixed(1)} %, got a canary; ${moved.length} changed the cohort`,
      table: [
        ['canary', 'pages of it', 'ended after s', 'by', 'reason'],
        ...canaries.map(({ version, ms, by, reason }) => [
          ...[version, String(countPages(version)), (ms / 1000).toFixed(1)],
          ...[by.replace(/ of .*/, ''), reason],
        ]),
      ],
      problems,
      data: { canaries, share, visits: visits.length, moved },
    });
  } finally {
    await product.stop();
  }
}
