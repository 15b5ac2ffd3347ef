import { setDefaultResultOrder } from 'node:dns';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { measureActivation } from './activation.ts';
import { type BenchProduct, startBenchProduct } from './bench-product.ts';
import { measureCached } from './cached.ts';
import { measureDeskLists } from './desk-lists.ts';
import { measureInstallation } from './installation.ts';
import { measureJavascript } from './javascript.ts';
import { measureLighthousePages } from './lighthouse/measure-pages.ts';
import type { Measurement } from './measurement.ts';
import { measureMemory } from './memory.ts';
import { measureNavigation } from './navigation.ts';
import { measurePeers } from './peers/measure-peers.ts';
import { printMeasurement } from './print-measurement.ts';
import { measureRendering } from './rendering.ts';
import { measureRepublish } from './republish.ts';
import { measureRest } from './rest.ts';
import { measureScaleSearch } from './scale-search/measure-scale-search.ts';
import { measureSearch } from './search.ts';
import { measureStart } from './start.ts';
import { measureTickets } from './tickets.ts';

const resultsFile = 'bench-results.json';
/** Options of the long benches: figures although the machine is not quiet, and one round, to try the bench itself. */
const longFlags = { noisy: '--noisy', quick: '--quick' };
const isNoisy = process.argv.includes(longFlags.noisy);
const isQuick = process.argv.includes(longFlags.quick);
/** They take long, install packages or need a database server, so they run only when they are named. */
const longBenches: ReadonlySet<string> = new Set(['peers', 'lighthouse', 'desk-lists', 'scale-search', 'installation']);
type GetProduct = () => Promise<BenchProduct>;

const benches: ReadonlyMap<string, (getProduct: GetProduct) => Promise<Measurement>> = new Map([
  ['javascript', () => measureJavascript()],
  ['rendering', async (getProduct: GetProduct) => measureRendering(await getProduct())],
  ['cached', async (getProduct: GetProduct) => measureCached(await getProduct())],
  ['navigation', async (getProduct: GetProduct) => measureNavigation(await getProduct())],
  ['activation', async (getProduct: GetProduct) => measureActivation(await getProduct())],
  ['rest', async (getProduct: GetProduct) => measureRest(await getProduct())],
  ['search', () => measureSearch()],
  ['scale-search', () => measureScaleSearch(isQuick ? 5000 : undefined)],
  ['tickets', () => measureTickets()],
  ['desk-lists', () => measureDeskLists()],
  ['installation', () => measureInstallation()],
  ['republish', () => measureRepublish()],
  ['start', () => measureStart()],
  ['memory', async (getProduct: GetProduct) => measureMemory(await getProduct())],
  ['peers', async (getProduct: GetProduct) => measurePeers(await getProduct(), { isNoisy, isQuick })],
  ['lighthouse', async (getProduct: GetProduct) => measureLighthousePages(await getProduct(), { isNoisy, isQuick })],
]);

/** Runs the named benches and reports whether all could be measured; a missed promise is a result, not a failure. */
async function runBenches(names: readonly string[]): Promise<boolean> {
  let product: Promise<BenchProduct> | null = null;
  const getProduct: GetProduct = () => (product ??= startBenchProduct());
  const results: Record<string, unknown> = {};
  let isComplete = true;
  try {
    for (const name of names) {
      const startedAt = performance.now();
      try {
        const measurement = await benches.get(name)?.(getProduct);
        if (!measurement) continue;
        printMeasurement(name, measurement);
        const seconds = Math.round((performance.now() - startedAt) / 1000);
        results[name] = { ...measurement, seconds };
      } catch (error) {
        isComplete = false;
        console.error(`\n${name}: could not be measured: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    // A product that did not start has been reported by the first bench that needed it.
    const started = await (product as Promise<BenchProduct> | null)?.catch(() => null);
    await started?.stop();
  }
  const machine = { processors: cpus().map(({ model }) => model), node: process.version };
  writeFileSync(resultsFile, `${JSON.stringify({ machine, results }, null, 2)}\n`);
  const promises = Object.values(results).flatMap((result) => (result as Measurement).promises);
  const broken = promises.filter(({ isKept }) => !isKept).length;
  console.log(`\n${promises.length - broken} promises kept, ${broken} not kept; all numbers: ${resultsFile}`);
  return isComplete;
}

setDefaultResultOrder('ipv4first');
const words = process.argv.slice(2).filter((word) => !Object.values(longFlags).includes(word));
const unknown = words.filter((word) => !benches.has(word));
if (unknown.length > 0) {
  console.error(`Unknown bench: ${unknown.join(', ')}. There are ${[...benches.keys()].join(', ')}.`);
  process.exit(2);
}
const usual = [...benches.keys()].filter((name) => !longBenches.has(name));
process.exit((await runBenches(words.length > 0 ? words : usual)) ? 0 : 1);
