import { hostname } from 'node:os';
import { describeConnectionFailure } from '@kmx/server-kit/postgres/describe-connection-failure.ts';
import { isLostConnection } from '@kmx/server-kit/postgres/is-lost-connection.ts';
import type { ClientConfig, Pool } from 'pg';
import { OutcomeUnknownError, type ReleaseDatabase, type RunQuery } from './release-database.ts';
import { prepareReleaseSchema } from './release-schema.server.ts';

const variable = 'RELEASES_DATABASE_URL';
const connections = 3;
/** With the wait for a free connection; a process that has just started may be busy for seconds. */
const connectMs = 8_000;
const statementMs = 5_000;
/** A server that no longer responds does not end statements either, so they are abandoned here a little later. */
const abandonMs = 6_000;
const idleMs = 30_000;

const applicationName = `kmx-releases ${hostname()} ${process.pid}`.slice(0, 63);

// Only a process with a database loads its client.
const loadClient = () => import('pg');

function createClientConfig(url: string): ClientConfig {
  return {
    ...{ connectionString: url, application_name: applicationName, keepAlive: true },
    ...{ connectionTimeoutMillis: connectMs, statement_timeout: statementMs, query_timeout: abandonMs },
  };
}

/**
 * Opens the database of a registry; nothing is sent before the first statement, which also makes the tables where there
 * are none. Errors name the database and what to look at, never the password.
 */
export function openPostgresReleaseDatabase(url: string): ReleaseDatabase {
  let opening: Promise<Pool> | null = null;
  let preparing: Promise<void> | null = null;

  function open(): Promise<Pool> {
    opening ??= loadClient().then(({ default: { Pool: ClientPool } }) => {
      const pool = new ClientPool({
        ...createClientConfig(url),
        ...{ max: connections, idleTimeoutMillis: idleMs, allowExitOnIdle: true },
      });
      // A connection that breaks while nobody uses it is replaced when it is needed.
      pool.on('error', () => {});
      pool.on('connect', (client) => client.on('error', () => {}));
      return pool;
    });
    return opening;
  }

  const describe = (error: unknown) => describeConnectionFailure(url, error, variable);

  const run: RunQuery = async <Row>(text: string, values: readonly unknown[] = []) => {
    const pool = await open();
    const client = await pool.connect().catch((error: unknown) => {
      throw new Error(describe(error));
    });
    let isBroken = false;
    try {
      const { rows } = await client.query(text, [...values]);
      return rows as Row[];
    } catch (error) {
      isBroken = isLostConnection(error);
      // It was sent, and its answer was lost.
      throw isBroken ? new OutcomeUnknownError(describe(error)) : new Error(describe(error));
    } finally {
      client.release(isBroken);
    }
  };

  async function prepare(): Promise<void> {
    preparing ??= prepareReleaseSchema(run);
    try {
      await preparing;
    } catch (error) {
      preparing = null;
      throw error;
    }
  }

  return {
    query: async (text, values) => {
      await prepare();
      return run(text, values);
    },

    listen: async (channel, onNotice, onEnd) => {
      await prepare();
      const {
        default: { Client },
      } = await loadClient();
      const client = new Client(createClientConfig(url));
      let isEnded = false;
      const end = (): void => {
        if (isEnded) return;
        isEnded = true;
        onEnd();
        void client.end().catch(() => {});
      };
      client.on('error', end);
      client.on('end', end);
      client.on('notification', onNotice);
      try {
        await client.connect();
        await client.query(`listen ${channel}`);
      } catch (error) {
        isEnded = true;
        void client.end().catch(() => {});
        throw new Error(describe(error));
      }
      return end;
    },

    close: async () => {
      await (await opening)?.end();
    },
  };
}
