import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

async function findSchema(database: Kysely<Database>): Promise<string | undefined> {
  const { rows } = await sql<{ schema: string }>`select extnamespace::regnamespace::name as schema
    from pg_extension where extname = 'pg_trgm'`.execute(database);
  return rows[0]?.schema;
}

async function createExtension(database: Kysely<Database>): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    // One extension for the whole database, whose schemas may belong to several products.
    await sql`select pg_advisory_xact_lock(hashtext('pg_trgm'))`.execute(transaction);
    const known = await findSchema(transaction);
    if (known !== undefined) return known;
    const { rows } = await sql<{ schema: string }>`
      select case when to_regnamespace('public') is null then current_schema() else 'public' end as schema`.execute(
      transaction,
    );
    const schema = rows[0]?.schema ?? 'public';
    await sql`create extension pg_trgm with schema ${sql.id(schema)}`.execute(transaction);
    return schema;
  });
}

/**
 * Creates the extension pg_trgm where it is missing, and returns its schema; throws an error with the statement for an
 * administrator where this user may not create it.
 */
export async function prepareTrigrams(database: Kysely<Database>): Promise<string> {
  return createExtension(database).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `Search and lists need the extension pg_trgm, which this user of the database may not create (${reason}). Let an administrator run in this database: create extension pg_trgm with schema public; (Debian has it in postgresql, others in postgresql-contrib)`,
      { cause: error },
    );
  });
}
