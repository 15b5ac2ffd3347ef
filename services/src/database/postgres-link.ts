import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { Client, Pool } from 'pg';
import { createAnnouncements } from './announcements.ts';
import { applicationName, createClientConfig } from './create-postgres-pool.ts';
import type { Database } from './database.ts';
import { BusyElsewhereError, type DatabaseLink } from './database-link.ts';
import { createLocalLink } from './local-link.ts';
import type { PostgresSettings } from './postgres-settings.ts';
import { describeHolders, type LockMode, tryLock, waitForLock } from './session-lock.ts';

const retryMs = 500;
const heartbeatMs = 10_000;
/** How long an answer may take that needs no wait; a server that is gone gives none. */
const answerMs = 5_000;
const statementTimedOut = '57014';
/** Each kind of exclusive work needs one while it runs or waits. */
export const workConnections = 3;

/** The link to a server, and the lock on the database for as long as the process lives. */
export interface PostgresLink extends DatabaseLink {
  readonly release: () => Promise<void>;
}

/** Connections beside those of the statements: work that waits for its turn must not take theirs. */
function createWorkPool(settings: PostgresSettings): Pool {
  const pool = new Pool({ ...createClientConfig(settings), max: workConnections });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * Takes the lock in its mode and listens for announcements. Both belong to a session, so they are renewed after the
 * server was away; `onLost` is called when another process has meanwhile taken the lock in a mode that forbids ours, and
 * this one must then end. Throws an error that names the holders when the lock is not free within ten seconds.
 */
export async function linkPostgres(
  settings: PostgresSettings,
  database: Kysely<Database>,
  mode: LockMode,
  onLost: (holders: string) => void,
): Promise<PostgresLink> {
  let isReleased = false;
  const pool = createWorkPool(settings);
  const announcements = createAnnouncements(database);
  const turns = createLocalLink();

  async function connect(): Promise<Client> {
    const client = new Client(createClientConfig(settings));
    client.on('error', () => {});
    await client.connect();
    return client;
  }

  async function renew(): Promise<void> {
    while (!isReleased) {
      const client = await connect().catch(() => null);
      if (client !== null) {
        if (await tryLock(client, mode).catch(() => false)) return hold(client);
        const holders = await describeHolders(client).catch(() => null);
        await client.end().catch(() => {});
        // Either nobody holds it, or the server has not yet noticed that our last connection is gone: try once more.
        if (holders !== null && holders !== `"${applicationName}"`) return onLost(holders);
      }
      await sleep(retryMs);
    }
  }

  let current = await connect();
  async function hold(client: Client): Promise<void> {
    current = client;
    // A network that swallows everything is noticed by a question that has no answer.
    const heartbeat = setInterval(() => void client.query('select 1').catch(() => client.end()), heartbeatMs).unref();
    client.once('end', () => {
      clearInterval(heartbeat);
      if (!isReleased) void renew();
    });
    await announcements.follow(client).catch(() => client.end());
  }

  async function runAlone<Result>(name: string, patienceMs: number, work: () => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    const key = `hashtextextended('kmx ' || current_schema() || ' ' || $1, 0)`;
    let isBroken = true;
    try {
      await client.query(`select set_config('statement_timeout', $1, false)`, [String(patienceMs)]);
      // Ended by the server, or here when that is gone.
      const lock = { text: `select pg_advisory_lock(${key})`, values: [name], query_timeout: patienceMs + answerMs };
      await client.query(lock).catch((error: unknown) => {
        const isBusy = error instanceof Error && 'code' in error && error.code === statementTimedOut;
        throw isBusy ? new BusyElsewhereError(`another process is still at work: ${name}`, { cause: error }) : error;
      });
      try {
        return await work();
      } finally {
        // A connection that broke has given the lock back; whether the work was done is for the caller to say.
        const unlock = { text: `select pg_advisory_unlock(${key})`, values: [name], query_timeout: answerMs };
        await client.query(unlock).then(
          () => {
            isBroken = false;
          },
          () => {},
        );
      }
    } finally {
      client.release(isBroken);
    }
  }

  try {
    await waitForLock(current, mode);
  } catch (error) {
    await current.end();
    await pool.end();
    throw error;
  }
  await hold(current);
  return {
    processName: applicationName,
    ...announcements,
    // First a turn in this process, then one among all of them.
    exclusively: (name, patienceMs, work) =>
      turns.exclusively(name, patienceMs, () => runAlone(name, patienceMs, work)),
    release: async () => {
      isReleased = true;
      await Promise.all([current.end().catch(() => {}), pool.end().catch(() => {})]);
    },
  };
}
