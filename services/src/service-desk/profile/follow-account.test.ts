import { afterAll, beforeAll, expect, it } from 'vitest';
import { usersPathPrefix } from '../../identity/realm/realm.ts';
import { createVisitor } from '../../identity/test-visitor.ts';
import type { MailTables } from '../../mail/mail-database.ts';
import { sampleAccounts, samplePassword } from '../../sample/sample-accounts.ts';
import { createTestObjects } from '../authorization/test-objects.ts';
import { createTestDesk, type TestDesk } from '../create-test-desk.ts';

const [, ben, , dora, emil] = sampleAccounts;
const profileQuery = 'query { profile { id email version } }';
const auditQuery = 'query ($id: ID!) { auditTrail(userId: $id, size: 5) { items { action actor { id } } } }';
interface Profile {
  readonly id: string;
  readonly email: string;
  readonly version: number;
}

let desk: TestDesk;
beforeAll(async () => {
  desk = await createTestDesk();
}, 60_000);
afterAll(() => desk.close());

async function readPath(recipient: string): Promise<string> {
  const query = desk.database.withTables<MailTables>().selectFrom('mail_message').select('text_body');
  const rows = await query.where('recipient', '=', recipient).execute();
  return new URL(/http:\/\/\S+/.exec(rows.at(-1)?.text_body ?? '')?.[0] ?? 'http://none').pathname;
}

async function signIn(account: (typeof sampleAccounts)[number] | undefined) {
  const { id, email } = account ?? { id: '', email: '' };
  const visitor = createVisitor(() => desk.address, desk.configuration.publicOrigin);
  const { tokens } = await visitor.signInForTokens(email, samplePassword);
  const send = (action: string, body: object = {}) =>
    visitor.sendJson('POST', `${usersPathPrefix}${id}?_action=${action}`, body);
  const request = (mail: string) => send('requestEmailChange', { mail, currentpassword: samplePassword });
  return { visitor, token: tokens.id_token, send, request };
}

it('POR-081 the user of the desk gets the new address immediately, keeps id and version, and the audit log records it', async () => {
  const { visitor, token, send, request } = await signIn(emil);
  const loadProfile = async () => (await desk.ask(token, profileQuery)).read<Profile>('profile');
  const before = await loadProfile();
  await request('withdrawn@novak.example');
  await send('withdrawEmailChange');
  await request('emil@novak.example');
  expect(await loadProfile()).toEqual(before);
  expect((await visitor.post(await readPath('emil@novak.example'), {})).status).toBe(200);
  // Still with the old token, whose address must not come back.
  expect(await loadProfile()).toEqual({ ...before, email: 'emil@novak.example' });
  const staff = await signIn(dora);
  const trail = await desk.ask(staff.token, auditQuery, { id: before.id });
  const by = { id: before.id };
  expect(trail.read('auditTrail')).toEqual({
    items: [
      { action: 'EMAIL_CHANGED', actor: by },
      { action: 'EMAIL_CHANGE_REQUESTED', actor: by },
      { action: 'EMAIL_CHANGE_WITHDRAWN', actor: by },
      { action: 'EMAIL_CHANGE_REQUESTED', actor: by },
    ],
  });
});

it('POR-081 an address of another user of the desk changes nothing anywhere', async () => {
  const stranger = 'known.to.the.desk@northline.example';
  const { visitor, token, request } = await signIn(ben);
  await request(stranger);
  await createTestObjects(desk.database).addUser([], { email: stranger });
  expect((await visitor.post(await readPath(stranger), {})).status).toBe(409);
  expect((await desk.directory.findByEmail(stranger)) ?? null).toBeNull();
  expect((await desk.ask(token, profileQuery)).read<Profile>('profile').email).toBe(ben?.email);
});

it('POR-081 the desk learns a new address from the token of a provider that tells nobody', async () => {
  const sub = 'account-of-another-provider';
  const ask = async (email: string) =>
    (await desk.ask(await desk.signToken({ sub, email }), profileQuery)).read<Profile>('profile');
  const first = await ask('old@elsewhere.example');
  expect(await ask('New@elsewhere.example')).toEqual({ ...first, email: 'new@elsewhere.example' });
});
