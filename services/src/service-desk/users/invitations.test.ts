import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chie, prepareUsers } from './test-users.ts';

const users = prepareUsers();

const readLink = (text: string | undefined) => /https?:\/\/\S+\/am\/ui\/invitation\/\S+/.exec(text ?? '')?.[0] ?? '';

describe('an invitation', () => {
  it('POR-103 SYS-034 creates a user whose mail holds the link, in the language chosen, good for 7 days', async () => {
    const user = await users.inviteSomebody();
    expect(user).toMatchObject({
      status: 'INVITED',
      isActivated: false,
      organization: { id: 'northline' },
      applications: [
        { status: 'INVITED', role: 'own-tickets', allowedActions: ['RESEND_INVITATION', 'WITHDRAW_INVITATION'] },
      ],
    });
    const days = (Date.parse(user.applications[0]?.invitation.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    const [mail] = await users.listMails(user.email);
    expect(mail?.language).toBe('fr');
    expect(mail?.text_body).toContain('Northline Harness Inc.');
    expect((await fetch(readLink(mail?.text_body).replace(/^https?:\/\/[^/]+/, users.desk.address))).status).toBe(200);
    expect(await users.rolesOf(user.email)).toEqual(['kmx_int_serviceticketing_active']);
  });

  it.each([
    ['email', { email: 'nobody' }, 'invite.email'],
    ['firstName', { firstName: '' }, 'invite.firstName'],
    ['lastName', { lastName: null }, 'invite.lastName'],
    ['applications', { applications: [] }, 'invite.applications'],
    ['applications', { applications: [{ applicationId: 'everything' }] }, 'value'],
  ])('POR-103 needs a valid %s', async (field, input, messageId) => {
    const { code, extensions } = await users.invite(input);
    expect([code, extensions['field'], extensions['messageId']]).toEqual(['VALIDATION', field, messageId]);
  });

  it('POR-101 POR-025 invitations that nobody has accepted are on pages, newest first', async () => {
    const newest = [];
    for (let count = 0; count < 3; count += 1) newest.unshift((await users.inviteSomebody()).invitationId);
    const read = async (args: string) => {
      const answer = await users.desk.ask(
        users.administrator,
        `{pendingInvitations{id} invitationPage(${args}){items{id} pageInfo{page size total}}}`,
      );
      const all = answer.read<readonly { readonly id: string }[]>('pendingInvitations').map(({ id }) => id);
      const { items, pageInfo } = answer.read<{ items: { id: string }[]; pageInfo: object }>('invitationPage');
      return { all, ids: items.map(({ id }) => id), pageInfo };
    };
    const [first, second, whole] = [await read('size:2'), await read('size:2,page:2'), await read('size:200')];
    expect([...first.ids, ...second.ids].slice(0, 3)).toEqual(newest);
    expect(whole.ids.toSorted()).toEqual(whole.all.toSorted());
    expect(second.pageInfo).toEqual({ page: 2, size: 2, total: whole.all.length });
  });

  it('POR-104 D-26 an existing user is named with the profile only to who may see it', async () => {
    const user = await users.inviteSomebody();
    const again = await users.invite({ email: user.email.toUpperCase() });
    expect([again.code, again.status, again.extensions['profileId']]).toEqual(['USER_EXISTS', 409, user.id]);
    const foreign = await users.invite({ email: chie.email });
    expect(foreign.code).toBe('USER_EXISTS');
    expect(foreign.text).not.toContain(chie.id);
    const seen = await users.invite({ email: chie.email }, users.internal);
    expect(seen.extensions['profileId']).toBe(chie.id);
  });

  it('POR-082 D-28 nobody is invited to an address of the company, whose directory alone gives them out, nor invited there again', async () => {
    for (const token of [users.administrator, users.internal]) {
      const email = 'Eva.Stern@KMX.example';
      const { code, extensions } = await users.invite({ email }, token);
      expect([code, extensions['field'], extensions['messageId']]).toEqual([
        'VALIDATION',
        'email',
        'invite.emailDomain',
      ]);
    }
    const people = users.desk.database
      .selectFrom('desk_user')
      .select('id')
      .where('email', '=', 'eva.stern@kmx.example');
    expect(await people.execute()).toEqual([]);
    expect(await users.listMails('eva.stern@kmx.example')).toEqual([]);
    const before = await users.inviteSomebody();
    const moved = users.desk.database.updateTable('desk_user').set({ email: 'eva.stern@kmx.example' });
    await moved.where('id', '=', before.id).execute();
    const again = await users.desk.ask(users.administrator, 'mutation($id:ID!){resendInvitation(id:$id){id}}', {
      id: before.invitationId,
    });
    expect(again.code).toBe('VALIDATION');
  });

  it('D-28 nobody but internal administrators makes an internal administrator', async () => {
    const applications = [{ applicationId: 'delegated-admin', role: 'internal' }];
    expect((await users.invite({ applications })).code).toBe('FORBIDDEN');
    expect((await users.invite({ applications }, users.internal)).code).toBeUndefined();
  });

  it('POR-101 D-25 resent has a new link and the old one is dead; withdrawn both user and account are gone', async () => {
    const user = await users.inviteSomebody();
    const resend = await users.desk.ask(
      users.administrator,
      `mutation{resendInvitation(id:"${user.invitationId}"){status}}`,
    );
    expect(resend.data).toEqual({ resendInvitation: { status: 'INVITED' } });
    const [first, second] = (await users.listMails(user.email)).map(({ text_body }) => readLink(text_body));
    expect(first).not.toBe(second);
    const local = (link = '') => fetch(link.replace(/^https?:\/\/[^/]+/, users.desk.address));
    const texts = await Promise.all([local(first), local(second)].map(async (response) => (await response).text()));
    expect([texts[0]?.includes('type="password"'), texts[1]?.includes('type="password"')]).toEqual([false, true]);
    const withdrawn = await users.desk.ask(
      users.administrator,
      `mutation{withdrawInvitation(id:"${user.invitationId}")}`,
    );
    expect(withdrawn.data).toEqual({ withdrawInvitation: user.id });
    expect(await users.desk.directory.findByEmail(user.email)).toBeNull();
    expect((await users.desk.ask(users.administrator, `{user(id:"${user.id}"){id}}`)).code).toBe('NOT_FOUND');
    expect((await users.invite({ email: user.email })).code).toBeUndefined();
  });

  it('POR-100 POR-101 expires with time, and a new one can be sent then, not resent', async () => {
    const user = await users.inviteSomebody();
    await users.desk.database
      .updateTable('desk_invitation')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', user.invitationId)
      .execute();
    const { data } = await users.desk.ask(
      users.administrator,
      `{user(id:"${user.id}"){status applications{status allowedActions}}}`,
    );
    expect(data).toEqual({
      user: {
        status: 'INVITE_EXPIRED',
        applications: [{ status: 'INVITE_EXPIRED', allowedActions: ['SEND_NEW_INVITATION'] }],
      },
    });
    const resend = await users.desk.ask(
      users.administrator,
      `mutation{resendInvitation(id:"${user.invitationId}"){id}}`,
    );
    expect([resend.code, resend.status]).toEqual(['CONFLICT', 409]);
    const sent = await users.desk.ask(
      users.administrator,
      `mutation{sendNewInvitation(id:"${user.invitationId}"){status applications{id}}}`,
    );
    expect(sent.data).toEqual({
      sendNewInvitation: { status: 'INVITED', applications: [{ id: 'service-ticketing' }] },
    });
  });

  it('POR-100 accepted with the account, every application of it becomes active with its role in the token', async () => {
    const user = await users.inviteSomebody({
      applications: [{ applicationId: 'inventory' }, { applicationId: 'wire-flow', role: 'onprem' }],
    });
    const account = await users.desk.directory.findByEmail(user.email);
    expect(account?.roles.toSorted()).toEqual([
      'kmx_artemis_onpremuser',
      'kmx_int_artemis_active',
      'kmx_int_assetdb_active',
    ]);
    const token = await users.desk.signToken({
      sub: account?.id ?? '',
      email: user.email,
      roles: account?.roles ?? [],
    });
    const { data } = await users.desk.ask(token, '{viewer{openApplications} services{id userType}}');
    expect(data?.['viewer']).toEqual({ openApplications: ['inventory', 'wire-flow'] });
    const seen = await users.desk.ask(
      users.administrator,
      `{user(id:"${user.id}"){isActivated status} auditTrail(userId:"${user.id}"){items{action actor{name}}}}`,
    );
    expect(seen.data).toMatchObject({
      user: { isActivated: true, status: 'ACTIVE' },
      auditTrail: {
        items: [
          { action: 'INVITATION_ACCEPTED', actor: null },
          { action: 'USER_INVITED', actor: { name: 'Ben Ortiz' } },
        ],
      },
    });
  });

  it('POR-101 D-24 one more application is offered to an active user, who takes it in the portal', async () => {
    const userId = await users.objects.addUser(['northline'], {
      language: 'en',
      email: `${randomUUID()}@northline.example`,
    });
    const added = await users.desk.ask(
      users.administrator,
      `mutation{addApplication(userId:"${userId}",organizationId:"northline",applicationId:"wire-master"){id status invitation{id}}}`,
    );
    const access = added.read<{ status: string; invitation: { id: string } }>('addApplication');
    expect(access.status).toBe('INVITED');
    const again = await users.desk.ask(
      users.administrator,
      `mutation{addApplication(userId:"${userId}",organizationId:"northline",applicationId:"wire-master"){id}}`,
    );
    expect([again.code, again.extensions['reason']]).toEqual(['CONFLICT', 'TRANSITION']);
    await users.desk.database.updateTable('desk_user').set({ account_id: userId }).where('id', '=', userId).execute();
    const token = await users.desk.signToken({ sub: userId, email: 'person@northline.example' });
    const offered = await users.desk.ask(token, '{services{id invitationId}}');
    const services = offered.read<{ id: string; invitationId: string | null }[]>('services');
    expect(services.find(({ id }) => id === 'wire-master')?.invitationId).toBe(access.invitation.id);
    const accepted = await users.desk.ask(token, `mutation{acceptInvitation(id:"${access.invitation.id}"){status}}`);
    expect(accepted.data).toEqual({ acceptInvitation: { status: 'ACTIVE' } });
  });
});
