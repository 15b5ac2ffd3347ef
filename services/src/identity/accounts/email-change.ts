import { daysAgo } from '../../retention/days-ago.ts';
import type { IdentityDatabase, IdentityTables } from '../realm/identity-database.ts';
import { emailLinkHours } from '../realm/realm.ts';
import { createLink, endLinks } from './account-links.ts';

export type EmailChange = IdentityTables['identity_email_change'];

/** A change whose link has expired is still offered to be sent again for this long. */
const keptDays = 7;

/** The new address of an account that waits for its confirmation. */
export function loadEmailChange(database: IdentityDatabase, accountId: string): Promise<EmailChange | undefined> {
  const query = database.selectFrom('identity_email_change').selectAll();
  return query.where('account_id', '=', accountId).executeTakeFirst();
}

/** Notes the one new address that an account waits for; links of an earlier one die. */
export async function saveEmailChange(
  database: IdentityDatabase,
  accountId: string,
  email: string,
): Promise<EmailChange> {
  const created_at = new Date();
  const expires_at = new Date(created_at.getTime() + emailLinkHours * 3_600_000);
  const values = { email, created_at, expires_at };
  await endLinks(database, { purpose: 'email', accountId }, 'replaced');
  await database
    .insertInto('identity_email_change')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
  return { account_id: accountId, ...values };
}

/** The token of the link that confirms a change; it lives as long as the change. */
export function createEmailLink(database: IdentityDatabase, change: EmailChange, language: string): Promise<string> {
  const { account_id: accountId, expires_at: expiresAt } = change;
  return createLink(database, { purpose: 'email', accountId, language, expiresAt });
}

/** Forgets the new address of an account and ends its link; false when there was none. */
export async function withdrawEmailChange(database: IdentityDatabase, accountId: string): Promise<boolean> {
  await endLinks(database, { purpose: 'email', accountId }, 'withdrawn');
  const query = database.deleteFrom('identity_email_change').where('account_id', '=', accountId);
  return (await query.executeTakeFirst()).numDeletedRows > 0n;
}

export async function purgeOldEmailChanges(database: IdentityDatabase): Promise<void> {
  await database.deleteFrom('identity_email_change').where('expires_at', '<', daysAgo(keptDays)).execute();
}
