import { openDatabase } from '../database/database.ts';
import { createDatabaseSearchEngine } from './database-engine/database-search-engine.ts';
import { prepareTrigrams } from './database-engine/prepare-trigrams.ts';
import { migrateSearchAlone } from './migrate-search.ts';
import { createMiniSearchEngine } from './mini-search-engine.ts';
import type { SearchEngine } from './search-engine.ts';
import type { SearchTables } from './search-tables.ts';

/** An empty engine of a test. */
export interface TestEngine {
  readonly engine: SearchEngine;
  readonly close: () => Promise<void>;
}

/** Both engines, by name: what holds for one holds for the other. */
export const testEngines: readonly (readonly [name: string, create: () => Promise<TestEngine>])[] = [
  ['MiniSearch', async () => ({ engine: createMiniSearchEngine(), close: async () => {} })],
  [
    'PostgreSQL',
    async () => {
      const database = await openDatabase();
      await migrateSearchAlone(database);
      const tables = database.withTables<SearchTables>();
      return {
        engine: createDatabaseSearchEngine(tables, await prepareTrigrams(tables)),
        close: () => database.destroy(),
      };
    },
  ],
];
