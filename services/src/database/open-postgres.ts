import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Logger } from 'pino';
import { createPostgresPool } from './create-postgres-pool.ts';
import type { Database } from './database.ts';
import { describeConnectionFailure } from './describe-connection-failure.ts';
import { ownDatabase } from './own-database.ts';
import type { PostgresSettings } from './postgres-settings.ts';

interface ServerState {
  readonly encoding: string;
  readonly schema: string | null;
  readonly allowed: boolean | null;
  /** Connections that the server has for all who are not its administrators. */
  readonly connections: number;
}

async function checkServer(database: Kysely<Database>, poolSize: number, logger: Logger): Promise<void> {
  const { rows } = await sql<ServerState>`
    select current_setting('server_encoding') as encoding, current_schema() as schema,
      current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer as connections,
      has_schema_privilege(current_schema(), 'create') as allowed`.execute(database);
  const state = rows[0];
  if (state?.encoding !== 'UTF8') throw new Error(`its encoding is ${state?.encoding ?? 'unknown'} and must be UTF8`);
  if (state.schema === null) throw Object.assign(new Error('no schema'), { code: '3F000' });
  if (state.allowed !== true) throw Object.assign(new Error('no permission'), { code: '42501' });
  const { connections } = state;
  // The pool, and the two connections that hold the lock and hear of changes.
  if (connections <= poolSize + 1)
    logger.warn({ connections, poolSize }, 'the database has too few connections for the pool');
}

/**
 * Opens a PostgreSQL database for sole use by this process; throws an error with the remedy when that is impossible.
 * `onLost` is called when another process took the database while the server was away.
 */
export async function openPostgres(
  settings: PostgresSettings,
  logger: Logger,
  onLost: (holder: string) => void,
): Promise<Kysely<Database>> {
  const database = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: createPostgresPool(settings, logger) }),
  });
  try {
    await checkServer(database, settings.poolSize, logger);
    const ownership = await ownDatabase(settings, onLost);
    const destroy = database.destroy.bind(database);
    return Object.assign(database, {
      destroy: async () => {
        await destroy();
        await ownership.release();
      },
    });
  } catch (error) {
    await database.destroy();
    throw new Error(describeConnectionFailure(settings.url, error), { cause: error });
  }
}
