import { daysAgo } from '../retention/days-ago.ts';
import type { MailDatabase } from './mail-database.ts';

/**
 * Forgets mails that nobody sends any more: they hold personal data. `includesQueued` where other processes queue for a mail
 * server that there is not.
 */
export async function purgeMails(database: MailDatabase, keptDays: number, includesQueued: boolean): Promise<void> {
  const ended = ['sent', 'failed', 'kept'] as const;
  await database
    .deleteFrom('mail_message')
    .where('state', 'in', includesQueued ? [...ended, 'queued'] : ended)
    .where('created_at', '<', daysAgo(keptDays))
    .execute();
}
