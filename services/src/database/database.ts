import { PGlite } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PostgresDialect } from 'kysely';
import { createPglitePool } from './pglite-pool.ts';
import type { PoolLoad } from './pool-load.ts';

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

/** The database of the process, and how busy its connections are. */
export type PooledDatabase = Kysely<Database> & { readonly readPoolLoad: () => PoolLoad };

const int8TypeId = 20;

/** Buffers beyond this only repeat what the operating system keeps of the same files (decision 0063). */
const bufferMegabytes = 8;
const startParameters = [...PGlite.defaultStartParams, '-c', `shared_buffers=${bufferMegabytes}MB`];

// int8 stays text, as the pg client of a real PostgreSQL gives it.
const parsers = { [int8TypeId]: (value: string) => value };

/** An empty database as an archive: to set one up takes 1.5 s, to unpack one 0.3 s. */
let emptyArchive: Promise<Blob> | undefined;

async function packEmptyDatabase(): Promise<Blob> {
  const pglite = await PGlite.create();
  const archive = await pglite.dumpDataDir('none');
  await pglite.close();
  return archive;
}

/** Opens a database in memory, for tests; a process opens many. */
async function openInMemory(): Promise<PGlite> {
  emptyArchive ??= packEmptyDatabase();
  // Tests try the search of a server on it.
  const extensions = { pg_trgm: trigrams };
  return PGlite.create({ parsers, extensions, loadDataDir: await emptyArchive, startParams: startParameters });
}

/** Opens the embedded PostgreSQL in a folder, or in memory without one; the caller must hold the folder lock. */
export async function openDatabase(directory?: string): Promise<PooledDatabase> {
  const pglite =
    directory === undefined
      ? await openInMemory()
      : await PGlite.create(directory, { parsers, startParams: startParameters });
  const pool = createPglitePool(pglite);
  const database = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return Object.assign(database, { readPoolLoad: pool.readLoad });
}
