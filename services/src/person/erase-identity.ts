import { sql } from 'kysely';
import { revokeAccountArtifacts } from '../identity/realm/artifact-adapter.ts';
import type { Person, PersonDatabase } from './find-person.ts';
import { isAddressOf } from './find-person.ts';

/** How many of each kind, by the words that a person reads. */
export type Counts = Readonly<Record<string, number>>;

const countRows = (rows: readonly unknown[]) => rows.length;

/**
 * Removes an account with everything that hangs on it, and the wish of other accounts to get one of its addresses. `sids`
 * are the names by which shells know its sessions.
 */
export async function eraseFromIdentity(
  database: PersonDatabase,
  { accountId, emails }: Pick<Person, 'accountId' | 'emails'>,
): Promise<{ readonly counts: Counts; readonly sids: readonly (string | undefined)[] }> {
  const waiting = await database
    .deleteFrom('identity_email_change')
    .where((where) => where.or([isAddressOf('email', emails), where('account_id', '=', accountId ?? '')]))
    .returning('account_id')
    .execute();
  for (const { account_id } of waiting)
    await database
      .updateTable('identity_link')
      .set({ state: 'withdrawn' })
      .where('account_id', '=', account_id)
      .where('purpose', '=', 'email')
      .where('state', '=', 'open')
      .execute();
  if (accountId === null) return { counts: { 'requested addresses': waiting.length }, sids: [] };
  const kept = database.selectFrom('identity_artifact').select('model');
  const artifacts = await kept.where('account_id', '=', accountId).execute();
  const sids = await revokeAccountArtifacts(database, accountId, null);
  // Sign-ins under way name the account within.
  await sql`delete from identity_artifact where strpos(payload, ${accountId}) > 0`.execute(database);
  const own = { column: 'account_id', id: accountId } as const;
  const links = await database.deleteFrom('identity_link').where(own.column, '=', own.id).returning('state').execute();
  const factors = await database
    .deleteFrom('identity_second_factor')
    .where(own.column, '=', own.id)
    .returning('device_id')
    .execute();
  const codes = await database
    .deleteFrom('identity_recovery_code')
    .where(own.column, '=', own.id)
    .returning('account_id')
    .execute();
  const accounts = await database.deleteFrom('identity_account').where('id', '=', accountId).returning('id').execute();
  const sessions = artifacts.filter(({ model }) => model === 'Session').length;
  return {
    sids,
    counts: {
      accounts: countRows(accounts),
      sessions,
      'tokens and grants': artifacts.length - sessions,
      links: countRows(links),
      'second factors': countRows(factors),
      'recovery codes': countRows(codes),
      'requested addresses': waiting.length,
    },
  };
}
