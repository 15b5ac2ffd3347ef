import { PGlite } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PostgresDialect } from 'kysely';
import { type Database, openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { createPglitePool } from '../database/pglite-pool.ts';
import { createDatabaseSearchEngine } from './database-engine/database-search-engine.ts';
import { prepareTrigrams } from './database-engine/prepare-trigrams.ts';
import { createMiniSearchEngine } from './mini-search-engine.ts';
import type { SearchEngine } from './search-engine.ts';
import type { SearchTables } from './search-tables.ts';

/** Opens an empty database that has pg_trgm: a schema of the test's server, or the embedded one in memory. */
export async function openTrigramDatabase(): Promise<Kysely<Database>> {
  if (process.env['TEST_DATABASE_URL']) return openDatabase();
  const pglite = await PGlite.create({ extensions: { pg_trgm: trigrams }, parsers: { 20: (value: string) => value } });
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: createPglitePool(pglite) }) });
}

/** Adds the tables that an engine in a database needs: its own, and those whose changes it notes. */
export async function migrateSearch(database: Kysely<Database>): Promise<void> {
  await migrate(database, 'content', new URL('../content/migrations/', import.meta.url));
  await migrate(database, 'search', new URL('migrations/', import.meta.url));
}

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
      const database = await openTrigramDatabase();
      await migrateSearch(database);
      const tables = database.withTables<SearchTables>();
      return {
        engine: createDatabaseSearchEngine(tables, await prepareTrigrams(tables)),
        close: () => database.destroy(),
      };
    },
  ],
];
