import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sampleAccounts } from '../../sample/sample-accounts.ts';
import { listUsers } from './list-users.ts';
import { ben, prepareUsers } from './test-users.ts';

const users = prepareUsers();

describe('people and organizations', () => {
  it('POR-106 POR-108 who loses the common organization cannot be seen any more', async () => {
    const userId = await users.objects.addUser(['northline', 'vlk']);
    const accessId = await users.objects.addAccess(userId, 'northline', 'inventory', 'ACTIVE', { role: 'viewer' });
    const read = () =>
      users.desk.ask(users.administrator, `{user(id:"${userId}"){organizations{id} applications{id}}}`);
    expect((await read()).data).toEqual({
      user: { organizations: [{ id: 'northline' }], applications: [{ id: accessId }] },
    });
    const removed = await users.desk.ask(
      users.administrator,
      `mutation{removeOrganization(userId:"${userId}",organizationId:"northline"){id}}`,
    );
    expect([removed.code, removed.data]).toEqual([undefined, { removeOrganization: null }]);
    expect((await read()).code).toBe('NOT_FOUND');
    const whole = await users.desk.ask(users.internal, `{user(id:"${userId}"){organizations{id}}}`);
    expect(whole.data).toEqual({ user: { organizations: [{ id: 'vlk' }] } });
    const query = users.desk.database.selectFrom('desk_access').select('status').where('id', '=', accessId);
    expect(await query.executeTakeFirst()).toEqual({ status: 'INACTIVE' });
  });

  it('POR-107 an external administrator of one organization administers nothing in another one they belong to', async () => {
    const id = randomUUID();
    await users.objects.addUser(['northline', 'vlk'], { id, account_id: id });
    await users.objects.addAccess(id, 'northline', 'delegated-admin', 'ACTIVE', { role: 'external' });
    const token = await users.desk.signToken({
      sub: id,
      email: `${id}@x.example`,
      roles: ['kmx_delegatedadmin_extern'],
    });
    const emil = sampleAccounts[4]?.id ?? '';
    expect((await users.desk.ask(token, `{user(id:"${emil}"){id}}`)).code).toBe('NOT_FOUND');
    expect((await users.desk.ask(token, '{users(organizationId:"vlk"){pageInfo{total}}}')).code).toBe('NOT_FOUND');
  });

  it('SYS-034 users are found by name without accents, by organization, application, status and role', async () => {
    const find = async (args: string) => {
      const answer = await users.desk.ask(users.internal, `{users(${args}){items{email} pageInfo{total}}}`);
      return answer.read<{ items: { email: string }[] }>('users').items.map(({ email }) => email);
    };
    expect(await find('search:"dvorakova"')).toEqual(['petra.dvorak@vlk.example']);
    expect(await find('organizationId:"casavolt",applicationId:"wire-flow",status:[PENDING]')).toEqual([
      'rafael.lima@casavolt.example',
    ]);
    expect(await find('organizationId:"hikari",role:"onprem",sort:EMAIL,direction:DESC')).toEqual([
      'wei.zhang@hikari.example',
      'chie.sato@hikari.example',
    ]);
  });

  it('POR-025 people sorted by status come one status after the other, by name within each, on pages of any size', async () => {
    const urgency = ['PENDING', 'INVITE_EXPIRED', 'INVITED', 'ACTIVE', 'INACTIVE', 'DECLINED', 'UNKNOWN'];
    const read = async (args: string) => {
      const answer = await users.desk.ask(users.internal, `{users(${args}){items{id status} pageInfo{total}}}`);
      return answer.read<{ items: { id: string; status: string }[]; pageInfo: { total: number } }>('users');
    };
    const { items: byName } = await read('size:200');
    expect(new Set(byName.map(({ status }) => status)).size).toBeGreaterThan(4);
    for (const direction of ['ASC', 'DESC']) {
      const order = direction === 'ASC' ? urgency : urgency.toReversed();
      const expected = byName.toSorted((one, other) => order.indexOf(one.status) - order.indexOf(other.status));
      for (const size of [1, 3, 7, 200]) {
        const pages = [];
        for (let page = 1; page <= Math.ceil(byName.length / size) + 1; page += 1) {
          const { items, pageInfo } = await read(`sort:STATUS,direction:${direction},page:${page},size:${size}`);
          expect(pageInfo.total).toBe(byName.length);
          pages.push(...items);
        }
        expect(pages).toEqual(expected);
      }
    }
    for (const status of urgency) {
      const found = await read(`status:[${status}],size:200`);
      expect(found.items).toEqual(byName.filter((user) => user.status === status));
      expect(found.pageInfo.total).toBe(found.items.length);
    }
    const waiting = await read('status:[PENDING,UNKNOWN],sort:STATUS,size:200');
    expect(new Set(waiting.items.map(({ status }) => status))).toEqual(new Set(['PENDING', 'UNKNOWN']));
    expect(await read('status:[]')).toMatchObject({ items: [], pageInfo: { total: 0 } });
  });

  it('POR-009 people with an application are the same ones in the same order, be they few or many', async () => {
    const { database } = users.desk;
    const request = { desk: { database }, viewer: { adminScope: 'INTERNAL' } } as Parameters<typeof listUsers>[0];
    const usual = { search: '', organizationId: null, status: null, direction: 'ASC', page: 1, size: 5 } as const;
    for (const sort of ['NAME', 'EMAIL', 'STATUS'] as const) {
      for (const held of [
        { applicationId: 'inventory', role: null },
        { applicationId: 'wire-flow', role: 'onprem' },
        { applicationId: null, role: 'viewer' },
      ]) {
        const few = await listUsers(request, { ...usual, ...held, sort }, Number.MAX_SAFE_INTEGER);
        expect(few.items.length).toBeGreaterThan(0);
        expect(await listUsers(request, { ...usual, ...held, sort }, 1)).toEqual(few);
      }
    }
  });

  it('POR-100 POR-025 people are listed by the status that each change of their accesses and organizations leaves them', async () => {
    const { database } = users.desk;
    const userId = await users.objects.addUser(['northline', 'vlk'], { last_name: 'Moved' });
    const listedAs = async (token: string) => {
      const answer = await users.desk.ask(token, '{users(search:"moved",sort:STATUS){items{id status}}}');
      const [user] = answer.read<{ items: { id: string; status: string }[] }>('users').items;
      const found = await users.desk.ask(token, `{users(search:"moved",status:[${user?.status}]){items{id}}}`);
      expect(found.data).toEqual({ users: { items: [{ id: userId }] } });
      return user?.status;
    };
    const setStatus = (id: string, status: 'PENDING' | 'ACTIVE' | 'DECLINED') =>
      database.updateTable('desk_access').set({ status }).where('id', '=', id).execute();

    expect(await listedAs(users.internal)).toBe('UNKNOWN');
    const here = await users.objects.addAccess(userId, 'northline', 'inventory', 'DECLINED');
    expect(await listedAs(users.internal)).toBe('DECLINED');
    const there = await users.objects.addAccess(userId, 'vlk', 'inventory', 'PENDING');
    expect(await listedAs(users.internal)).toBe('PENDING');
    // Whoever administers one of the two organizations knows nothing about the other one.
    expect(await listedAs(users.administrator)).toBe('DECLINED');
    await setStatus(here, 'PENDING');
    await setStatus(there, 'ACTIVE');
    expect(await listedAs(users.internal)).toBe('PENDING');
    await setStatus(here, 'DECLINED');
    expect(await listedAs(users.internal)).toBe('ACTIVE');
    const membership = { user_id: userId, organization_id: 'vlk' };
    await database
      .deleteFrom('desk_membership')
      .where('user_id', '=', userId)
      .where('organization_id', '=', 'vlk')
      .execute();
    expect(await listedAs(users.internal)).toBe('DECLINED');
    await database.insertInto('desk_membership').values(membership).execute();
    expect(await listedAs(users.internal)).toBe('ACTIVE');
    await database.deleteFrom('desk_access').where('id', 'in', [here, there]).execute();
    expect(await listedAs(users.internal)).toBe('UNKNOWN');
  });
});

describe('the profile', () => {
  it('POR-080 POR-081 SYS-035 keeps its fields, needs both names, and renames the account', async () => {
    const update = (input: object) =>
      users.desk.ask(
        users.administrator,
        'mutation($input:UpdateProfileInput!){updateProfile(input:$input){firstName lastName company email telephone address postalCode city country language version}}',
        { input },
      );
    expect((await update({ firstName: ' ' })).extensions['messageId']).toBe('profile.firstName');
    expect((await update({ lastName: '' })).extensions['messageId']).toBe('profile.lastName');
    const input = {
      firstName: 'Benito',
      company: 'Northline',
      telephone: '+1 419 555 0144',
      address: '2200 Harness Parkway',
      postalCode: '43612',
      city: 'Toledo',
      country: 'US',
      language: 'es',
    };
    expect((await update(input)).data).toEqual({
      updateProfile: { ...input, lastName: 'Ortiz', email: ben.email, version: 2 },
    });
    expect((await users.desk.directory.findById(ben.id))?.firstName).toBe('Benito');
    expect((await update({ city: 'Dayton', expectedVersion: 1 })).code).toBe('CONFLICT');
  });

  it('POR-082 is refused for people whose account is managed internally', async () => {
    const answer = await users.desk.ask(users.internal, 'mutation{updateProfile(input:{city:"Bern"}){city}}');
    expect([answer.code, answer.status]).toEqual(['FORBIDDEN', 403]);
  });
});
