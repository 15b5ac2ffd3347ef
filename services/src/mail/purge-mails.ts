import { daysAgo } from '../retention/days-ago.ts';
import type { MailDatabase } from './mail-database.ts';

/** Forgets mails that nobody sends any more: they hold personal data. */
export async function purgeMails(database: MailDatabase, keptDays: number): Promise<void> {
  await database
    .deleteFrom('mail_message')
    .where('state', 'in', ['sent', 'failed', 'kept'])
    .where('created_at', '<', daysAgo(keptDays))
    .execute();
}
