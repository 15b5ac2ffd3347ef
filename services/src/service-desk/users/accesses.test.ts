import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type AccessMove, type AccessStatus, accessTransitions } from '../model/access-transitions.ts';
import { ben, chie, prepareUsers } from './test-users.ts';

const users = prepareUsers();

describe('the access of a user to an application', () => {
  const mutations: Readonly<Partial<Record<AccessMove, (id: string) => string>>> = {
    GRANT_ACCESS: (id) => `grantAccess(id:"${id}")`,
    ACCEPT_REQUEST: (id) => `acceptRequest(id:"${id}")`,
    UPDATE: (id) => `updateAccess(id:"${id}",role:"cloud")`,
    DECLINE: (id) => `declineRequest(id:"${id}")`,
    WITHDRAW: (id) => `withdrawAccess(id:"${id}")`,
  };
  const invitationMutations: Readonly<Partial<Record<AccessMove, string>>> = {
    RESEND_INVITATION: 'resendInvitation',
    SEND_NEW_INVITATION: 'sendNewInvitation',
    WITHDRAW_INVITATION: 'withdrawInvitation',
  };
  const statuses = (Object.keys(accessTransitions) as (AccessStatus | 'NONE')[]).filter((status) => status !== 'NONE');
  const moves = [...Object.keys(mutations), ...Object.keys(invitationMutations)] as AccessMove[];

  async function createAccess(status: AccessStatus) {
    const isWaiting = status === 'INVITED' || status === 'INVITE_EXPIRED';
    const userId = await users.objects.addUser(['northline'], isWaiting ? { activated_at: null } : {});
    const invitation = await users.objects.addInvitation(
      userId,
      'northline',
      'ACCOUNT',
      status === 'INVITE_EXPIRED',
      'wire-flow',
    );
    await users.desk.database
      .updateTable('desk_access')
      .set({ status, role: 'cloud' })
      .where('id', '=', invitation.accessId)
      .execute();
    if (!isWaiting) {
      await users.desk.database
        .updateTable('desk_invitation')
        .set({ accepted_at: new Date() })
        .where('id', '=', invitation.id)
        .execute();
    }
    return { ...invitation, userId };
  }
  const readStatus = async (id: string) =>
    (await users.desk.database.selectFrom('desk_access').select('status').where('id', '=', id).executeTakeFirst())
      ?.status ?? 'GONE';

  it.each(statuses.flatMap((status) => moves.map((move) => [status, move] as const)))(
    'POR-101 POR-102 D-24 from %s, %s leads where the table says or is refused with 409',
    async (status, move) => {
      const { id, accessId } = await createAccess(status);
      const write = mutations[move];
      const invitationMutation = invitationMutations[move] ?? '';
      const selection = invitationMutation === 'withdrawInvitation' ? '' : '{id}';
      const call = write === undefined ? `${invitationMutation}(id:"${id}")${selection}` : `${write(accessId)}{id}`;
      const answer = await users.desk.ask(users.administrator, `mutation{${call}}`);
      const next = accessTransitions[status][move];
      if (next === undefined) {
        expect([answer.code, answer.status, await readStatus(accessId)]).toEqual(['CONFLICT', 409, status]);
        expect(answer.extensions['current']).toMatchObject({ status });
      } else {
        expect([answer.code, await readStatus(accessId)]).toEqual([undefined, next]);
      }
    },
  );

  it('POR-042 POR-101 a request is pending, its administrators get a mail, granting it puts the role into the next token', async () => {
    const token = await users.desk.signToken({ sub: chie.id, email: chie.email, roles: chie.roles });
    const ask = 'requestAccess(organizationId:"hikari",applicationId:"direct",reason:"部品の注文のため")';
    const requested = await users.desk.ask(token, `mutation{${ask}{id version status requestReason allowedActions}}`);
    const access = requested.read<{ id: string; version: number }>('requestAccess');
    expect(access).toMatchObject({ status: 'PENDING', requestReason: '部品の注文のため', allowedActions: [] });
    expect(await users.rolesOf(chie.email)).toContain('kmx_int_direct_pending');
    const [mail] = await users.listMails('kenji.tanaka@hikari.example');
    expect(mail?.subject).toBe('佐藤 千恵様がKMX Directの利用を申請しています');
    expect((await users.desk.ask(token, `mutation{${ask}{id}}`)).code).toBe('CONFLICT');

    const stale = await users.desk.ask(
      users.internal,
      `mutation{acceptRequest(id:"${access.id}",expectedVersion:7){id}}`,
    );
    expect([stale.code, stale.extensions['reason']]).toEqual(['CONFLICT', 'VERSION']);
    expect(stale.extensions['current']).toEqual({ id: access.id, version: 1, status: 'PENDING' });
    await users.desk.ask(users.internal, `mutation{acceptRequest(id:"${access.id}",expectedVersion:1){id}}`);
    expect(await users.rolesOf(chie.email)).toEqual([...chie.roles, 'kmx_int_direct_active'].toSorted());
    expect((await users.listMails(chie.email)).at(-1)?.subject).toBe('KMX Directをご利用いただけるようになりました');
    await users.desk.ask(users.internal, `mutation{withdrawAccess(id:"${access.id}"){id}}`);
    expect(await users.rolesOf(chie.email)).toEqual(chie.roles.toSorted());
  });

  it('POR-101 a declined request carries its reason to the person who asked', async () => {
    const email = `${randomUUID()}@northline.example`;
    const userId = await users.objects.addUser(['northline'], { email, language: 'de' });
    const id = await users.objects.addAccess(userId, 'northline', 'inventory', 'PENDING', { role: 'viewer' });
    const { data } = await users.desk.ask(
      users.administrator,
      `mutation{declineRequest(id:"${id}",reason:"Bitte über Olivia Grant."){status declineReason}}`,
    );
    expect(data).toEqual({ declineRequest: { status: 'DECLINED', declineReason: 'Bitte über Olivia Grant.' } });
    expect((await users.listMails(email))[0]?.text_body).toContain('Begründung: Bitte über Olivia Grant.');
  });

  it('POR-101 POR-107 nobody decides about their own request: it names who does, and is not counted among those to decide', async () => {
    const { desk, objects, administrator, internal } = users;
    const { database } = desk;
    const self = await database
      .selectFrom('desk_user')
      .select('id')
      .where('email', '=', ben.email)
      .executeTakeFirstOrThrow();
    const query =
      '{dashboard{administration{requests}} accessRequests{userId deciders{id name} allowedActions} requestPage(size:200){items{userId deciders{id name} allowedActions} pageInfo{total} own}}';
    interface Answer {
      readonly userId: string;
      readonly deciders: readonly { readonly id: string; readonly name: string }[];
      readonly allowedActions: readonly string[];
    }
    const ask = async (token: string) => {
      const answer = await desk.ask(token, query);
      const requests = answer.read<readonly Answer[]>('accessRequests');
      const count = answer.read<{ administration: { requests: number } }>('dashboard').administration.requests;
      const page = answer.read<{ items: readonly Answer[]; pageInfo: { total: number }; own: number }>('requestPage');
      expect(page.items).toEqual(requests);
      expect([page.pageInfo.total, page.pageInfo.total - page.own]).toEqual([requests.length, count]);
      return { requests, count, own: requests.find(({ userId }) => userId === self.id) };
    };
    const before = await ask(administrator);
    await objects.addAccess(self.id, 'northline', 'master-data', 'PENDING', { request_date: new Date() });
    const alone = await ask(administrator);
    expect(alone.own).toMatchObject({ deciders: [], allowedActions: [] });
    expect([alone.requests.length, alone.count]).toEqual([before.requests.length + 1, before.count]);
    const second = await objects.addUser(['northline'], { first_name: 'Mara', last_name: 'Lind' });
    await objects.addAccess(second, 'northline', 'delegated-admin', 'ACTIVE', { role: 'external' });
    // Administers another organization, is not active, or has left.
    const elsewhere = await objects.addUser(['northline', 'hikari']);
    await objects.addAccess(elsewhere, 'hikari', 'delegated-admin', 'ACTIVE', { role: 'external' });
    await objects.addAccess(elsewhere, 'northline', 'delegated-admin', 'INACTIVE', { role: 'external' });
    const gone = await objects.addUser([]);
    await objects.addAccess(gone, 'northline', 'delegated-admin', 'ACTIVE', { role: 'external' });
    expect((await ask(administrator)).own?.deciders).toEqual([{ id: second, name: 'Mara Lind' }]);
    const staff = await ask(internal);
    expect(staff.requests.some(({ userId }) => userId === self.id)).toBe(true);
    expect(staff.count).toBe(staff.requests.length);
  });

  it('withdrawn access ends immediately, whatever the token still says', async () => {
    const id = randomUUID();
    await users.objects.addUser(['northline'], { id, account_id: id });
    const accessId = await users.objects.addAccess(id, 'northline', 'inventory', 'ACTIVE', { role: 'viewer' });
    const token = await users.desk.signToken({
      sub: id,
      email: `${id}@northline.example`,
      roles: ['kmx_int_assetdb_active'],
    });
    const count = async () =>
      (await users.desk.ask(token, '{inventory{pageInfo{total}}}')).read<{ pageInfo: { total: number } }>('inventory')
        .pageInfo.total;
    expect(await count()).toBeGreaterThan(0);
    await users.desk.ask(users.administrator, `mutation{withdrawAccess(id:"${accessId}"){id}}`);
    expect(await count()).toBe(0);
  });
});
