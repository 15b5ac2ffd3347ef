// @ts-nocheck
import type { ContentDatabase } from './content-tables.ts';

/** Runs the work in the transaction that is already open, else in one of its own. */
export function runInTransaction<Result>(
  database: ContentDatabase,
  work: (transaction: ContentDatabase) => Promise<Result>,
): Promise<Result> {
  return database.isTransaction ? work(database) : database.transaction().execute(work);
}
