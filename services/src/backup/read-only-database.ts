import { existsSync } from 'node:fs';
import path from 'node:path';
import { describeConnectionFailure } from '@kmx/server-kit/postgres/describe-connection-failure.ts';
import { Kysely, PostgresDialect } from 'kysely';
import { pino } from 'pino';
import { RefusedError } from '../commands/command-errors.ts';
import { withLockedDatabase } from '../commands/open-owned-database.ts';
import type { DatabaseConfiguration } from '../configuration/configuration.ts';
import { createPostgresPool } from '../database/create-postgres-pool.ts';
import type { Database } from '../database/database.ts';

/** Deadline of one statement: a day, as long as the keys of a large table may take. */
const statementSeconds = 86_400;
const logger = pino({ level: 'silent' });

/** With the deadlines of a command that nobody waits for. */
export function withLongDeadlines({
  dataDirectory,
  postgres,
}: DatabaseConfiguration): Pick<DatabaseConfiguration, 'dataDirectory' | 'postgres'> {
  return { dataDirectory, postgres: postgres === null ? null : { ...postgres, poolSize: 2, statementSeconds } };
}

/** Opening one that is not there would make it. */
export function refuseMissingDatabase(dataDirectory: string): void {
  const place = path.join(dataDirectory, 'postgres');
  if (!existsSync(place)) throw new RefusedError(`There is no embedded database at ${place}; is DATA_DIR right?`);
}

/**
 * Runs work that only reads: on a server beside the services, which go on; the embedded database belongs to the process
 * that has it, so they must be stopped.
 */
export async function withReadDatabase<Result>(
  configuration: DatabaseConfiguration,
  work: (database: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const settings = withLongDeadlines(configuration);
  if (settings.postgres === null) {
    refuseMissingDatabase(settings.dataDirectory);
    return withLockedDatabase(settings, logger, work);
  }
  const pool = createPostgresPool(settings.postgres, logger);
  const database = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await database
      .selectNoFrom((query) => query.lit(1).as('answer'))
      .execute()
      .catch((error: unknown) => {
        throw new Error(describeConnectionFailure(settings.postgres?.url ?? '', error), { cause: error });
      });
    return await work(database);
  } finally {
    await database.destroy();
  }
}
