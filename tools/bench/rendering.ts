import { requestPage } from '../product-runner/request-page.ts';
import type { BenchProduct } from './bench-product.ts';
import { type Measurement, type PromiseCheck, renderSpread, resolveMedian } from './measurement.ts';
import { buildChrome } from './plain-react/build-chrome.ts';
import { startPlainServer } from './plain-react/start-plain-server.ts';
import { type CoreList, canPin, oneCore, sharingNote, twoCores } from './processor-cores.ts';
import { generatorNote, type LoadResult, runLoad } from './run-load.ts';

const rounds = 3;
const seconds = 3;
const pages = [
  { path: '/en/products', label: 'products' },
  { path: '/en/imprint', label: 'imprint' },
];
const settings: readonly { readonly cores: CoreList; readonly workers: number; readonly leastRatio: number }[] = [
  ...(canPin ? [{ cores: oneCore, workers: 1, leastRatio: 0.8 }] : []),
  { cores: twoCores, workers: 2, leastRatio: 1.3 },
];

interface Comparison {
  readonly page: string;
  readonly bytes: number;
  readonly cores: number;
  readonly shell: readonly LoadResult[];
  readonly plain: readonly LoadResult[];
}

const take = (results: readonly LoadResult[], field: keyof LoadResult) => results.map((result) => result[field]);
const median = (results: readonly LoadResult[], field: keyof LoadResult) => resolveMedian(take(results, field));

async function comparePage(
  product: BenchProduct,
  chromeFile: string,
  place: { readonly page: (typeof pages)[number]; readonly cores: CoreList; readonly workers: number },
): Promise<Comparison> {
  const { page, cores, workers } = place;
  const name = `${page.label}-${workers}`;
  const shell = await product.startShell({ name: `shell-${name}`, cores, workers });
  const answer = await requestPage(shell.origin, page.path);
  const folder = product.folder;
  const plain = await startPlainServer({ name: `plain-${name}`, folder, answer, chromeFile, cores });
  const loadShell = () => runLoad({ server: shell, path: page.path, seconds, cores, isUnique: true });
  const loadPlain = () => runLoad({ server: plain, path: page.path, seconds, cores, isUnique: true });
  try {
    // The first run of each warms up V8's compiler.
    await loadShell();
    await loadPlain();
    const results = { shell: [] as LoadResult[], plain: [] as LoadResult[] };
    for (let round = 0; round < rounds; round += 1) {
      results.shell.push(await loadShell());
      results.plain.push(await loadPlain());
    }
    return { page: page.label, bytes: Buffer.byteLength(answer.body), cores: workers, ...results };
  } finally {
    await plain.stop();
    await shell.stop();
  }
}

function createRow(label: string, results: readonly LoadResult[]): readonly string[] {
  return [
    label,
    renderSpread(take(results, 'requestsPerSecond')),
    renderSpread(take(results, 'p99Ms')),
    renderSpread(take(results, 'processorMs'), 2),
    String(take(results, 'failed').reduce((sum, count) => sum + count, 0)),
  ];
}

function checkPromises({ page, cores, shell, plain }: Comparison): readonly PromiseCheck[] {
  const leastRatio = settings.find(({ workers }) => workers === cores)?.leastRatio ?? Number.NaN;
  const ratio = median(shell, 'requestsPerSecond') / median(plain, 'requestsPerSecond');
  const more = median(shell, 'processorMs') - median(plain, 'processorMs');
  const [ours, theirs] = [median(shell, 'p99Ms'), median(plain, 'p99Ms')];
  const place = `${page}, ${cores} core${cores > 1 ? 's' : ''}`;
  return [
    {
      text: `${place}: at least ${leastRatio} of plain React's requests per second`,
      measured: `${ratio.toFixed(2)}, ${more.toFixed(2)} CPU ms more for a page`,
      isKept: ratio >= leastRatio,
    },
    {
      text: `${place}: p99 not worse`,
      measured: `${ours.toFixed(0)} ms to ${theirs.toFixed(0)} ms`,
      isKept: ours <= theirs,
    },
  ];
}

/** Promise 4: a page rendered by shell and worker compared with the same trees rendered by React in one process. */
export async function measureRendering(product: BenchProduct): Promise<Measurement> {
  const chromeFile = await buildChrome();
  const comparisons: Comparison[] = [];
  for (const { cores, workers } of settings) {
    for (const page of pages) comparisons.push(await comparePage(product, chromeFile, { page, cores, workers }));
  }
  return {
    title: 'rendering a page against plain React in one process',
    columns: ['page, cores, server', 'requests/s', 'p99 ms', 'CPU ms/request', 'failed'],
    rows: comparisons.flatMap(({ page, bytes, cores, shell, plain }) => {
      const place = `${page} (${(bytes / 1000).toFixed(0)} kB), ${cores}`;
      return [createRow(`${place}, shell`, shell), createRow(`${place}, plain React`, plain)];
    }),
    promises: comparisons.flatMap(checkPromises),
    notes: [
      `Median of ${rounds} interleaved runs of ${seconds} s, range in brackets. ${generatorNote} ${sharingNote}`,
      'Both answer the same document byte for byte. Each address is new to the shell, so nothing comes from its HTML cache; its data are cached, plain React has them in memory.',
      'CPU ms are those of the serving process with all its threads.',
    ],
    data: comparisons,
  };
}
