import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';

/** Adds the tables of the search; those of content and catalogue must be there. */
export async function migrateSearch(database: Kysely<Database>): Promise<void> {
  await migrate(database, 'search', new URL('./migrations/', import.meta.url));
}

/** Adds all tables that the search works on to an empty database, without any content. */
export async function migrateSearchAlone(database: Kysely<Database>): Promise<void> {
  await migrate(database, 'content', new URL('../content/migrations/', import.meta.url));
  await migrate(database, 'catalogue', new URL('../catalogue/migrations/', import.meta.url));
  await migrateSearch(database);
}
