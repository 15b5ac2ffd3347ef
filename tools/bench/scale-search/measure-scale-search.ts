import { loadavg } from 'node:os';
import { createDatabaseSearchEngine } from '@kmx/services/search/database-engine/database-search-engine.ts';
import { createPartWords } from '@kmx/services/search/database-engine/part-words.ts';
import { prepareVocabulary } from '@kmx/services/search/database-engine/prepare-vocabulary.ts';
import { takeIndexTurn } from '@kmx/services/search/indexing/index-turn.ts';
import { settleIndex } from '@kmx/services/search/indexing/settle-index.ts';
import { migrateSearchAlone } from '@kmx/services/search/migrate-search.ts';
import type { SearchDatabase, SearchTables } from '@kmx/services/search/search-tables.ts';
import { createSources } from '@kmx/services/search/sources/create-sources.ts';
import { startPostgres } from '@kmx/test-kit/postgres-server.ts';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { findPercentile, type Measurement } from '../measurement.ts';
import { askQueries, type QueryTimes } from './ask-queries.ts';
import { pageLanguages, writePages } from './write-pages.ts';

const sizes = { small: 500, large: 100_000 };
const maxMs = 100;

interface Outcome {
  readonly pages: number;
  readonly indexSeconds: number;
  readonly megabytes: number;
  readonly heapMegabytes: number;
  readonly times: readonly QueryTimes[];
}

async function readMegabytes(database: SearchDatabase): Promise<number> {
  const { rows } = await sql<{ megabytes: number }>`
    select (sum(pg_total_relation_size(oid)) / 1024 / 1024)::integer as megabytes from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname ~ '^search_'`.execute(database);
  return rows[0]?.megabytes ?? 0;
}

async function indexAll(database: SearchDatabase): Promise<void> {
  const parts = createPartWords();
  for (let turns = 1; ; turns += 1) {
    const outcome = await takeIndexTurn(database, createSources, parts);
    if (outcome.state !== 'indexed') break;
    if (turns % 50 === 0) process.stderr.write(`  ${turns * 100} entries\n`);
  }
  await settleIndex(database);
}

/** Measures one size on a server of its own; one connection, so that its process can be watched. */
async function measureSize(pages: number): Promise<Outcome> {
  const server = await startPostgres({ shared_buffers: '512MB', max_wal_size: '4GB' });
  const pool = new Pool({ connectionString: server.url, max: 1 });
  const database = new Kysely<SearchTables>({ dialect: new PostgresDialect({ pool }) }) as unknown as SearchDatabase;
  try {
    await migrateSearchAlone(database);
    const trigramSchema = await prepareVocabulary(database);
    await writePages(database, pages);
    // As at the first start of this version on a database that has the pages already.
    await sql`truncate search_change`.execute(database);
    const startedAt = performance.now();
    await indexAll(database);
    const indexSeconds = (performance.now() - startedAt) / 1000;
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database);
    const engine = createDatabaseSearchEngine(database, trigramSchema);
    return {
      pages,
      indexSeconds,
      megabytes: await readMegabytes(database),
      heapMegabytes: process.memoryUsage().heapUsed / 1024 / 1024,
      times: await askQueries(engine, rows[0]?.pid ?? null),
    };
  } finally {
    await database.destroy();
    await server.stop();
  }
}

function renderRow({ pages }: Outcome, { kind, wall, processor }: QueryTimes): readonly string[] {
  const share = (list: readonly number[], part: number) => findPercentile(list, part).toFixed(1);
  const documents = (pages * pageLanguages.length).toLocaleString('en');
  return [
    documents,
    kind,
    String(wall.length),
    share(wall, 0.5),
    share(wall, 0.95),
    share(processor, 0.5),
    share(processor, 0.95),
  ];
}

/** The search of a server: a small installation beside 100,000 pages in four languages. */
export async function measureScaleSearch(largest: number = sizes.large): Promise<Measurement> {
  const outcomes = [await measureSize(sizes.small), await measureSize(largest)];
  const large = outcomes.at(-1);
  const times = large?.times ?? [];
  return {
    title: `PostgreSQL with full text and trigrams, ${pageLanguages.length} languages, one connection`,
    columns: ['documents', '', 'queries', 'p50 ms', 'p95 ms', 'processor p50', 'processor p95'],
    rows: outcomes.flatMap((outcome) => outcome.times.map((each) => renderRow(outcome, each))),
    promises: times.map(({ kind, wall }) => ({
      text: `${kind}: 95 of 100 answers within ${maxMs} ms`,
      measured: `${findPercentile(wall, 0.95).toFixed(1)} ms`,
      isKept: findPercentile(wall, 0.95) < maxMs,
    })),
    notes: [
      ...outcomes.map(
        ({ pages, indexSeconds, megabytes, heapMegabytes }) =>
          `${pages.toLocaleString('en')} pages: indexed in ${indexSeconds.toFixed(0)} s, ${megabytes} MB of tables and indexes; heap of this process ${heapMegabytes.toFixed(0)} MB.`,
      ),
      `Processor: milliseconds of this process and the server's. Load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}.`,
    ],
    data: outcomes,
  };
}
