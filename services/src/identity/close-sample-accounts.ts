import { samplePeople } from '../sample/sample-people.ts';
import { endLinks } from './accounts/account-links.ts';
import { revokeAccountArtifacts } from './realm/artifact-adapter.ts';
import type { IdentityDatabase, LinkPurpose } from './realm/identity-database.ts';

const purposes: readonly LinkPurpose[] = ['invitation', 'password', 'email'];
const sampleEmails = samplePeople.map(({ email }) => email);

/** The sample accounts, including those created by invitation for invented people, whose addresses nobody reads. */
export async function listSampleAccountIds(database: IdentityDatabase): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('identity_account')
    .select('id')
    .where((where) => where.or([where('is_sample', '=', true), where('email', 'in', sampleEmails)]))
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends everything that keeps an account signed in or could sign it in: sessions, tokens, links, second factor. */
export async function endSignIns(database: IdentityDatabase, accountId: string): Promise<void> {
  await revokeAccountArtifacts(database, accountId, null);
  for (const purpose of purposes) await endLinks(database, { purpose, accountId }, 'withdrawn');
  await database.deleteFrom('identity_second_factor').where('account_id', '=', accountId).execute();
  await database.deleteFrom('identity_recovery_code').where('account_id', '=', accountId).execute();
  await database.deleteFrom('identity_email_change').where('account_id', '=', accountId).execute();
}

/**
 * Removes password, roles and every other means of signing in from sample accounts that an earlier local start left in
 * the database; returns their number. Nothing else needs to know about them afterwards.
 */
export async function closeSampleAccounts(database: IdentityDatabase): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const ids = await listSampleAccountIds(transaction);
    for (const id of ids) {
      await transaction
        .updateTable('identity_account')
        .set({ password_hash: null, activated_at: null, roles: '[]', is_sample: true })
        .where('id', '=', id)
        .execute();
      await endSignIns(transaction, id);
    }
    return ids.length;
  });
}
