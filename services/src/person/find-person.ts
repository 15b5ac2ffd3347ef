import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { ContentTables } from '../content/store/content-tables.ts';
import type { Database } from '../database/database.ts';
import type { FormTables } from '../forms/form-database.ts';
import { loadAccount, loadAccountByEmail, type StoredAccount } from '../identity/accounts/accounts.ts';
import type { IdentityTables } from '../identity/realm/identity-database.ts';
import { openDeskDatabase } from '../service-desk/model/desk-tables.ts';

export type PersonDatabase = ReturnType<typeof openPersonDatabase>;

/** Shows the database of the process with the tables of all services that know people. */
export function openPersonDatabase(database: Kysely<Database>) {
  return openDeskDatabase(database).withTables<IdentityTables>().withTables<FormTables>().withTables<ContentTables>();
}

/** Whom a command is about. */
export interface Person {
  /** All of them in lower case: the one that was asked for, and those of account and profile. */
  readonly emails: readonly string[];
  /** To which the account was to move, which nobody has confirmed: it may be somebody else's. */
  readonly requestedEmail: string | null;
  /** First and last name, in each order that people write them. */
  readonly names: readonly string[];
  readonly telephones: readonly string[];
  /** Of the identity provider, this one or another. */
  readonly accountId: string | null;
  /** Of the service desk. */
  readonly userId: string | null;
  readonly submissions: readonly Selectable<FormTables['form_submission']>[];
  /** User entries of the content system under the names that the operator says are theirs. */
  readonly authorIds: readonly string[];
  readonly authorNames: readonly string[];
}

type Profile = { readonly first_name: string; readonly last_name: string; readonly telephone: string };

function listNames(account: StoredAccount | undefined, profile: Profile | undefined): readonly string[] {
  const pairs = [
    [account?.givenName, account?.familyName],
    [profile?.first_name, profile?.last_name],
  ].map((pair) => pair.map((name) => name?.trim() ?? ''));
  // A single word means too many people and things.
  const whole = pairs.filter(([first, last]) => first !== '' && last !== '');
  return [...new Set(whole.flatMap(([first, last]) => [`${first} ${last}`, `${last} ${first}`, `${last}, ${first}`]))];
}

async function findProfile(database: PersonDatabase, account: StoredAccount | undefined, email: string) {
  const query = database.selectFrom('desk_user').selectAll();
  if (account === undefined) return query.where('email', '=', email).executeTakeFirst();
  const own = await query.where('account_id', '=', account.id).executeTakeFirst();
  // A record of this address that belongs to another account is somebody else's.
  return own ?? query.where('email', '=', email).where('account_id', 'is', null).executeTakeFirst();
}

/** The condition that a column is one of some addresses, however it was typed. */
export const isAddressOf = (column: string, emails: readonly string[]) =>
  sql<boolean>`lower(trim(${sql.raw(column)})) = any(${[...emails]}::text[])`;

/** Submissions that name one of the addresses as their sender's; those without an address are nobody's. */
const listSubmissions = (database: PersonDatabase, emails: readonly string[]) =>
  database
    .selectFrom('form_submission')
    .selectAll()
    .where(isAddressOf("field_values::jsonb ->> 'email'", emails))
    .orderBy('created_at')
    .execute();

/** User entries of people, not of programs, by their names. */
export async function listAuthorIds(database: PersonDatabase, names: readonly string[]): Promise<readonly string[]> {
  if (names.length === 0) return [];
  const rows = await database
    .selectFrom('content_entry')
    .innerJoin('content_version', 'content_version.entry_id', 'content_entry.id')
    .select('content_entry.id')
    .distinct()
    .where('content_entry.model', '=', 'User')
    .where(sql<boolean>`data ->> 'kind' = 'MEMBER'`)
    .where(sql<boolean>`lower(data ->> 'name') = any(${names.map((name) => name.toLowerCase())}::text[])`)
    .execute();
  return rows.map(({ id }) => id);
}

/** Finds somebody by an e-mail address (normalized); what nobody has under it is empty. */
export async function findPerson(
  database: PersonDatabase,
  email: string,
  authorNames: readonly string[] = [],
): Promise<Person> {
  const byEmail = await loadAccountByEmail(database, email);
  const profile = await findProfile(database, byEmail, email);
  const account = byEmail ?? (profile?.account_id ? await loadAccount(database, profile.account_id) : undefined);
  const emails = [...new Set([email, account?.email, profile?.email].flatMap((address) => address ?? []))];
  const requested =
    account === undefined
      ? undefined
      : await database
          .selectFrom('identity_email_change')
          .select('email')
          .where('account_id', '=', account.id)
          .executeTakeFirst();
  return {
    emails,
    requestedEmail: requested?.email ?? null,
    names: listNames(account, profile),
    telephones: profile === undefined || profile.telephone.trim() === '' ? [] : [profile.telephone.trim()],
    accountId: account?.id ?? profile?.account_id ?? null,
    userId: profile?.id ?? null,
    submissions: await listSubmissions(database, emails),
    authorIds: await listAuthorIds(database, authorNames),
    authorNames,
  };
}

/** Whether anything at all is kept under the addresses of somebody. */
export async function isKnown(database: PersonDatabase, person: Person): Promise<boolean> {
  const { accountId, userId, submissions, authorIds, emails } = person;
  if (accountId !== null || userId !== null || submissions.length > 0 || authorIds.length > 0) return true;
  for (const [table, column] of [
    ['form_subscription', 'email'],
    ['mail_message', 'recipient'],
    ['identity_email_change', 'email'],
  ] as const) {
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${isAddressOf(column, emails)} limit 1`.execute(
      database,
    );
    if (rows.length > 0) return true;
  }
  return false;
}
