import type { BenchProduct } from './bench-product.ts';
import { type Measurement, type PromiseCheck, renderSpread, resolveMedian } from './measurement.ts';
import { oneCore, sharingNote } from './processor-cores.ts';
import { generatorNote, type LoadResult, runLoad } from './run-load.ts';

const rounds = 3;
const seconds = 2;
const leastRatio = 25;
/** Of the requests per second of a rendered page that is not compressed. */
const leastCompressedRatio = 0.8;
const page = '/en/products';
const forms = [
  { label: 'as browsers ask', encoding: 'gzip, deflate, br, zstd' },
  { label: 'uncompressed', encoding: null },
] as const;

interface Comparison {
  readonly form: string;
  readonly rendered: readonly LoadResult[];
  readonly cached: readonly LoadResult[];
}

const take = (results: readonly LoadResult[], field: keyof LoadResult) => results.map((result) => result[field]);

function createRow(label: string, results: readonly LoadResult[]): readonly string[] {
  return [
    label,
    renderSpread(take(results, 'requestsPerSecond')),
    renderSpread(take(results, 'p99Ms'), 1),
    renderSpread(take(results, 'processorMs'), 3),
    String(take(results, 'failed').reduce((sum, count) => sum + count, 0)),
  ];
}

function checkPromise({ form, rendered, cached }: Comparison): PromiseCheck {
  const compare = (field: keyof LoadResult) =>
    resolveMedian(take(cached, field)) / resolveMedian(take(rendered, field));
  const ratio = compare('requestsPerSecond');
  const processorRatio = 1 / compare('processorMs');
  return {
    text: `${form}: a cached page is served at least ${leastRatio} times faster`,
    measured: `${ratio.toFixed(1)} times the requests per second, ${processorRatio.toFixed(1)} times less processor time`,
    isKept: ratio >= leastRatio,
  };
}

function checkCompression(comparisons: readonly Comparison[]): PromiseCheck {
  const [asked, plain] = comparisons.map(({ rendered }) => resolveMedian(take(rendered, 'requestsPerSecond')));
  const ratio = (asked ?? Number.NaN) / (plain ?? Number.NaN);
  return {
    text: `a page rendered as browsers ask: at least ${leastCompressedRatio} of the requests per second of an uncompressed one`,
    measured: ratio.toFixed(2),
    isKept: ratio >= leastCompressedRatio,
  };
}

/** Promise 4: a cached page compared with the same page rendered again, one core for the shell. */
export async function measureCached(product: BenchProduct): Promise<Measurement> {
  const shell = await product.startShell({ name: 'shell-cached', cores: oneCore, workers: 1 });
  const comparisons: Comparison[] = [];
  try {
    for (const { label, encoding } of forms) {
      const place = { server: shell, path: page, seconds, cores: oneCore, ...(encoding ? { encoding } : {}) };
      await runLoad({ ...place, isUnique: true });
      await runLoad(place);
      const results = { rendered: [] as LoadResult[], cached: [] as LoadResult[] };
      for (let round = 0; round < rounds; round += 1) {
        results.rendered.push(await runLoad({ ...place, isUnique: true }));
        results.cached.push(await runLoad(place));
      }
      comparisons.push({ form: label, ...results });
    }
  } finally {
    await shell.stop();
  }
  return {
    title: `${page} from the HTML cache against rendered, one core`,
    columns: ['', 'requests/s', 'p99 ms', 'CPU ms/request', 'failed'],
    rows: comparisons.flatMap(({ form, rendered, cached }) => [
      createRow(`rendered, ${form}`, rendered),
      createRow(`cached, ${form}`, cached),
    ]),
    promises: [...comparisons.map(checkPromise), checkCompression(comparisons)],
    notes: [`Median of ${rounds} interleaved runs of ${seconds} s. ${generatorNote} ${sharingNote}`],
    data: comparisons,
  };
}
