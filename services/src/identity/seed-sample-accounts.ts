import { type SampleAccount, sampleAccounts, samplePassword } from '../sample/sample-accounts.ts';
import { createPasswordHash } from './credentials/password-hash.ts';
import type { IdentityDatabase } from './realm/identity-database.ts';

async function createAccount(database: IdentityDatabase, account: SampleAccount): Promise<void> {
  const values = {
    roles: JSON.stringify(account.roles),
    password_hash: await createPasswordHash(samplePassword),
    activated_at: new Date(),
  };
  await database
    .insertInto('identity_account')
    .values({
      id: account.id,
      email: account.email,
      given_name: account.givenName,
      family_name: account.familyName,
      full_name: account.fullName,
      is_sample: true,
      language: null,
      ...values,
    })
    // A public start has closed it.
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(values).where('identity_account.password_hash', 'is', null),
    )
    .execute();
}

/**
 * Creates the sample accounts of a local start in a database without any account, and those that are new since an earlier
 * one; reopens those that a public start has closed. Does nothing where anyone else can sign in: such a database is not for
 * trying things out.
 */
export async function seedSampleAccounts(database: IdentityDatabase): Promise<void> {
  const accounts = await database.selectFrom('identity_account').select(['id', 'is_sample', 'activated_at']).execute();
  if (accounts.some(({ is_sample, activated_at }) => !is_sample && activated_at !== null)) return;
  const isLeft = accounts.length > 0 && accounts.every(({ is_sample }) => !is_sample);
  for (const account of sampleAccounts) {
    const known = accounts.find(({ id }) => id === account.id);
    const isMissing = known === undefined && !isLeft;
    if (isMissing || known?.activated_at === null) await createAccount(database, account);
  }
}
