import { type Expression, sql } from 'kysely';
import type { DeskDatabase } from './desk-tables.ts';

/**
 * Up to here rows are counted one by one; one more stands for "more than that". A count without a limit visits every
 * row that somebody may see: half a second for a million tickets. The schema and the portal say the same number; it may
 * only rise, so that "more than 10,000" stays true in a portal that was released before.
 */
export const maxCounted = 10_000;

/** Number of the rows of a query, which has no order and no limit of its own; of more than `most` rows `most` are counted. */
export async function countRows(
  database: DeskDatabase,
  rows: Expression<unknown>,
  most = maxCounted + 1,
): Promise<number> {
  const counted = await sql<{ count: string }>`
    select count(*) as count from (select from ${rows} as found limit ${most}) as counted`.execute(database);
  return Number(counted.rows[0]?.count ?? 0);
}
