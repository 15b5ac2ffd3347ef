import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { refuseNewerSchema } from '../database/refuse-newer-schema.ts';

/** Folders with migrations, in an order in which each finds what it builds on: the search has a trigger on content. */
export const tableOwners: readonly string[] = [
  'kept-files',
  'content',
  'catalogue',
  'identity',
  'search',
  'mail',
  'uploads',
  'forms',
  'editor-sessions',
  'service-desk',
];

/**
 * Makes the tables of all services and brings them up to date, those too that run in other processes: what a process
 * writes or reads of theirs is there whichever starts first. Rejects with the error of a statement that fails, and before
 * any statement when a newer version has changed the tables.
 */
export async function makeAllTables(database: Kysely<Database>): Promise<void> {
  await refuseNewerSchema(database);
  for (const owner of tableOwners) await migrate(database, owner, new URL(`../${owner}/migrations/`, import.meta.url));
}
