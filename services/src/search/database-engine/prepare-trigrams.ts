import { sql } from 'kysely';
import type { SearchDatabase } from '../search-tables.ts';

async function findTrigramSchema(database: SearchDatabase): Promise<string | undefined> {
  const { rows } = await sql<{ schema: string }>`select extnamespace::regnamespace::name as schema
    from pg_extension where extname = 'pg_trgm'`.execute(database);
  return rows[0]?.schema;
}

async function createTrigrams(database: SearchDatabase): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    // One extension for the whole database, whose schemas may belong to several products.
    await sql`select pg_advisory_xact_lock(hashtext('pg_trgm'))`.execute(transaction);
    const known = await findTrigramSchema(transaction);
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
 * Makes what the search needs of pg_trgm, and returns the schema of the extension; throws an error with the statement
 * for an administrator where this user may not create it.
 */
export async function prepareTrigrams(database: SearchDatabase): Promise<string> {
  const schema = await createTrigrams(database).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The search needs the extension pg_trgm, which this user of the database may not create (${reason}). Let an administrator run in this database: create extension pg_trgm with schema public; (Debian has it in postgresql, others in postgresql-contrib)`,
      { cause: error },
    );
  });
  await sql`create index if not exists search_word_trigrams on search_word
    using gin (word ${sql.id(schema, 'gin_trgm_ops')})`.execute(database);
  return schema;
}
