import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleAccounts, samplePassword } from '../sample/sample-accounts.ts';
import { usersPathPrefix } from './realm/realm.ts';
import { origin, startTestIdentity, type TestIdentity } from './test-identity.ts';
import { anna, createFlow, createVisitor } from './test-visitor.ts';

const [annaAccount, ben] = sampleAccounts;
const authenticatePath = '/am/json/realms/root/realms/alpha/authenticate';

let identity: TestIdentity;
const createOwnVisitor = () => createVisitor(identity.resolveUrl, origin);
const readPath = (text = '') => new URL(/http:\/\/\S+/.exec(text)?.[0] ?? 'http://none').pathname;

/** What a local start has left: sessions, a link for a new password, an invitation to an invented person. */
async function useLocally() {
  const owner = createOwnVisitor();
  const { tokens } = await owner.signInForTokens(anna);
  await createOwnVisitor().post('/am/ui/password?ui_locales=en', { email: ben?.email ?? '' });
  await expect.poll(async () => (await identity.loadMails(ben?.email ?? '')).length).toBe(1);
  const reset = readPath((await identity.loadMails(ben?.email ?? '')).at(-1)?.text_body);
  const person = { email: 'sven.krause@medilitz.example', firstName: 'Sven', lastName: 'Krause', language: 'de' };
  const invitation = await identity.directory.invite({ ...person, expiresAt: new Date(Date.now() + 60_000) });
  return { owner, tokens, reset, invitation: new URL(invitation.link).pathname };
}

async function signInByEndpoint(email: string): Promise<number> {
  const visitor = createOwnVisitor();
  const step = (await (await visitor.sendJson('POST', authenticatePath, {})).json()) as { callbacks: object[] };
  const values = [email, samplePassword];
  const callbacks = step.callbacks.map((callback, place) => ({
    ...callback,
    input: [{ name: `IDToken${place + 1}`, value: values[place] }],
  }));
  return (await visitor.sendJson('POST', authenticatePath, { ...step, callbacks })).status;
}

beforeAll(async () => {
  identity = await startTestIdentity();
}, 60_000);

afterAll(() => identity.close());

it('a public start on the database of a local one leaves no sample account that could sign in, by any endpoint', async () => {
  const { owner, tokens, reset, invitation } = await useLocally();
  await identity.restart(false);
  for (const { email } of sampleAccounts) {
    await identity.forgetAttempts();
    const visitor = createOwnVisitor();
    const page = await visitor.submit(await visitor.openSignIn(createFlow(origin)), email, samplePassword);
    expect([page.status, await signInByEndpoint(email)], email).toEqual([401, 401]);
  }
  expect((await owner.sendSilently()).callback.searchParams.get('error')).toBe('interaction_required');
  expect((await owner.loadUserInfo(tokens.access_token)).status).toBe(401);
  const refresh = { client_id: 'mykomax', grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
  expect((await owner.post('/am/oauth2/realms/root/realms/alpha/access_token', refresh)).status).toBe(400);
  const ownAccount = await owner.sendJson('GET', `${usersPathPrefix}${annaAccount?.id}`);
  expect(ownAccount.status).toBe(401);
  for (const path of [reset, invitation]) expect((await createOwnVisitor().send(path)).status, path).toBe(410);
});

it('a public start names no sample account on the sign-in page and gives nobody a link into one', async () => {
  const visitor = createOwnVisitor();
  const page = await (await visitor.send(await visitor.openSignIn(createFlow(origin)))).text();
  expect(page).not.toContain(samplePassword);
  expect(page).not.toContain(anna);
  const count = (await identity.loadMails(anna)).length;
  await visitor.post('/am/ui/password?ui_locales=en', { email: anna });
  await expect.poll(async () => (await identity.loadMails(anna)).length).toBe(count + 1);
  expect((await identity.loadMails(anna)).at(-1)?.text_body).not.toMatch(/\/am\/ui\/password\/./);
  const again = {
    email: anna,
    firstName: 'A',
    lastName: 'K',
    language: 'de',
    expiresAt: new Date(Date.now() + 60_000),
  };
  await expect(identity.directory.invite(again)).rejects.toThrow('already active');
});

it('a local start opens the samples that a public one has closed, unless another person can sign in by then', async () => {
  await identity.forgetAttempts();
  await identity.restart(true);
  expect((await createOwnVisitor().signInForTokens(anna)).response.status).toBe(200);
  await identity.restart(false);
  const person = { email: 'ada@works.test', firstName: 'Ada', lastName: 'Bell', language: 'en' };
  const { link } = await identity.directory.invite({ ...person, expiresAt: new Date(Date.now() + 60_000) });
  const password = 'Cable-Tray-2027';
  const names = { firstName: 'Ada', lastName: 'Bell', password, repeated: password };
  expect((await createOwnVisitor().post(new URL(link).pathname, names)).status).toBe(303);
  await identity.restart(true);
  expect(await signInByEndpoint(anna)).toBe(401);
});
