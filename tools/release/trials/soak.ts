import { activateReleases } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { startChromium } from '@kmx/test-kit/start-chromium.ts';
import { requestPage } from '../../product-runner/request-page.ts';
import type { CommandResult } from '../command-result.ts';
import { awaitDecision } from './await-decision.ts';
import { buildMarkedPublic } from './build-variant.ts';
import { startFlips } from './soak/flip-versions.ts';
import { type View, visitPages } from './soak/visit-pages.ts';
import { startTrialProduct, type TrialProduct } from './trial-product.ts';
import { concludeTrial, TrialError } from './trial-result.ts';

/** How long the shell may need for the last flip, and when nobody waits any longer. */
const maxFollowedMs = 5_000;
const maxFollowMs = 300_000;
const mark = ' ²';
const intervalMs = 200;
/** By then the set has changed several times. */
const oldAfterMs = 1_500;
/** Pages at the same time: with more of them each would only be slower on two cores. */
const visitors = 3;
/** Pages of different parts of the remote, so that going on loads code that the document has not yet. */
const paths = ['/en/products', '/en/stories', '/en/search', '/en/products/compare', '/en/support', '/en/subscription'];

async function publishEditions({ registry, publishChanged }: TrialProduct): Promise<readonly [string, string]> {
  const first = (await registry.pointer.read())?.versions['remote-public'];
  if (first === undefined) throw new TrialError(['no release of the public site is active']);
  const marked = await buildMarkedPublic(mark);
  return [first, await publishChanged('remote-public', 'second-edition', () => marked)];
}

/** Throws TrialError for pages that would not show which version rendered them. */
async function checkMarks({ registry }: TrialProduct, origin: string, version: string): Promise<void> {
  await activateReleases(registry, { 'remote-public': version }, { by: 'soak', reason: 'before the flips' });
  const deadline = performance.now() + 20_000;
  for (const path of paths) {
    let answer = await requestPage(origin, path);
    // A page may have to be rendered again after a first one that came too late.
    const isOurs = () => answer.body.includes(`/${version}/`) && answer.body.includes(mark);
    while (!isOurs() && performance.now() < deadline) answer = await requestPage(origin, path);
    if (!isOurs()) throw new TrialError([`${path} (${answer.status}) does not show that it is of ${version}`]);
  }
}

async function runViews(origin: string, marked: string, count: number): Promise<readonly View[]> {
  const browser = await startChromium();
  const views: View[] = [];
  let next = 0;
  const pick = (index: number) => paths[index % paths.length] ?? '/en';
  const visit = async (): Promise<void> => {
    while (next < count) {
      const index = next++;
      const step = 1 + (Math.floor(index / paths.length) % (paths.length - 2));
      const pages = [pick(index), pick(index + step), pick(index + step + 1)] as const;
      const isOf = (version: string, text: string) => text.includes(mark) === (version === marked);
      views.push(await visitPages(browser, { origin, pages, oldAfterMs, isOf }));
    }
  };
  try {
    await Promise.all(Array.from({ length: visitors }, visit));
  } finally {
    await browser.close();
  }
  return views;
}

/**
 * Two builds of the public site are activated in turn every 200 ms while visitors open pages, go on, and go on again in a
 * document that is older than several sets: nothing fails to hydrate or to load, and each document uses its own set alone
 * (C1). Throws TrialError.
 */
export async function soak(count: number): Promise<CommandResult> {
  const product = await startTrialProduct();
  try {
    const editions = await publishEditions(product);
    const { origin, pid } = await product.startShell('shell');
    await checkMarks(product, origin, editions[1]);
    const flips = startFlips(product.registry, editions, intervalMs);
    const startedAt = performance.now();
    const views = await runViews(origin, editions[1], count);
    const seconds = (performance.now() - startedAt) / 1000;
    const { count: flipped, meanMs, revision } = await flips.stop();
    const followMs = await awaitDecision(product, revision, maxFollowMs);
    const sum = (pick: (view: View) => number) => views.reduce((total, view) => total + pick(view), 0);
    const list = (pick: (view: View) => readonly string[]) => views.flatMap(pick);
    const [mismatches, failed, foreign] = [
      list((view) => view.mismatches),
      list((view) => view.failed),
      list((view) => view.foreign),
    ];
    const figures = {
      views: views.length,
      documents: sum(({ documents }) => documents),
      files: sum(({ files }) => files),
      'navigations in their document': sum(({ inDocument }) => inDocument),
      'navigations to another document': sum(({ reloaded }) => reloaded),
      flips: flipped,
      'ms until the last flip was followed': Math.round(followMs),
      mismatches: mismatches.length,
      failed: failed.length,
      foreign: foreign.length,
    };
    const problems = [...mismatches, ...failed, ...foreign];
    if (followMs > maxFollowedMs)
      problems.push(`the shell had followed the last flip only after ${followMs.toFixed(0)} ms`);
    if (figures['navigations in their document'] === 0 || figures['navigations to another document'] === 0)
      problems.push('the views did not meet both kinds of navigation');
    return concludeTrial({
      title: `soak: a flip every ${meanMs.toFixed(0)} ms over ${seconds.toFixed(0)} s, shell ${pid}`,
      table: Object.entries(figures).map(([name, figure]) => [name, String(figure)]),
      problems,
      data: { ...figures, meanMs, seconds },
    });
  } finally {
    await product.stop();
  }
}
