import { type PageAnswer, requestPage } from '../product-runner/request-page.ts';
import { startBareServer } from './bare-node/start-bare-server.ts';
import type { BenchProduct } from './bench-product.ts';
import { type Measurement, type PromiseCheck, renderSpread, resolveMedian } from './measurement.ts';
import { oneCore, sharingNote } from './processor-cores.ts';
import { generatorNote, type LoadResult, runLoad } from './run-load.ts';

const rounds = 3;
const seconds = 2;
const leastRatio = 25;
/** Of the requests per second of a server that does nothing but send the same headers and bytes. */
const leastBareRatio = 0.6;
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
  readonly bare: readonly LoadResult[];
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

function checkBare({ form, cached, bare }: Comparison): PromiseCheck {
  const compare = (field: keyof LoadResult) => resolveMedian(take(cached, field)) / resolveMedian(take(bare, field));
  const ratio = compare('requestsPerSecond');
  return {
    text: `${form}: a cached page reaches at least ${leastBareRatio} of a server that only sends the same bytes`,
    measured: `${ratio.toFixed(2)} of the requests per second, ${compare('processorMs').toFixed(2)} times the processor time`,
    isKept: ratio >= leastBareRatio,
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

/** The answer of the cache in its final form: compressed thoroughly, which happens behind the first requests. */
async function requestCached(origin: string, encoding: string | null): Promise<PageAnswer> {
  const headers = encoding === null ? {} : { 'accept-encoding': encoding };
  const answer = await requestPage(origin, page, { headers });
  if (answer.headers['server-timing'] !== 'cache;desc=fresh') throw new Error(`${page} did not come from the cache`);
  return answer;
}

/** Promise 4: a cached page compared with the same page rendered again, and with a bare server; one core for each. */
export async function measureCached(product: BenchProduct): Promise<Measurement> {
  const shell = await product.startShell({ name: 'shell-cached', cores: oneCore, workers: 1 });
  const comparisons: Comparison[] = [];
  try {
    for (const { label, encoding } of forms) {
      const load = { path: page, seconds, cores: oneCore, ...(encoding ? { encoding } : {}) };
      const place = { ...load, server: shell };
      await runLoad({ ...place, isUnique: true });
      await runLoad(place);
      const name = `bare-${forms.findIndex((form) => form.encoding === encoding)}`;
      const answer = await requestCached(shell.origin, encoding);
      const bareServer = await startBareServer({ name, folder: product.folder, cores: oneCore, answer });
      const results = { rendered: [] as LoadResult[], cached: [] as LoadResult[], bare: [] as LoadResult[] };
      try {
        await runLoad({ ...load, server: bareServer });
        for (let round = 0; round < rounds; round += 1) {
          results.rendered.push(await runLoad({ ...place, isUnique: true }));
          results.cached.push(await runLoad(place));
          results.bare.push(await runLoad({ ...load, server: bareServer }));
        }
      } finally {
        await bareServer.stop();
      }
      comparisons.push({ form: label, ...results });
    }
  } finally {
    await shell.stop();
  }
  return {
    title: `${page} from the HTML cache against rendered, and against a bare Node server; one core`,
    columns: ['', 'requests/s', 'p99 ms', 'CPU ms/request', 'failed'],
    rows: comparisons.flatMap(({ form, rendered, cached, bare }) => [
      createRow(`rendered, ${form}`, rendered),
      createRow(`cached, ${form}`, cached),
      createRow(`bare server, ${form}`, bare),
    ]),
    promises: [...comparisons.map(checkPromise), ...comparisons.map(checkBare), checkCompression(comparisons)],
    notes: [`Median of ${rounds} interleaved runs of ${seconds} s. ${generatorNote} ${sharingNote}`],
    data: comparisons,
  };
}
