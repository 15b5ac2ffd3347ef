import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountDirectory } from '../../account-directory.ts';
import { type Database, openDatabase } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { sampleAccounts } from '../../sample/sample-accounts.ts';
import { createIdentityDatabase, type IdentityDatabase } from '../realm/identity-database.ts';
import { seedSampleAccounts } from '../seed-sample-accounts.ts';
import { loadLink, takeLink } from './account-links.ts';
import { createAccountDirectory } from './create-account-directory.ts';

const settings = { publicOrigin: 'http://localhost:3000', managedEmailDomains: ['kmx.example'] };
const invitation = {
  email: ' Mara.Lind@Northline.example ',
  firstName: 'Mara',
  lastName: 'Lind',
  language: 'de',
  expiresAt: new Date(Date.now() + 60_000),
};
const readToken = (link: string) => link.slice(link.lastIndexOf('/') + 1);

let database: Kysely<Database>;
let tables: IdentityDatabase;
let directory: AccountDirectory;

beforeAll(async () => {
  database = await openDatabase();
  await migrate(database, 'identity', new URL('../migrations/', import.meta.url));
  tables = createIdentityDatabase(database);
  await seedSampleAccounts(tables);
  directory = createAccountDirectory(database, settings);
}, 60_000);

afterAll(() => database.destroy());

describe('account directory', () => {
  it('D-25 gives an absolute link that works once, and keeps no more of it than a hash', async () => {
    const { accountId, link } = await directory.invite(invitation);
    expect(link).toMatch(/^http:\/\/localhost:3000\/am\/ui\/invitation\/[\w-]{43}$/);
    expect(await directory.findByEmail('mara.lind@northline.example')).toEqual({
      id: accountId,
      email: 'mara.lind@northline.example',
      firstName: 'Mara',
      lastName: 'Lind',
      roles: [],
      isManagedInternally: false,
      activatedAt: null,
    });
    expect(JSON.stringify(await tables.selectFrom('identity_link').selectAll().execute())).not.toContain(
      readToken(link),
    );
    const takes = [1, 2].map(() => takeLink(tables, 'invitation', readToken(link)));
    expect((await Promise.all(takes)).toSorted()).toEqual([false, true]);
    expect(await loadLink(tables, 'invitation', readToken(link))).toEqual({ kind: 'used', language: 'de' });
  });

  it('D-25 a second invitation rotates the link of the same account', async () => {
    const first = await directory.invite(invitation);
    const second = await directory.invite({ ...invitation, firstName: 'Maria' });
    expect(second.accountId).toBe(first.accountId);
    expect((await loadLink(tables, 'invitation', readToken(first.link))).kind).toBe('replaced');
    expect((await loadLink(tables, 'invitation', readToken(second.link))).kind).toBe('open');
    expect((await directory.findById(first.accountId))?.firstName).toBe('Maria');
  });

  it('D-24 a withdrawn invitation takes link and account with it, an expired one keeps the account', async () => {
    const withdrawn = await directory.invite(invitation);
    await directory.withdrawInvitation(withdrawn.accountId);
    expect((await loadLink(tables, 'invitation', readToken(withdrawn.link))).kind).toBe('withdrawn');
    expect(await directory.findById(withdrawn.accountId)).toBeNull();
    const expired = await directory.invite({ ...invitation, expiresAt: new Date(Date.now() - 1) });
    expect((await loadLink(tables, 'invitation', readToken(expired.link))).kind).toBe('expired');
    expect(await takeLink(tables, 'invitation', readToken(expired.link))).toBe(false);
    expect(await directory.findById(expired.accountId)).not.toBeNull();
  });

  it('POR-104 an active account is neither invited again nor withdrawn', async () => {
    const [anna] = sampleAccounts;
    await expect(directory.invite({ ...invitation, email: anna?.email ?? '' })).rejects.toMatchObject({
      name: 'AccountIsActiveError',
      accountId: anna?.id,
    });
    await directory.withdrawInvitation(anna?.id ?? '');
    expect(await directory.findById(anna?.id ?? '')).toMatchObject({ firstName: 'Anna', isManagedInternally: true });
  });

  it('AUTH-026 keeps roles as strings, each once, and names in the order of their script', async () => {
    const [, ben, chie] = sampleAccounts;
    await directory.setRoles(ben?.id ?? '', ['kmx_int_direct_active', 'kmx_int_direct_active']);
    await directory.rename(chie?.id ?? '', ' 千恵子 ', '佐藤');
    const [first, second] = await directory.findAll([ben?.id ?? '', chie?.id ?? '', 'nobody']);
    const found = [first, second].toSorted((one, other) => (one?.email ?? '').localeCompare(other?.email ?? ''));
    expect(found).toMatchObject([{ roles: ['kmx_int_direct_active'] }, { firstName: '千恵子', lastName: '佐藤' }]);
    const names = tables
      .selectFrom('identity_account')
      .select('full_name')
      .where('id', '=', chie?.id ?? '');
    expect(await names.executeTakeFirst()).toEqual({ full_name: '佐藤 千恵子' });
  });

  it('invites inside a transaction of the caller, and takes nothing of it back by half', async () => {
    const email = 'rolled.back@northline.example';
    const work = database.transaction().execute(async (transaction) => {
      await createAccountDirectory(transaction, settings).invite({ ...invitation, email });
      throw new Error('the caller changed its mind');
    });
    await expect(work).rejects.toThrow('changed its mind');
    expect(await directory.findByEmail(email)).toBeNull();
  });
});

it('a sample account that is new since an earlier local start is created beside the others, and none where they were removed', async () => {
  const isSample = tables.selectFrom('identity_account').select('id').where('is_sample', '=', true);
  const missing = sampleAccounts.at(-1)?.id ?? '';
  await tables.deleteFrom('identity_account').where('id', '=', missing).execute();
  await seedSampleAccounts(tables);
  expect((await isSample.execute()).map(({ id }) => id)).toContain(missing);
  await directory.invite({ ...invitation, email: 'left@works.test' });
  await tables.deleteFrom('identity_account').where('is_sample', '=', true).execute();
  await seedSampleAccounts(tables);
  expect(await isSample.execute()).toEqual([]);
});
