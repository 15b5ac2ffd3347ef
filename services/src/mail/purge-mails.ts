import { daysAgo } from '../retention/days-ago.ts';
import type { MailDatabase } from './mail-database.ts';

/**
 * Forgets mails that nobody sends any more: they hold personal data. Without a mail server that is also true of what other
 * processes have queued.
 */
export async function purgeMails(database: MailDatabase, keptDays: number, hasServer: boolean): Promise<void> {
  const ended = ['sent', 'failed', 'kept'] as const;
  await database
    .deleteFrom('mail_message')
    .where('state', 'in', hasServer ? ended : [...ended, 'queued'])
    .where('created_at', '<', daysAgo(keptDays))
    .execute();
}
