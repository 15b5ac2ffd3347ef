import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';

/** Services work beside one another; a command that replaces keys, accounts or all rows works alone. */
export type LockMode = 'shared' | 'sole';

const retryMs = 500;
/** A killed process keeps its lock until the server has noticed. */
const lockTimeoutMs = 10_000;

// One lock per schema: several products may share a database.
const lockKey = `hashtextextended('kmx services ' || current_schema(), 0)`;
const statements: Readonly<Record<LockMode, string>> = {
  shared: `select pg_try_advisory_lock_shared(${lockKey}) as taken`,
  sole: `select pg_try_advisory_lock(${lockKey}) as taken`,
};

/** Takes the lock for this session unless another one holds it in a mode that forbids it. */
export async function tryLock(client: Client, mode: LockMode): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(statements[mode]);
  return rows[0]?.taken === true;
}

/** The names of those who hold the lock, null when it is free by now. */
export async function describeHolders(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>(`select application_name as name from pg_stat_activity
    where pid in (select pid from pg_locks where locktype = 'advisory' and objsubid = 1 and granted
      and database = (select oid from pg_database where datname = current_database())
      and (classid::bigint << 32) + objid::bigint = ${lockKey}) and pid <> pg_backend_pid() order by name`);
  return rows.length === 0 ? null : rows.map(({ name }) => `"${name}"`).join(', ');
}

/** Waits ten seconds for the lock; throws an error that names its holders. */
export async function waitForLock(client: Client, mode: LockMode): Promise<void> {
  const deadline = performance.now() + lockTimeoutMs;
  while (!(await tryLock(client, mode))) {
    if (performance.now() > deadline) {
      throw new Error(
        `it is in use by ${(await describeHolders(client)) ?? 'another process'}; stop that or set another DATABASE_URL`,
      );
    }
    await sleep(retryMs);
  }
}
