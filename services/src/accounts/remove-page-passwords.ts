import { samplePagePasswordHash } from '@kmx/server-kit/public-start/sample-secrets.server.ts';
import { type Kysely, sql } from 'kysely';
import type { ContentTables } from '../content/store/content-tables.ts';
import type { Database } from '../database/database.ts';

/** As JSON text: a password that an editor has since changed is a different text and stays. */
const present = JSON.stringify(samplePagePasswordHash);
const pattern = `%${present}%`;

/**
 * Removes the sample password from pages, their history and deleted entries; those pages are then closed to everyone.
 * Returns the number of pages.
 */
export async function removePagePasswords(database: Kysely<Database>): Promise<number> {
  const tables = database.withTables<ContentTables>();
  const pages = await tables
    .selectFrom('content_version')
    .select('entry_id')
    .distinct()
    .where(sql<string>`data::text`, 'like', pattern)
    .execute();
  for (const [table, column] of [
    ['content_version', 'data'],
    ['content_history', 'data'],
    ['content_deleted', 'versions'],
  ] as const) {
    const field = sql.ref(column);
    await sql`update ${sql.table(table)} set ${field} = replace(${field}::text, ${present}, 'null')::jsonb
      where ${field}::text like ${pattern}`.execute(tables);
  }
  return pages.length;
}
