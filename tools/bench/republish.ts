import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import { startTraffic } from '../figures/steady-traffic.ts';
import { type BenchPages, createBenchPages } from '../product-runner/bench-pages.ts';
import { requestPage } from '../product-runner/request-page.ts';
import { startBenchProduct } from './bench-product.ts';
import { findPercentile, type Measurement, renderSpread, resolveMedian } from './measurement.ts';
import { sharingNote, twoCores } from './processor-cores.ts';

const pageCount = 500;
const rounds = 3;
const quietMs = 10_000;
/** From the last publication until all of its work is done. */
const settleMs = 3_000;
const maxVisibleMs = 2_000;
const highestRatio = 1.5;
const keptPerSecond = 60;
const renderedPerSecond = 20;
/** Visitors read pages that are being published and others that are not. */
const visitedBenchPages = 24;
const visitedSitePages = ['/en', '/en/products', '/en/stories', '/en/company', '/en/services', '/de'];

const kinds = ['kept', 'rendered', 'all'] as const;
type Times = Readonly<Record<(typeof kinds)[number], readonly number[]>>;
const labels = { kept: 'cached pages', rendered: 'rendered pages', all: 'all visitors' };

/** What the visitors experienced while `work` ran. */
interface Visit {
  readonly times: Times;
  readonly failed: number;
  readonly seconds: number;
  readonly load: number;
}

async function visitWhile(origin: string, slugs: readonly string[], work: () => Promise<unknown>): Promise<Visit> {
  const urls = [...visitedSitePages, ...slugs.map((slug) => `/en/${slug}`)].map((path) => `${origin}${path}`);
  const kept = startTraffic({ urls, perSecond: keptPerSecond, isRendered: false });
  const rendered = startTraffic({ urls, perSecond: renderedPerSecond, isRendered: true });
  const startedAt = performance.now();
  await work();
  const seconds = (performance.now() - startedAt) / 1000;
  const results = await Promise.all([kept.stop(), rendered.stop()]);
  const [keptTimes = [], renderedTimes = []] = results.map(({ times }) => times);
  const all = [...keptTimes, ...renderedTimes].toSorted((left, right) => left - right);
  return {
    times: { kept: keptTimes, rendered: renderedTimes, all },
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    seconds,
    load: loadavg()[0] ?? Number.NaN,
  };
}

/** Milliseconds from now until a kept page shows the title; the answer of the last publication has just come. */
async function measureVisible(origin: string, slug: string, title: string): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const { body } = await requestPage(origin, `/en/${slug}`);
    const milliseconds = performance.now() - startedAt;
    if (body.includes(title)) return milliseconds;
    if (milliseconds > 5 * maxVisibleMs) throw new Error(`/en/${slug} did not show what was published`);
    await wait(20);
  }
}

async function republish(origin: string, pages: BenchPages, visited: readonly string[], title: string) {
  await pages.change(title);
  await wait(settleMs);
  let visibleMs = Number.NaN;
  let seconds = 0;
  const visit = await visitWhile(origin, visited, async () => {
    const startedAt = performance.now();
    await pages.publishAll();
    seconds = (performance.now() - startedAt) / 1000;
    visibleMs = await measureVisible(origin, visited.at(-1) ?? '', title);
    await wait(Math.max(0, settleMs - visibleMs));
  });
  return { visit, visibleMs, seconds };
}

/** Visitors' waiting time while an editor publishes 500 changed pages one after the other, compared with a quiet day. */
export async function measureRepublish(): Promise<Measurement> {
  const shellPort = await findFreePort();
  const product = await startBenchProduct({ shellPort });
  try {
    const shell = await product.startShell({ name: 'shell-republish', cores: twoCores, workers: 2 });
    const pages = await createBenchPages(product.servicesOrigin, pageCount);
    // The last ones, so that the page whose title is waited for is published last.
    const visited = pages.slugs.slice(-visitedBenchPages);
    await wait(settleMs);
    await visitWhile(shell.origin, visited, () => wait(quietMs));
    const quiet: Visit[] = [];
    const busy: Awaited<ReturnType<typeof republish>>[] = [];
    for (let round = 0; round < rounds; round += 1) {
      quiet.push(await visitWhile(shell.origin, visited, () => wait(quietMs)));
      busy.push(await republish(shell.origin, pages, visited, `Republished ${round + 1}`));
    }
    const pick = (visit: Visit | undefined, kind: (typeof kinds)[number], share: number) =>
      visit === undefined ? Number.NaN : findPercentile(visit.times[kind], share);
    const ratios = (kind: (typeof kinds)[number], share: number) =>
      busy.map(({ visit }, round) => pick(visit, kind, share) / pick(quiet[round], kind, share));
    const ratio = resolveMedian(ratios('all', 0.95));
    const failed = [...quiet, ...busy.map(({ visit }) => visit)].reduce((sum, visit) => sum + visit.failed, 0);
    const slowestVisible = Math.max(...busy.map(({ visibleMs }) => visibleMs));
    const loads = [...quiet, ...busy.map(({ visit }) => visit)].map(({ load }) => load);
    return {
      title: `${pageCount} changed pages published one after the other, ${keptPerSecond} + ${renderedPerSecond} visitors' requests a second`,
      columns: ['', 'p50 quiet', 'p50 publishing', 'p95 quiet', 'p95 publishing', 'p95 ratio'],
      rows: kinds.map((kind) => [
        labels[kind],
        ...[0.5, 0.95].flatMap((share) => [
          renderSpread(
            quiet.map((visit) => pick(visit, kind, share)),
            1,
          ),
          renderSpread(
            busy.map(({ visit }) => pick(visit, kind, share)),
            1,
          ),
        ]),
        renderSpread(ratios(kind, 0.95), 2),
      ]),
      promises: [
        {
          text: `p95 of all visitors rises by ${Math.round((highestRatio - 1) * 100)} % at most`,
          measured: `${Math.round((ratio - 1) * 100)} %, ${failed} requests failed`,
          isKept: ratio <= highestRatio && failed === 0,
        },
        {
          text: `the last page is seen within ${maxVisibleMs / 1000} s`,
          measured: `${Math.round(slowestVisible)} ms, the slowest of ${rounds}`,
          isKept: slowestVisible <= maxVisibleMs,
        },
      ],
      notes: [
        `Median of ${rounds} interleaved rounds, range in brackets; publishing took ${renderSpread(
          busy.map(({ seconds }) => seconds),
          1,
        )} s.`,
        `Load of the machine (average of a minute, at the end of each round): ${renderSpread(loads, 1)}. ${sharingNote}`,
      ],
      data: {
        pageCount,
        rounds: busy.map(({ visit, visibleMs, seconds }, round) => ({
          visibleMs,
          seconds,
          loads: [quiet[round]?.load, visit.load],
          ...Object.fromEntries(
            kinds.map((kind) => [kind, { quiet: pick(quiet[round], kind, 0.95), publishing: pick(visit, kind, 0.95) }]),
          ),
        })),
      },
    };
  } finally {
    await product.stop();
  }
}
