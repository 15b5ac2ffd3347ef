/**
 * The catalogue alone in its process: the sample on the embedded database and many products on a PostgreSQL server.
 * `node tools/bench/scale-catalogue/main.ts [--products 20000] [--against <another checkout>]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findFreePort } from '@kmx/test-kit/free-port.ts';
import { type PostgresServer, startPostgres } from '@kmx/test-kit/postgres-server.ts';
import * as v from 'valibot';
import {
  readPostgresPid,
  readProcessorSeconds,
  readResidentMegabytes,
  readTreeProcessorSeconds,
} from '../../figures/process-figures.ts';
import { renderTable } from '../../figures/render-table.ts';
import { startNode } from '../../product-runner/node-process.ts';
import { findPercentile } from '../measurement.ts';
import { type CatalogueQuery, catalogueQueries } from './catalogue-queries.ts';
import { growCatalogue } from './grow-catalogue.ts';

const maxRounds = 40;
/** A kind of query that takes long is asked less often. */
const maxMsPerKind = 15_000;
const answerMs = 120_000;
const slugsSchema = v.object({ data: v.object({ getProductSlugs: v.array(v.string()) }) });

const { values } = parseArgs({
  options: { products: { type: 'string', default: '20000' }, against: { type: 'string' } },
});
const productCount = v.parse(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(100)), values.products);

/** Answers to a query: milliseconds and bytes. */
async function ask(origin: string, query: string): Promise<{ readonly text: string; readonly ms: number }> {
  const startedAt = performance.now();
  const response = await fetch(`${origin}/catalogue/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
    signal: AbortSignal.timeout(answerMs),
  });
  const text = await response.text();
  const ms = performance.now() - startedAt;
  if (response.status !== 200 || text.includes('"errors":[')) throw new Error(text.slice(0, 200));
  return { text, ms };
}

/** Processor time of the catalogue, and of the database server where it has one. */
type ReadProcessor = () => readonly number[];

async function measureKind(
  origin: string,
  { kind, query }: CatalogueQuery,
  readProcessor: ReadProcessor,
  slugs: readonly string[],
): Promise<string[]> {
  const times: number[] = [];
  let bytes = 0;
  const before = readProcessor();
  const startedAt = performance.now();
  while (times.length < maxRounds && performance.now() - startedAt < maxMsPerKind) {
    const { text, ms } = await ask(origin, query(slugs));
    times.push(ms);
    bytes = text.length;
  }
  const sorted = times.toSorted((left, right) => left - right);
  const processorMs = readProcessor().map((seconds, place) => ((seconds - (before[place] ?? 0)) * 1000) / times.length);
  const figures = [findPercentile(sorted, 0.5), findPercentile(sorted, 0.95), ...processorMs];
  return [kind, String(times.length), ...figures.map((ms) => ms.toFixed(1)), String(Math.round(bytes / 1024))];
}

/** Starts the catalogue of a checkout, measures its start and each kind of query, and ends it. */
async function measureCatalogue(label: string, checkout: string, server: PostgresServer | null): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kmx-scale-'));
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const running = await startNode({
    name: 'catalogue',
    words: [path.join(import.meta.dirname, 'catalogue-process.mjs'), checkout, String(port)],
    logDirectory: folder,
    environment: { DATA_DIR: folder, ...(server === null ? {} : { DATABASE_URL: server.url }) },
    readyUrl: `${origin}/readyz`,
  });
  try {
    const { pid } = running;
    const serverPid = server === null ? null : readPostgresPid(server);
    const readProcessor = () => [
      readProcessorSeconds(pid),
      ...(serverPid === null ? [] : [readTreeProcessorSeconds(serverPid)]),
    ];
    const startSeconds = (performance.now() - startedAt) / 1000;
    const startProcessor = readProcessorSeconds(pid);
    const isOld = checkout !== ownCheckout;
    const first = await ask(origin, '{getProductSlugs(type: "product")}');
    const slugs = v.parse(slugsSchema, JSON.parse(first.text)).data.getProductSlugs;
    const rows: string[][] = [];
    for (const each of catalogueQueries) {
      if (isOld && each.isNew) continue;
      rows.push(
        await measureKind(origin, each, readProcessor, slugs).catch((error: unknown) => [
          each.kind,
          `failed: ${String(error)}`,
        ]),
      );
    }
    const start = `start ${startSeconds.toFixed(1)} s (${startProcessor.toFixed(1)} s of processor)`;
    const memory = `${Math.round(readResidentMegabytes(pid))} MB resident at the end`;
    console.log(`\n${label}: ${slugs.length} products; ${start}, first answer ${Math.round(first.ms)} ms, ${memory}\n`);
    const processor = ['processor ms', ...(server === null ? [] : ['of PostgreSQL'])];
    const columns = ['query', 'answers', 'p50 ms', 'p95 ms', ...processor, 'kB'];
    console.log(renderTable([columns, ...rows]));
  } finally {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const ownCheckout = path.resolve(import.meta.dirname, '../../..');
const checkouts = [...(values.against === undefined ? [] : [path.resolve(values.against)]), ownCheckout];
for (const checkout of checkouts) await measureCatalogue(`sample, embedded database, ${checkout}`, checkout, null);

const server = await startPostgres({ fsync: 'off', shared_buffers: '256MB' });
try {
  // The first start makes the tables and the sample.
  await measureCatalogue('sample, PostgreSQL', ownCheckout, server);
  await growCatalogue(server.url, productCount);
  await measureCatalogue('many products, PostgreSQL', ownCheckout, server);
} finally {
  await server.stop();
}
