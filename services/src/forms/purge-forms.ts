import { daysAgo } from '../retention/days-ago.ts';
import type { FormDatabase } from './form-database.ts';

/** A subscription that was never confirmed, or has ended. */
const unconfirmedDays = 30;

/** Forgets submissions after their time, and subscriptions that are none after a month. */
export async function purgeForms(database: FormDatabase, keptDays: number): Promise<void> {
  const old = await database
    .deleteFrom('form_submission')
    .where('created_at', '<', daysAgo(keptDays))
    .returning('id')
    .execute();
  // The purge of uploads deletes files that belong to nothing.
  if (old.length > 0) {
    const ids = old.map(({ id }) => id);
    await database.updateTable('upload_file').set({ submission_id: null }).where('submission_id', 'in', ids).execute();
  }
  await database
    .deleteFrom('form_subscription')
    .where('state', '!=', 'active')
    .where('changed_at', '<', daysAgo(unconfirmedDays))
    .execute();
}
