import { describeConnectionFailure } from '@kmx/server-kit/postgres/describe-connection-failure.ts';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Logger } from 'pino';
import { createPostgresPool } from './create-postgres-pool.ts';
import type { Database, PooledDatabase } from './database.ts';
import { setDatabaseLink } from './link-database.ts';
import { linkPostgres, workConnections } from './postgres-link.ts';
import type { PostgresSettings } from './postgres-settings.ts';
import type { LockMode } from './session-lock.ts';

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
  // One more holds the lock.
  if (connections < poolSize + workConnections + 1)
    logger.warn({ connections, poolSize }, 'the database has too few connections for the pool');
}

/**
 * Opens a PostgreSQL database: `shared` beside other services of the site, `sole` for a command that replaces
 * keys, accounts or all rows. Throws an error with the remedy when that is impossible. `onLost` is called when another process took
 * the database for itself while the server was away.
 */
export async function openPostgres(
  settings: PostgresSettings,
  mode: LockMode,
  logger: Logger,
  onLost: (holders: string) => void,
): Promise<PooledDatabase> {
  const pool = createPostgresPool(settings, logger);
  const database = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await checkServer(database, settings.poolSize, logger);
    const link = await linkPostgres(settings, database, mode, onLost);
    setDatabaseLink(database, link);
    const destroy = database.destroy.bind(database);
    return Object.assign(database, {
      readPoolLoad: pool.readLoad,
      destroy: async () => {
        await destroy();
        await link.release();
      },
    });
  } catch (error) {
    await database.destroy();
    throw new Error(describeConnectionFailure(settings.url, error), { cause: error });
  }
}
