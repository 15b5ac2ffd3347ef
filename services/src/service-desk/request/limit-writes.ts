import { sql } from 'kysely';
import type { DeskDatabase } from '../model/desk-tables.ts';

/** Whether a user may make another change now. */
export type WriteLimit = (userId: string, operation: string) => Promise<boolean>;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const mailingOperations: ReadonlySet<string> = new Set([
  'Mutation.inviteUser',
  'Mutation.resendInvitation',
  'Mutation.sendNewInvitation',
  'Mutation.addApplication',
]);

/** Counts one more in the window of a key, which begins with its first count; resolves with the count. */
async function countInWindow(database: DeskDatabase, key: string, windowMs: number, now: Date): Promise<number> {
  const until = new Date(now.getTime() + windowMs);
  const { rows } = await sql<{ count: number }>`
    insert into desk_write_count as known (key, until, count) values (${key}, ${until}, 1)
    on conflict (key) do update set
      count = case when known.until > ${now} then known.count + 1 else 1 end,
      until = case when known.until > ${now} then known.until else ${until} end
    returning count`.execute(database);
  return rows[0]?.count ?? 0;
}

/**
 * Counts each user's changes per minute and, separately, invitations per hour, which reach strangers by mail. The counts
 * are kept in the database, so they hold for all processes of the services together.
 */
export function createWriteLimit(
  database: DeskDatabase,
  writesPerMinute: number,
  invitationsPerHour: number,
  now: () => number = Date.now,
): WriteLimit {
  return async (userId, operation) => {
    const time = new Date(now());
    if ((await countInWindow(database, `write ${userId}`, minuteMs, time)) > writesPerMinute) return false;
    if (!mailingOperations.has(operation)) return true;
    return (await countInWindow(database, `invitation ${userId}`, hourMs, time)) <= invitationsPerHour;
  };
}

/** Removes the counts of windows that have passed. */
export async function purgeWriteCounts(database: DeskDatabase, now = new Date()): Promise<void> {
  await sql`delete from desk_write_count where until <= ${now}`.execute(database);
}
