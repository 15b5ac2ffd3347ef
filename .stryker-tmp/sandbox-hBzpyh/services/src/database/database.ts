// @ts-nocheck
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { createPglitePool } from './pglite-pool.ts';

/** Tables every service may see; a service adds its own with `database.withTables<{...}>()`. */
export interface Database {
  schema_migration: {
    service: string;
    number: number;
    name: string;
    sha256: string;
    applied_at: Date;
  };
}

const int8TypeId = 20;

/** Opens the embedded PostgreSQL in a folder, or in memory without one; the caller must hold the folder lock. */
export async function openDatabase(directory?: string): Promise<Kysely<Database>> {
  // int8 stays text, as the pg client of a real PostgreSQL gives it.
  const parsers = { [int8TypeId]: (value: string) => value };
  const pglite =
    directory === undefined ? await PGlite.create({ parsers }) : await PGlite.create(directory, { parsers });
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: createPglitePool(pglite) }) });
}
