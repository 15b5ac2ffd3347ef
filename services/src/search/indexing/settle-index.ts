import { sql } from 'kysely';
import { limitStatements } from '../../database/statement-limit.ts';
import type { SearchDatabase } from '../search-tables.ts';

const statementMs = 300_000;

/** After much was written: tells the planner how much there is, instead of leaving that to the next run of autovacuum. */
export async function settleIndex(database: SearchDatabase): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await limitStatements(transaction, statementMs);
    await sql`analyze search_version, search_text, search_word, search_entry, search_change`.execute(transaction);
  });
}
