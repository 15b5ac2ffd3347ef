import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAccountDirectory } from '../../identity/accounts/create-account-directory.ts';
import { finishChanges } from '../users/finish-changes.ts';
import { prepareUsers } from '../users/test-users.ts';

const later = () => new Date(Date.now() + 3_600_000);

describe('taking back a change of people', () => {
  const users = prepareUsers();
  const change = (call: string) => users.desk.ask(users.administrator, `mutation{change:${call}}`);
  const undo = (id: string, token = users.administrator) =>
    users.desk.ask(token, 'mutation($id:ID!){undo(id:$id){user{id organizations{id} applications{id status role}}}}', {
      id,
    });
  const readAccess = (id: string) =>
    users.desk.database.selectFrom('desk_access').selectAll().where('id', '=', id).executeTakeFirst();

  it.each([
    ['ACTIVE', 'withdrawAccess', ''],
    ['ACTIVE', 'updateAccess', ',role:"onprem"'],
    ['PENDING', 'declineRequest', ',reason:"No"'],
    ['PENDING', 'acceptRequest', ',role:"onprem"'],
    ['INACTIVE', 'grantAccess', ',role:"onprem"'],
  ] as const)('POR-101 D-24 from %s, %s is undone, with its role and without a mail', async (status, name, more) => {
    const userId = await users.objects.addUser(['northline']);
    const email = `${userId}@northline.example`;
    const id = await users.objects.addAccess(userId, 'northline', 'wire-flow', status, { role: 'cloud' });
    const undoId = randomUUID();
    expect((await change(`${name}(id:"${id}"${more},undoId:"${undoId}"){id}`)).code).toBeUndefined();
    expect((await undo(undoId)).data).toMatchObject({
      undo: { user: { applications: [{ id, status, role: 'cloud' }] } },
    });
    expect(await users.listMails(email)).toEqual([]);
    expect((await readAccess(id))?.decline_reason).toBeNull();
  });

  it('POR-101 who no longer administers the organization takes nothing back there', async () => {
    const userId = await users.objects.addUser(['vlk']);
    const id = await users.objects.addAccess(userId, 'vlk', 'wire-flow', 'INACTIVE', { role: 'cloud', version: 2 });
    const undoId = randomUUID();
    const before = { status: 'ACTIVE', role: 'cloud', decline_reason: null };
    const state = JSON.stringify({ kind: 'ACCESS', accessId: id, version: 2, before, mailIds: [] });
    const by_id = (
      await users.desk.database
        .selectFrom('desk_user')
        .select('id')
        .where('email', 'like', 'ben.ortiz@%')
        .executeTakeFirstOrThrow()
    ).id;
    await users.desk.database
      .insertInto('desk_undo')
      .values({ id: undoId, by_id, until: later(), state, leaving_user_id: null })
      .execute();
    expect((await undo(undoId)).code).toBe('NOT_FOUND');
    expect((await readAccess(id))?.status).toBe('INACTIVE');
  });

  it('POR-107 POR-108 a person removed from an organization returns with all they had there', async () => {
    const userId = await users.objects.addUser(['northline']);
    const active = await users.objects.addAccess(userId, 'northline', 'wire-flow', 'ACTIVE', { role: 'cloud' });
    const asked = await users.objects.addAccess(userId, 'northline', 'inventory', 'PENDING', { role: 'viewer' });
    const ended = await users.objects.addAccess(userId, 'northline', 'direct', 'INACTIVE', { role: 'buyer' });
    const offer = await users.objects.addInvitation(userId, 'northline', 'APPLICATION');
    const undoId = randomUUID();
    const removal = await change(
      `removeOrganization(userId:"${userId}",organizationId:"northline",undoId:"${undoId}"){id}`,
    );
    expect(removal.data).toEqual({ change: null });
    const { user } = (await undo(undoId)).read<{
      user: { organizations: object[]; applications: { id: string; status: string }[] };
    }>('undo');
    expect(user.organizations).toEqual([{ id: 'northline' }]);
    expect(Object.fromEntries(user.applications.map(({ id, status }) => [id, status]))).toEqual({
      [active]: 'ACTIVE',
      [asked]: 'PENDING',
      [ended]: 'INACTIVE',
      [offer.accessId]: 'INVITED',
    });
  });

  it('POR-101 D-24 a withdrawn invitation comes back with its link, else its user goes for good when the time is over', async () => {
    const withdraw = async () => {
      const { id, email, invitationId } = await users.inviteSomebody();
      const undoId = randomUUID();
      expect((await change(`withdrawInvitation(id:"${invitationId}",undoId:"${undoId}")`)).data).toEqual({
        change: id,
      });
      return { id, email, invitationId, undoId };
    };
    const listUsers = async (search: string) =>
      (
        await users.desk.ask(users.internal, 'query($search:String){users(search:$search){items{id}}}', { search })
      ).read<{ items: object[] }>('users').items;
    const kept = await withdraw();
    expect(await listUsers(kept.email)).toEqual([]);
    expect((await undo(kept.undoId)).data).toMatchObject({
      undo: { user: { id: kept.id, applications: [{ status: 'INVITED' }] } },
    });
    expect(await listUsers(kept.email)).toHaveLength(1);
    expect(await users.desk.directory.findByEmail(kept.email)).not.toBeNull();

    const gone = await withdraw();
    // The address is free immediately for another person.
    expect((await users.invite({ email: gone.email })).code).toBeUndefined();
    expect((await undo(gone.undoId)).code).toBe('NOT_FOUND');

    const ended = await withdraw();
    const { database, configuration } = users.desk;
    await finishChanges(
      { database, openDirectory: (current) => createAccountDirectory(current, configuration) },
      later(),
    );
    expect(await users.desk.directory.findByEmail(ended.email)).toBeNull();
    expect((await undo(ended.undoId)).code).toBe('NOT_FOUND');
    expect(await users.desk.directory.findByEmail(kept.email)).not.toBeNull();
  });

  it('POR-107 an invitation is offered for the organizations one administers, not for all one belongs to', async () => {
    const ask = async (argument: string, token = users.administrator) =>
      (await users.desk.ask(token, `{organizations${argument}{id}}`))
        .read<{ id: string }[]>('organizations')
        .map(({ id }) => id);
    const by = await users.desk.database
      .selectFrom('desk_user')
      .select('id')
      .where('email', 'like', 'ben.ortiz@%')
      .executeTakeFirstOrThrow();
    await users.desk.database
      .insertInto('desk_membership')
      .values({ user_id: by.id, organization_id: 'vlk' })
      .execute();
    expect(await ask('')).toEqual(['northline', 'vlk']);
    expect(await ask('(isAdministered:true)')).toEqual(['northline']);
    expect((await ask('(isAdministered:true)', users.internal)).length).toBeGreaterThan(5);
  });
});
