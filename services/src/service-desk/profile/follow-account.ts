import { type AccountListener, EmailInUseError } from '../../account-changes.ts';
import type { DeskDatabase } from '../model/desk-tables.ts';
import { writeAudit } from '../model/write-audit.ts';
import type { Desk } from '../request/desk-context.ts';
import type { Row } from '../request/load-desk-objects.ts';

const auditActions = {
  'email-change-requested': 'EMAIL_CHANGE_REQUESTED',
  'email-change-withdrawn': 'EMAIL_CHANGE_WITHDRAWN',
  'email-changed': 'EMAIL_CHANGED',
} as const;

/** Gives a user another address; throws EmailInUseError when it belongs to someone else at the desk. */
async function moveUser(database: DeskDatabase, user: Row<'desk_user'>, email: string): Promise<void> {
  const query = database.selectFrom('desk_user').select('id').where('email', '=', email).where('id', '<>', user.id);
  if ((await query.executeTakeFirst()) !== undefined) throw new EmailInUseError('The desk knows this address');
  await database.updateTable('desk_user').set({ email }).where('id', '=', user.id).execute();
}

/** Keeps the record and the audit log of a user in step with the address of the account; the id of the user stays (POR-081). */
export const followAccount: AccountListener = async (transaction, change) => {
  const database = transaction as unknown as DeskDatabase;
  const query = database.selectFrom('desk_user').selectAll().where('account_id', '=', change.accountId);
  const user = await query.executeTakeFirst();
  if (user === undefined) return;
  if (change.kind === 'email-changed') await moveUser(database, user, change.email);
  const actor = { userId: user.id, firstName: user.first_name, lastName: user.last_name };
  await writeAudit(database, actor, { action: auditActions[change.kind], userId: user.id });
};

/**
 * The record of a visitor whose token has another address: the account directory decides which one counts, because an
 * old token still has the old one. This is how the desk learns about changes from a provider that does not announce
 * them.
 */
export async function adoptAddress(desk: Desk, user: Row<'desk_user'>, claimed: string): Promise<Row<'desk_user'>> {
  if (claimed === user.email || user.account_id === null) return user;
  const account = await desk.openDirectory(desk.database).findById(user.account_id);
  const email = account?.email ?? claimed;
  if (email === user.email) return user;
  try {
    await moveUser(desk.database, user, email);
    return { ...user, email };
  } catch (error) {
    if (!(error instanceof EmailInUseError)) throw error;
    desk.logger.warn({ user: user.id }, 'the new address of a user belongs to somebody else here');
    return user;
  }
}
