import { sql } from 'kysely';
import { mapQueueLoad, type QueueLoad } from '../watching/watch-queues.ts';
import type { MailDatabase } from './mail-database.ts';

/** Mails that wait for the mail server; without one there are none, since none is going to be sent. */
export async function readMailQueue(database: MailDatabase): Promise<QueueLoad> {
  const row = await database
    .selectFrom('mail_message')
    .select(({ fn }) => [fn.countAll<string>().as('waiting'), sql<Date | null>`min(created_at)`.as('oldest')])
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow();
  return mapQueueLoad(row);
}
