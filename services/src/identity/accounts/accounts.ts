import { isUiLanguage, type UiLanguage } from '@kmx/shared-contracts/locale.ts';
import * as v from 'valibot';
import type { IdentityDatabase, IdentityTables } from '../realm/identity-database.ts';

export interface StoredAccount {
  readonly id: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly fullName: string;
  readonly roles: readonly string[];
  /** Null until the invitation is accepted. */
  readonly passwordHash: string | null;
  readonly activatedAt: Date | null;
  /** Language of mails; null while none is known. */
  readonly language: UiLanguage | null;
}

const rolesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

function mapAccount(row: IdentityTables['identity_account']): StoredAccount {
  return {
    id: row.id,
    email: row.email,
    givenName: row.given_name,
    familyName: row.family_name,
    fullName: row.full_name,
    roles: v.parse(rolesSchema, row.roles),
    passwordHash: row.password_hash,
    activatedAt: row.activated_at,
    language: row.language !== null && isUiLanguage(row.language) ? row.language : null,
  };
}

export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

export async function loadAccount(database: IdentityDatabase, id: string): Promise<StoredAccount | undefined> {
  const row = await database.selectFrom('identity_account').selectAll().where('id', '=', id).executeTakeFirst();
  return row && mapAccount(row);
}

/** Accounts in one query; unknown ids are left out. */
export async function loadAccounts(database: IdentityDatabase, ids: readonly string[]): Promise<StoredAccount[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('identity_account')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(mapAccount);
}

export async function loadAccountByEmail(
  database: IdentityDatabase,
  email: string,
): Promise<StoredAccount | undefined> {
  const query = database.selectFrom('identity_account').selectAll().where('email', '=', normalizeEmail(email));
  const row = await query.executeTakeFirst();
  return row && mapAccount(row);
}

/** Claims of id token and userinfo in the shape of AM (AUTH-031). */
export function mapClaims(account: StoredAccount) {
  return {
    sub: account.id,
    subname: account.id,
    given_name: account.givenName,
    family_name: account.familyName,
    name: account.fullName,
    email: account.email,
    roles: account.roles,
  };
}

/** The sample accounts for the sign-in page; none as soon as anyone else can sign in, because their password is public. */
export async function loadSampleAccounts(
  database: IdentityDatabase,
): Promise<readonly { readonly fullName: string; readonly email: string }[]> {
  const others = database.selectFrom('identity_account').select('id').where('is_sample', '=', false);
  if ((await others.where('activated_at', 'is not', null).limit(1).executeTakeFirst()) !== undefined) return [];
  const query = database.selectFrom('identity_account').select(['full_name as fullName', 'email']);
  return query.where('is_sample', '=', true).where('password_hash', 'is not', null).orderBy('full_name').execute();
}
