import { sql } from 'kysely';
import { openDatabase } from '../database/database.ts';
import { createDatabaseSearchEngine } from './database-engine/database-search-engine.ts';
import { prepareVocabulary } from './database-engine/prepare-vocabulary.ts';
import { migrateSearchAlone } from './migrate-search.ts';
import { createMiniSearchEngine } from './mini-search-engine.ts';
import type { SearchEngine } from './search-engine.ts';
import type { SearchDatabase, SearchTables } from './search-tables.ts';

/** An engine of a test. */
export interface TestEngine {
  readonly engine: SearchEngine;
  /** Removes all documents. */
  readonly empty: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Removes everything that the search has in a database. */
export async function emptySearch(database: SearchDatabase): Promise<void> {
  await sql`truncate search_source, search_entry, search_version, search_text, search_word, search_change, search_class`.execute(
    database,
  );
}

async function createMemoryEngine(): Promise<TestEngine> {
  let engine = createMiniSearchEngine();
  return {
    get engine() {
      return engine;
    },
    empty: async () => {
      engine = createMiniSearchEngine();
    },
    close: async () => {},
  };
}

async function createDatabaseEngine(): Promise<TestEngine> {
  const database = await openDatabase();
  await migrateSearchAlone(database);
  const tables = database.withTables<SearchTables>();
  return {
    engine: createDatabaseSearchEngine(tables, await prepareVocabulary(tables)),
    empty: () => emptySearch(tables),
    close: () => database.destroy(),
  };
}

/** Both engines, by name: what holds for one holds for the other. */
export const testEngines: readonly (readonly [name: string, create: () => Promise<TestEngine>])[] = [
  ['MiniSearch', createMemoryEngine],
  ['PostgreSQL', createDatabaseEngine],
];
