import type { ReleaseDatabase } from '../database/release-database.ts';
import { createPostgresStatementLog } from './postgres-statement-log.server.ts';
import type { ReleasePointer } from './release-pointer.ts';
import { createStatementPointer, type PointerOptions } from './statement-pointer.server.ts';

/** Release pointer of a registry in PostgreSQL: a row for each statement. */
export function createPostgresReleasePointer(database: ReleaseDatabase, options: PointerOptions): ReleasePointer {
  return createStatementPointer(createPostgresStatementLog(database, options.onStep), options);
}
