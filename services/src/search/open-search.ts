import { onContentChange } from '../content/content-changes.ts';
import type { ServiceContext } from '../service-context.ts';
import { createDatabaseSearchEngine } from './database-engine/database-search-engine.ts';
import { prepareVocabulary } from './database-engine/prepare-vocabulary.ts';
import { startDatabaseIndexer } from './indexing/keep-database-fresh.ts';
import { createIndexKeeper } from './indexing/keep-memory-fresh.ts';
import { createMiniSearchEngine } from './mini-search-engine.ts';
import type { SearchEngine } from './search-engine.ts';
import type { SearchTables } from './search-tables.ts';
import { createSources } from './sources/create-sources.ts';

/** How long the search may miss a change of which it was not notified. */
const refreshMs = 2000;
/** Changes in quick succession are indexed together: the first ones soon, a stream of them at intervals. */
const gatheringMs = 100;
const pauseMs = 1200;

/** A search engine that follows what is published. */
export interface OpenSearch {
  readonly engine: SearchEngine;
  /** Facts for the operator. */
  readonly readDetails: () => Promise<Readonly<Record<string, unknown>>>;
  readonly close: () => Promise<void>;
}

/** Opens the engine of a single process: its index is complete when this resolves. */
export async function openMemorySearch({ database, logger }: ServiceContext): Promise<OpenSearch> {
  const tables = database.withTables<SearchTables>();
  const engine = createMiniSearchEngine();
  const keeper = createIndexKeeper(tables, engine, createSources(tables));

  async function refresh(): Promise<void> {
    const count = await keeper.refresh();
    if (count > 0) logger.info({ documents: count }, 'search index changed');
  }

  await refresh();
  const logFailure = (error: unknown): void => logger.error({ err: error }, 'the search index could not be refreshed');
  let gathering: NodeJS.Timeout | undefined;
  let refreshedAt = Number.NEGATIVE_INFINITY;
  const refreshTold = async (): Promise<void> => {
    // A running refresh may have read the tables before the change.
    await keeper.settle();
    gathering = undefined;
    await refresh().catch(logFailure);
    refreshedAt = performance.now();
  };
  // The catalogue tells of no change, so the tables are also queried.
  const timer = setInterval(() => {
    if (gathering === undefined) refresh().catch(logFailure);
  }, refreshMs).unref();
  const stopListening = onContentChange(database, () => {
    const wait = Math.max(gatheringMs, refreshedAt + pauseMs - performance.now());
    gathering ??= setTimeout(() => void refreshTold(), wait).unref();
  });
  return {
    engine,
    readDetails: async () => ({ engine: 'memory', waiting: 0 }),
    close: async () => {
      stopListening();
      clearInterval(timer);
      clearTimeout(gathering);
      await keeper.settle();
    },
  };
}

/** Opens the engine that all processes share: it answers from what is in the database, while the rest is indexed. */
export async function openDatabaseSearch({ database, logger }: ServiceContext): Promise<OpenSearch> {
  const tables = database.withTables<SearchTables>();
  const engine = createDatabaseSearchEngine(tables, await prepareVocabulary(tables));
  const indexer = startDatabaseIndexer(tables, createSources, logger);
  const stopListening = onContentChange(database, indexer.notify);
  return {
    engine,
    readDetails: async () => ({ engine: 'database', waiting: await indexer.countWaiting() }),
    close: async () => {
      stopListening();
      await indexer.stop();
    },
  };
}
