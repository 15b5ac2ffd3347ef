import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { applicationName, createClientConfig } from './create-postgres-pool.ts';
import type { PostgresSettings } from './postgres-settings.ts';

const retryMs = 500;
/** A killed process keeps its lock until the server has noticed. */
const lockTimeoutMs = 10_000;

// One lock per schema: several products may share a database.
const lockKey = `hashtextextended('kmx services ' || current_schema(), 0)`;
// The server notices within a minute, not two hours, that a holder's machine is gone.
const shortenKeepAlive = 'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3';

async function connect(settings: PostgresSettings): Promise<Client> {
  const client = new Client(createClientConfig(settings));
  client.on('error', () => {});
  await client.connect();
  await client.query(shortenKeepAlive);
  return client;
}

async function isTaken(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${lockKey}) as taken`);
  return rows[0]?.taken === true;
}

/** Null when the lock is free again by now. */
async function describeHolder(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>(`select application_name as name from pg_stat_activity
    where pid in (select pid from pg_locks where locktype = 'advisory' and objsubid = 1 and granted
      and database = (select oid from pg_database where datname = current_database())
      and (classid::bigint << 32) + objid::bigint = ${lockKey})`);
  return rows[0]?.name ?? null;
}

async function waitForLock(client: Client): Promise<void> {
  const deadline = performance.now() + lockTimeoutMs;
  while (!(await isTaken(client))) {
    if (performance.now() > deadline) {
      throw new Error(
        `it is in use by "${(await describeHolder(client)) ?? 'another process'}"; stop that or set another DATABASE_URL`,
      );
    }
    await sleep(retryMs);
  }
}

/** The lock on a database; `release` gives it back. */
export interface DatabaseOwnership {
  readonly release: () => Promise<void>;
}

/**
 * Takes sole ownership of the database: content and search are kept in memory and would miss the writes of a second
 * process. The lock belongs to a session, so it is taken again after the server was away; `onLost` is called when
 * another process was faster, and this one must then end.
 */
export async function ownDatabase(
  settings: PostgresSettings,
  onLost: (holder: string) => void,
): Promise<DatabaseOwnership> {
  let isReleased = false;
  let current = await connect(settings);

  async function takeAgain(): Promise<void> {
    while (!isReleased) {
      const client = await connect(settings).catch(() => null);
      if (client === null) await sleep(retryMs);
      else if (await isTaken(client).catch(() => false)) return hold(client);
      else {
        const holder = await describeHolder(client).catch(() => null);
        await client.end().catch(() => {});
        // Either nobody holds it, or the server has not yet noticed that our last connection is gone: try once more.
        if (holder !== null && holder !== applicationName) return onLost(holder);
        await sleep(retryMs);
      }
    }
  }

  function hold(client: Client): void {
    current = client;
    client.once('end', () => {
      if (!isReleased) void takeAgain();
    });
  }

  try {
    await waitForLock(current);
  } catch (error) {
    await current.end();
    throw error;
  }
  hold(current);
  return {
    release: async () => {
      isReleased = true;
      await current.end().catch(() => {});
    },
  };
}
