import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { isLostConnection } from '@kmx/server-kit/postgres/is-lost-connection.ts';
import type { PostgresPoolClient } from 'kysely';
import { type ClientConfig, Pool } from 'pg';
import type { Logger } from 'pino';
import { hideValues } from './hide-values.ts';
import { markUnavailable } from './mark-unavailable.ts';
import type { WatchedPool } from './pool-load.ts';
import type { PostgresSettings } from './postgres-settings.ts';
import { followLimit, longestMs } from './statement-limit.ts';
import { traceStatement } from './trace-statement.ts';

const connectMs = 5_000;
const idleTransactionMs = 60_000;
/** A server that no longer responds does not end statements either, so they are abandoned here a little later. */
const maxSilenceMs = 2_000;

/**
 * The name of this process's connections on the server, for readers of pg_stat_activity, and among the processes that
 * share it: hosts of containers may have one name, and each process there the same number.
 */
export const applicationName = `kmx-services ${hostname().slice(0, 30)} ${process.pid} ${randomBytes(3).toString('hex')}`;

// Regardless of the server's configuration: values are parsed in these formats, and the locking rules rely on this isolation level.
const formats =
  '-c datestyle=iso -c timezone=utc -c bytea_output=hex -c default_transaction_isolation=read\\ committed';
// The server notices within half a minute, not two hours, that a machine is gone: until then others wait for its locks.
// Questions whether it is there are asked in silence only; what was sent and not confirmed has a limit of its own.
const keepAlive =
  '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=25000';
// Statements here take milliseconds: to compile one by its expected costs takes longer than it saves.
const planner = '-c jit=off';
const sessionOptions = `${formats} ${keepAlive} ${planner}`;

function addSessionOptions(url: string): string {
  const address = new URL(url);
  // The operator's options, such as a search_path, come last and win.
  address.searchParams.set('options', `${sessionOptions} ${address.searchParams.get('options') ?? ''}`.trim());
  return address.href;
}

/** What every connection to the server has in common. */
export function createClientConfig({ url, statementSeconds }: PostgresSettings): ClientConfig {
  return {
    connectionString: addSessionOptions(url),
    application_name: applicationName,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementSeconds * 1000,
    query_timeout: statementSeconds * 1000 + maxSilenceMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
    keepAlive: true,
  };
}

/** A pool of connections for kysely; one that breaks is thrown away, and the next one is made when it is needed. */
export function createPostgresPool(settings: PostgresSettings, logger: Logger): WatchedPool {
  const pool = new Pool({ ...createClientConfig(settings), max: settings.poolSize });
  const noteLoss = (error: Error) => logger.warn({ reason: error.message }, 'a connection to the database was lost');
  pool.on('error', noteLoss);
  // Without a listener a connection that breaks between two statements of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  async function connect(): Promise<PostgresPoolClient> {
    const client = await pool.connect().catch((error: unknown) => {
      throw markUnavailable(error);
    });
    let isBroken = false;
    const limit = followLimit();
    async function runQuery(sql: string, parameters: readonly unknown[]) {
      try {
        const ms = limit.read();
        const query = {
          ...{ text: sql, values: [...parameters] },
          ...(ms === undefined ? {} : { query_timeout: Math.min(ms + maxSilenceMs, longestMs) }),
        };
        const result = await traceStatement(sql, () => client.query(query));
        limit.note(sql, parameters);
        return result;
      } catch (error) {
        isBroken ||= isLostConnection(error);
        throw hideValues(markUnavailable(error));
      }
    }
    // kysely also declares a cursor overload, which needs a cursor class that is never configured here.
    return { query: runQuery, release: () => client.release(isBroken) } as unknown as PostgresPoolClient;
  }
  return {
    connect,
    end: () => pool.end(),
    readLoad: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}
