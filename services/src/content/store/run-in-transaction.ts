import type { ContentDatabase } from './content-tables.ts';

/** Runs the work in the open transaction, otherwise in a new one. */
export function runInTransaction<Result>(
  database: ContentDatabase,
  work: (transaction: ContentDatabase) => Promise<Result>,
): Promise<Result> {
  return database.isTransaction ? work(database) : database.transaction().execute(work);
}
