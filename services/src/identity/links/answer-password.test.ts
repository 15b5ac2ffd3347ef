import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleAccounts, samplePassword } from '../../sample/sample-accounts.ts';
import { origin, startTestIdentity, type TestIdentity } from '../test-identity.ts';
import { anna, createFlow, createVisitor } from '../test-visitor.ts';

const ben = 'ben.ortiz@northline.example';
const forgotPath = '/am/ui/password?ui_locales=es';
const password = 'Cable-Tray-2027';

let identity: TestIdentity;
const createOwnVisitor = () => createVisitor(identity.resolveUrl, origin);

async function loadLastMail(recipient: string, count: number) {
  const countMails = async () => (await identity.loadMails(recipient)).length;
  await expect.poll(countMails, { timeout: 10_000 }).toBe(count);
  return (await identity.loadMails(recipient)).at(-1);
}
const readPath = (text = '') => new URL(/http:\/\/\S+/.exec(text)?.[0] ?? 'http://none').pathname;

beforeAll(async () => {
  identity = await startTestIdentity();
}, 60_000);

afterAll(() => identity.close());

beforeEach(() => identity.forgetAttempts());

describe('forgotten password', () => {
  it('answers the same for known and unknown addresses', async () => {
    const visitor = createOwnVisitor();
    const unknown = await visitor.post(forgotPath, { email: 'nobody@northline.example' });
    const known = await visitor.post(forgotPath, { email: 'emil.novak@vlk.example' });
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    expect(known.status).toBe(200);
    await loadLastMail('emil.novak@vlk.example', 1);
    expect(await identity.loadMails('nobody@northline.example')).toEqual([]);
  });

  it('sends a link of thirty minutes that changes the password once, ends all sessions and tokens, and is confirmed by mail', async () => {
    const elsewhere = createOwnVisitor();
    const { tokens } = await elsewhere.signInForTokens(ben, samplePassword);
    const visitor = createOwnVisitor();
    await visitor.post(forgotPath, { email: ben.toUpperCase() });
    const mail = await loadLastMail(ben, 1);
    expect(mail).toMatchObject({ language: 'es', subject: 'Su enlace para una contraseña nueva' });
    expect(mail?.text_body).toContain('30 minutos');
    const path = readPath(mail?.text_body);
    const same = await visitor.post(path, { password: samplePassword, repeated: samplePassword });
    expect([same.status, await same.text()]).toEqual([
      422,
      expect.stringContaining('Distinta de su contraseña actual'),
    ]);
    const done = await visitor.post(path, { password, repeated: password });
    expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('href="/es/mykomax"')]);
    expect((await elsewhere.loadUserInfo(tokens.access_token)).status).toBe(401);
    expect((await elsewhere.sendSilently()).callback.searchParams.get('error')).toBe('interaction_required');
    expect((await loadLastMail(ben, 2))?.subject).toBe('Se ha cambiado su contraseña');
    expect((await visitor.post(path, { password: 'Other-12345', repeated: 'Other-12345' })).status).toBe(410);
    const signIn = await visitor.openSignIn(createFlow(origin));
    expect((await visitor.submit(signIn, ben, samplePassword)).status).toBe(401);
    expect((await createOwnVisitor().signInForTokens(ben, password)).response.status).toBe(200);
  });

  it('a second wish makes the first link die, with a page that says so', async () => {
    const visitor = createOwnVisitor();
    const chie = sampleAccounts[2]?.email ?? '';
    await visitor.post(forgotPath, { email: chie });
    const first = await loadLastMail(chie, 1);
    await visitor.post(forgotPath, { email: chie });
    await loadLastMail(chie, 2);
    const dead = await visitor.send(readPath(first?.text_body));
    expect([dead.status, await dead.text()]).toEqual([
      410,
      expect.stringContaining('Se solicitó un enlace más reciente'),
    ]);
  });

  it('POR-082 explains to an internal employee by mail where the password is kept, without a link', async () => {
    await createOwnVisitor().post(forgotPath, { email: anna });
    const mail = await loadLastMail(anna, 1);
    expect([mail?.subject, mail?.text_body.includes('http')]).toEqual(['Su empresa administra su contraseña', false]);
  });

  it('sends one account no more than three mails in a row, and tells an eager address to wait', async () => {
    const visitor = createOwnVisitor();
    const email = 'emil.novak@vlk.example';
    const before = (await identity.loadMails(email)).length;
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) statuses.push((await visitor.post(forgotPath, { email })).status);
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(statuses.slice(-1)).toEqual([429]);
    expect((await identity.loadMails(email)).length).toBeLessThanOrEqual(before + 4);
  });

  it('refuses an invalid address', async () => {
    expect((await createOwnVisitor().post(forgotPath, { email: 'ben@' })).status).toBe(422);
  });
});
