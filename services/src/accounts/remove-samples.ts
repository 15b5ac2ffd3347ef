import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { endSignIns, listSampleAccountIds } from '../identity/close-sample-accounts.ts';
import { createIdentityDatabase } from '../identity/realm/identity-database.ts';
import { openDeskDatabase } from '../service-desk/model/desk-tables.ts';
import { removeDeskSamples } from '../service-desk/sample/remove-desk-samples.ts';
import { removePagePasswords } from './remove-page-passwords.ts';

async function removeAccounts(database: Kysely<Database>) {
  const tables = createIdentityDatabase(database);
  const ids = await listSampleAccountIds(tables);
  let sessions = 0;
  let tokens = 0;
  for (const id of ids) {
    const artifacts = await tables
      .selectFrom('identity_artifact')
      .select('model')
      .where('account_id', '=', id)
      .where('expires_at', '>', new Date())
      .execute();
    sessions += artifacts.filter(({ model }) => model === 'Session').length;
    tokens += artifacts.filter(({ model }) => model.endsWith('Token')).length;
    await endSignIns(tables, id);
    await tables.deleteFrom('identity_link').where('account_id', '=', id).execute();
    await tables.deleteFrom('identity_account').where('id', '=', id).execute();
  }
  return { accounts: ids.length, sessions, tokens };
}

/** Removes everything that a local start adds to the database for trying things out, in one transaction; returns the counts. */
export function removeSamples(database: Kysely<Database>) {
  return database.transaction().execute(async (transaction) => ({
    ...(await removeAccounts(transaction)),
    pages: await removePagePasswords(transaction),
    ...(await removeDeskSamples(openDeskDatabase(transaction))),
  }));
}

export type RemovedSamples = Awaited<ReturnType<typeof removeSamples>>;
