import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { DatabaseConfiguration } from '../configuration/configuration.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { lockFolder } from '../database/folder-lock.ts';
import { migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/open-postgres.ts';
import type { PostgresSettings } from '../database/postgres-settings.ts';
import { refuseNewerSchema } from '../database/refuse-newer-schema.ts';
import { RefusedError } from './command-errors.ts';

/** The services whose tables the commands read and write; an empty database gets them here, as it would at the first start. */
const touchedServices = [
  ...(['content', 'identity', 'service-desk', 'mail', 'uploads', 'kept-files', 'forms'] as const),
];

function takeFolder(directory: string): () => void {
  try {
    return lockFolder(directory);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RefusedError(`${reason}. Running services keep the database for themselves (docs/decisions/0016).`);
  }
}

async function openServer(settings: PostgresSettings, logger: Logger): Promise<Kysely<Database>> {
  try {
    return await openPostgres(settings, 'sole', logger, (holder) => {
      throw new Error(`The database was taken by ${holder}`);
    });
  } catch (error) {
    const isInUse =
      error instanceof Error && error.cause instanceof Error && error.cause.message.startsWith('it is in use');
    throw isInUse ? new RefusedError(error.message) : error;
  }
}

/** Runs work with sole access to the services' database, as it is found; they must be stopped. */
export async function withLockedDatabase<Result>(
  { dataDirectory, postgres }: Pick<DatabaseConfiguration, 'dataDirectory' | 'postgres'>,
  logger: Logger,
  work: (database: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const unlock = takeFolder(dataDirectory);
  try {
    const database =
      postgres === null ? await openDatabase(join(dataDirectory, 'postgres')) : await openServer(postgres, logger);
    try {
      return await work(database);
    } finally {
      await database.destroy();
    }
  } finally {
    unlock();
  }
}

/**
 * Runs work on the database of a server beside services that run; refused where none of this version has made its tables yet.
 */
export async function withSharedDatabase<Result>(
  postgres: PostgresSettings,
  logger: Logger,
  work: (database: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const database = await openPostgres(postgres, 'shared', logger, (holder) => {
    throw new Error(`The database was taken by ${holder}`);
  });
  try {
    await refuseNewerSchema(database);
    const { rows } = await sql<{ found: string | null }>`select to_regclass('identity_secret')::text as found`.execute(
      database,
    );
    if (rows[0]?.found == null) throw new RefusedError('No services have started with this database yet.');
    return await work(database);
  } finally {
    await database.destroy();
  }
}

/** Runs work with sole access on the tables of this version, which an empty database gets here: services hold keys and sessions in memory (decisions 0016, 0078). */
export function withOwnDatabase<Result>(
  configuration: DatabaseConfiguration,
  logger: Logger,
  work: (database: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return withLockedDatabase(configuration, logger, async (database) => {
    await refuseNewerSchema(database);
    for (const service of touchedServices) {
      await migrate(database, service, new URL(`../${service}/migrations/`, import.meta.url));
    }
    return work(database);
  });
}
