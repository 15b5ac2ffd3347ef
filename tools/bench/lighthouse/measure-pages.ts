import type { BenchProduct } from '../bench-product.ts';
import { type Measurement, type PromiseCheck, renderSpread, resolveMedian } from '../measurement.ts';
import { frameworks } from '../peers/frameworks.ts';
import { installPackages } from '../peers/install-packages.ts';
import { prepareFramework } from '../peers/prepare-framework.ts';
import { waitUntilQuiet } from '../peers/quiet-machine.ts';
import { readPictures } from '../peers/read-pictures.ts';
import { startFramework } from '../peers/start-framework.ts';
import { sharingNote, twoCores } from '../processor-cores.ts';
import { restPages } from '../rest-pages.ts';
import { type CategoryName, type LighthouseResult, runLighthouse } from '../run-lighthouse.ts';

const fullScore = 100;
const judgedCategories = ['accessibility', 'best-practices', 'seo'] as const satisfies readonly CategoryName[];

/** Lighthouse measures no page that answers with a failure. */
const failures: ReadonlySet<string> = new Set(['not-found', 'not-offered']);
/** Kept out of search engines on purpose, which Lighthouse counts as a fault. */
const unlisted: ReadonlySet<string> = new Set(['comparison', 'filled-comparison', 'search', 'subscription']);

/** A page of each kind that answers with 200: those that rest, and the one that lives at once. */
const pages: readonly (readonly [name: string, path: string])[] = [
  ...Object.entries(restPages).filter(([name]) => !failures.has(name)),
  ['filled-comparison', '/en/products/compare?items=ferro-115:ferro-115-v2,ferro-125'],
];

interface Judged {
  readonly name: string;
  readonly runs: readonly LighthouseResult[];
}

const readPerformance = (runs: readonly LighthouseResult[]) => runs.map(({ scores }) => scores.performance ?? 0);
const readPaints = (runs: readonly LighthouseResult[]) => runs.map(({ largestPaintMs }) => largestPaintMs);
const readBlocking = (runs: readonly LighthouseResult[]) => runs.map(({ blockingMs }) => blockingMs);

/** The best of all runs: what the page is, not what the machine did meanwhile. */
const findBest = (runs: readonly LighthouseResult[], category: CategoryName) =>
  Math.max(...runs.map(({ scores }) => scores[category] ?? 0));

function checkPages(judged: readonly Judged[], plain: Judged): readonly PromiseCheck[] {
  const compare = (
    text: string,
    read: (runs: readonly LighthouseResult[]) => readonly number[],
    isWorse: (ours: number, theirs: number) => boolean,
  ): PromiseCheck => {
    const theirs = resolveMedian(read(plain.runs));
    const worse = judged.filter(({ runs }) => isWorse(resolveMedian(read(runs)), theirs));
    const list = worse.map(({ name, runs }) => `${name} ${resolveMedian(read(runs)).toFixed(0)}`).join(', ');
    return { text: `${text} (${theirs.toFixed(0)})`, measured: list || 'all kinds', isKept: worse.length === 0 };
  };
  const checkCategory = (category: (typeof judgedCategories)[number]): PromiseCheck => {
    const missing = judged.filter(
      ({ name, runs }) => !(category === 'seo' && unlisted.has(name)) && findBest(runs, category) < fullScore,
    );
    const list = missing.map(({ name, runs }) => `${name} ${findBest(runs, category)}`).join(', ');
    return { text: `${category} is ${fullScore} on every kind`, measured: list || 'it is', isKept: list === '' };
  };
  return [
    compare('performance not below plain React', readPerformance, (ours, theirs) => ours < theirs),
    compare('LCP in ms not above plain React', readPaints, (ours, theirs) => ours > theirs),
    compare('TBT in ms not above plain React', readBlocking, (ours, theirs) => ours > theirs),
    ...judgedCategories.map(checkCategory),
  ];
}

/** Promise 5: every kind of public page in Lighthouse (mobile), beside a list page of plain React in the same rounds. */
export async function measureLighthousePages(
  product: BenchProduct,
  { isNoisy, isQuick }: { readonly isNoisy: boolean; readonly isQuick: boolean },
): Promise<Measurement> {
  const rounds = isQuick ? 1 : 3;
  const folder = await installPackages('lighthouse');
  const framework = frameworks.find(({ name }) => name === 'plain');
  if (framework === undefined) throw new Error('There is no plain React among the peers');
  const place = {
    folder: await prepareFramework(framework, await readPictures(product.servicesOrigin)),
    logDirectory: product.folder,
  };
  const shell = await product.startShell({ name: 'shell-lighthouse', cores: twoCores, workers: 2 });
  const servers = await startFramework(framework, place);
  const results = new Map<string, LighthouseResult[]>();
  const take = async (name: string, address: string): Promise<void> => {
    if (!isNoisy) await waitUntilQuiet();
    results.set(name, [...(results.get(name) ?? []), await runLighthouse(folder, address)]);
  };
  const plainName = `plain React's ${framework.cached.list}`;
  try {
    for (const [, path] of pages) await (await fetch(shell.origin + path)).text();
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, [name, path]] of pages.entries()) {
        // Spread over the round, so that both see the machine as it is.
        if (index % 8 === 0) await take(plainName, servers[0].origin + framework.cached.list);
        await take(name, shell.origin + path);
      }
    }
  } finally {
    for (const server of servers) await server.stop();
    await shell.stop();
  }
  const listed = (name: string): Judged => ({ name, runs: results.get(name) ?? [] });
  const judged = pages.map(([name]) => listed(name));
  const plain = listed(plainName);
  return {
    title: `public pages in Lighthouse (mobile)${isNoisy ? ' (NOISY: the machine did other things)' : ''}`,
    columns: ['page', 'performance', 'LCP ms', 'TBT ms', ...judgedCategories, 'not passed'],
    rows: [plain, ...judged].map(({ name, runs }) => [
      name,
      renderSpread(readPerformance(runs)),
      renderSpread(readPaints(runs)),
      renderSpread(readBlocking(runs)),
      ...judgedCategories.map((category) => String(findBest(runs, category))),
      [...new Set(runs.flatMap(({ failedAudits }) => failedAudits))].join(', '),
    ]),
    promises: checkPages(judged, plain),
    notes: [
      `Median of ${rounds} rounds (of plain React ${plain.runs.length} runs), range in brackets; simulated throttling as Lighthouse has it.`,
      sharingNote,
    ],
    data: [plain, ...judged],
  };
}
