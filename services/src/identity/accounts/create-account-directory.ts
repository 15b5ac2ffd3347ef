import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Account, AccountDirectory, AccountInvitation } from '../../account-directory.ts';
import type { Database } from '../../database/database.ts';
import { createIdentityDatabase, type IdentityDatabase } from '../realm/identity-database.ts';
import { invitationPathPrefix } from '../realm/realm.ts';
import { createLink, endLinks } from './account-links.ts';
import { loadAccount, loadAccountByEmail, loadAccounts, normalizeEmail, type StoredAccount } from './accounts.ts';
import { composeFullName } from './compose-full-name.ts';
import { isManagedInternally } from './is-managed-internally.ts';

interface DirectorySettings {
  readonly publicOrigin: string;
  /** Domains of e-mail addresses whose accounts the company's own directory manages. */
  readonly managedEmailDomains: readonly string[];
}

/** Thrown when an invitation is for someone with an active account (D-26, POR-104). */
export class AccountIsActiveError extends Error {
  override readonly name = 'AccountIsActiveError';
  readonly accountId: string;

  constructor(accountId: string) {
    super('The account is already active.');
    this.accountId = accountId;
  }
}

function mapNames(firstName: string, lastName: string) {
  const names = { given_name: firstName.trim(), family_name: lastName.trim() };
  return { ...names, full_name: composeFullName(names.given_name, names.family_name) };
}

/** Inserts an account that waits for its owner, or brings the one of that address up to date; active ones stay untouched. */
async function keepInvited(database: IdentityDatabase, invitation: AccountInvitation): Promise<string> {
  const { language } = invitation;
  const changes = { ...mapNames(invitation.firstName, invitation.lastName), language };
  const email = normalizeEmail(invitation.email);
  const row = { id: randomUUID(), email, roles: '[]', password_hash: null, is_sample: false, activated_at: null };
  const kept = await database
    .insertInto('identity_account')
    .values({ ...row, ...changes })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet(changes)
        .where('identity_account.activated_at', 'is', null)
        // A sample account that a public start has closed stays closed.
        .where('identity_account.is_sample', '=', false),
    )
    .returning('id')
    .executeTakeFirst();
  if (kept !== undefined) return kept.id;
  const active = await loadAccountByEmail(database, email);
  if (active === undefined) throw new Error('The account was removed while it was invited.');
  throw new AccountIsActiveError(active.id);
}

/** The accounts of the embedded identity provider, for other services; works inside a transaction of the caller too. */
export function createAccountDirectory(database: Kysely<Database>, settings: DirectorySettings): AccountDirectory {
  const tables = createIdentityDatabase(database);
  const { publicOrigin, managedEmailDomains } = settings;
  // There is one connection: a transaction of our own inside the caller's would wait for itself for ever.
  const runWhole = <T>(work: (transaction: IdentityDatabase) => Promise<T>): Promise<T> =>
    tables.isTransaction ? work(tables) : tables.transaction().execute(work);
  const map = (account: StoredAccount): Account => ({
    id: account.id,
    email: account.email,
    firstName: account.givenName,
    lastName: account.familyName,
    roles: account.roles,
    isManagedInternally: isManagedInternally(account.email, managedEmailDomains),
    activatedAt: account.activatedAt,
  });
  const mapFound = (account: StoredAccount | undefined) => (account === undefined ? null : map(account));
  return {
    findById: async (id) => mapFound(await loadAccount(tables, id)),
    findByEmail: async (email) => mapFound(await loadAccountByEmail(tables, email)),
    findAll: async (ids) => (await loadAccounts(tables, ids)).map(map),
    async findErasure(id) {
      const query = tables.selectFrom('identity_erasure').select('erased_at').where('account_id', '=', id);
      return (await query.orderBy('erased_at', 'desc').executeTakeFirst())?.erased_at ?? null;
    },
    async rename(id, firstName, lastName) {
      await tables.updateTable('identity_account').set(mapNames(firstName, lastName)).where('id', '=', id).execute();
    },
    async setRoles(id, roles) {
      const values = { roles: JSON.stringify([...new Set(roles)]) };
      await tables.updateTable('identity_account').set(values).where('id', '=', id).execute();
    },
    invite: (invitation) =>
      runWhole(async (transaction) => {
        const accountId = await keepInvited(transaction, invitation);
        const { language, expiresAt } = invitation;
        const token = await createLink(transaction, { purpose: 'invitation', accountId, language, expiresAt });
        return { accountId, link: `${publicOrigin}${invitationPathPrefix}${token}` };
      }),
    withdrawInvitation: (accountId) =>
      runWhole(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('identity_account')
          .where('id', '=', accountId)
          .where('activated_at', 'is', null)
          .executeTakeFirst();
        if (numDeletedRows > 0n) await endLinks(transaction, { purpose: 'invitation', accountId }, 'withdrawn');
      }),
  };
}
