import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleAccounts, samplePassword } from '../../sample/sample-accounts.ts';
import { renderDeadEmailLink, renderEmailDonePage, renderEmailPage } from '../pages/email-pages.ts';
import { emailLinkPathPrefix, usersPathPrefix } from '../realm/realm.ts';
import { origin, startTestIdentity, type TestIdentity } from '../test-identity.ts';
import { anna, createFlow, createVisitor } from '../test-visitor.ts';

const [annaAccount, benAccount, chieAccount, , emilAccount] = sampleAccounts;
const ben = benAccount?.email ?? '';
const chie = chieAccount?.email ?? '';
const emil = emilAccount?.email ?? '';

let identity: TestIdentity;
async function signIn(email: string, password = samplePassword) {
  const visitor = createVisitor(identity.resolveUrl, origin);
  const { tokens } = await visitor.signInForTokens(email, password);
  const id = (await identity.directory.findByEmail(email))?.id ?? '';
  const send = (action: string, body: object = {}) =>
    visitor.sendJson('POST', `${usersPathPrefix}${id}?_action=${action}`, body);
  const loadPending = async () => {
    const response = await visitor.sendJson('GET', `${usersPathPrefix}${id}`);
    return ((await response.json()) as { pendingMail: { mail: string; isExpired: boolean } | null }).pendingMail;
  };
  const request = (mail: string, currentpassword = samplePassword) =>
    send('requestEmailChange', { mail, currentpassword });
  return { visitor, tokens, id, send, request, loadPending };
}
const loadLastMail = async (recipient: string) => (await identity.loadMails(recipient)).at(-1);
const readPath = (text = '') => new URL(/http:\/\/\S+/.exec(text)?.[0] ?? 'http://none').pathname;

beforeAll(async () => {
  identity = await startTestIdentity();
}, 60_000);

afterAll(() => identity.close());

beforeEach(() => identity.forgetAttempts());

describe('changing the address that an account signs in with', () => {
  it('POR-081 counts only once the link in the new mailbox is confirmed, and the old one is notified', async () => {
    const { visitor, tokens, id, request, loadPending } = await signIn(emil);
    const next = 'emil@novak.example';
    expect((await request(` ${next.toUpperCase()} `)).status).toBe(200);
    expect(await loadPending()).toMatchObject({ mail: next, isExpired: false });
    expect((await loadLastMail(emil))?.text_body).toContain(next);
    const mail = await loadLastMail(next);
    expect([mail?.text_body.includes('24 hours'), mail?.text_body.includes('Emil')]).toEqual([true, false]);
    const path = readPath(mail?.text_body);
    // No session of the account is needed: the mail may be read on another device.
    const reader = createVisitor(identity.resolveUrl, origin);
    const page = await reader.send(path);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Use the new address')]);
    const userInfo = async () => (await visitor.loadUserInfo(tokens.access_token)).json();
    expect(await userInfo()).toMatchObject({ sub: id, email: emil });
    const done = await reader.post(path, {});
    expect([done.status, await done.text()]).toEqual([200, expect.stringContaining(next)]);
    expect(await loadPending()).toBeNull();
    expect((await loadLastMail(emil))?.subject).toBe('Your email address was changed');
    expect((await reader.post(path, {})).status).toBe(410);

    expect(await userInfo()).toMatchObject({ sub: id, email: next });
    const { flow, callback } = await visitor.sendSilently();
    const renewed = (await (await visitor.exchangeCode(flow, callback)).json()) as { id_token: string };
    expect(decodeJwt(renewed.id_token)).toMatchObject({ sub: id, subname: id, email: next });
    expect((await signIn(next)).id).toBe(id);
    const old = createVisitor(identity.resolveUrl, origin);
    expect((await old.submit(await old.openSignIn(createFlow(origin)), emil, samplePassword)).status).toBe(401);
  });

  it('POR-081 an address in use answers like a free one, and only its owner hears of it', async () => {
    const { request, loadPending } = await signIn(ben);
    const answers = [];
    for (const mail of [chie, 'nobody@northline.example']) {
      const response = await request(mail);
      const text = (await response.text()).replace(mail, 'x').replaceAll(/\d{4}-[\d-]+T[\d:.]+Z/g, 'time');
      answers.push([response.status, text, { ...(await loadPending()), mail: 'x', expiresAt: 'time' }]);
      await identity.forgetAttempts();
    }
    expect(answers[0]).toEqual(answers[1]);
    const told = await loadLastMail(chie);
    expect([told?.subject, told?.text_body.includes('http')]).toEqual([
      'Your email address was entered for another account',
      false,
    ]);
    expect((await loadLastMail('nobody@northline.example'))?.text_body).toContain(emailLinkPathPrefix);
  });

  it('POR-081 the faster person keeps the address, even between mail and click', async () => {
    const { request, id } = await signIn(ben);
    const next = 'shared@northline.example';
    await request(next);
    const path = readPath((await loadLastMail(next))?.text_body);
    const expiresAt = new Date(Date.now() + 60_000);
    await identity.directory.invite({ email: next, firstName: 'A', lastName: 'B', language: 'en', expiresAt });
    const page = await createVisitor(identity.resolveUrl, origin).post(path, {});
    expect([page.status, await page.text()]).toEqual([409, expect.stringContaining('This address cannot be used')]);
    expect((await identity.directory.findById(id))?.email).toBe(ben);
  });

  it('POR-081 the newest link alone works, and none after the change was withdrawn', async () => {
    const { visitor, request, send, loadPending } = await signIn(ben);
    const next = 'ben@ortiz.example';
    await request(next);
    const first = readPath((await loadLastMail(next))?.text_body);
    expect((await send('resendEmailChange')).status).toBe(200);
    const second = readPath((await loadLastMail(next))?.text_body);
    expect(second).not.toBe(first);
    const dead = await visitor.post(first, {});
    expect([dead.status, await dead.text()]).toEqual([410, expect.stringContaining('A newer link was sent')]);
    expect((await visitor.send(second)).status).toBe(200);
    expect(await (await send('withdrawEmailChange')).json()).toEqual({ result: true, pendingMail: null });
    const gone = await visitor.post(second, {});
    expect([gone.status, await gone.text()]).toEqual([410, expect.stringContaining('was withdrawn')]);
    expect([await loadPending(), (await send('resendEmailChange')).status]).toEqual([null, 409]);
  });

  it('POR-081 a link dies after a day, and the page says so in the language of the mail', async () => {
    const { visitor, request, loadPending } = await signIn(chie);
    const next = 'chie@sato.example';
    await request(next);
    const path = readPath((await loadLastMail(next))?.text_body);
    await identity.expireEmailChanges();
    const page = await visitor.post(`${path}?ui_locales=ja`, {});
    expect([page.status, await page.text()]).toEqual([410, expect.stringContaining('works for 24 hours')]);
    expect(await loadPending()).toMatchObject({ mail: next, isExpired: true });
  });

  it('POR-081 the page speaks each of the eleven languages and needs no script', () => {
    const addresses = { oldEmail: emil, newEmail: 'a@b.example' };
    const pages = uiLanguages.map((language) => renderEmailPage({ language, ...addresses }, []));
    expect(pages.map((page) => /<html lang="([a-z]+)"/.exec(page)?.[1])).toEqual([...uiLanguages]);
    expect(new Set(pages.map((page) => /<h1>([^<]+)</.exec(page)?.[1])).size).toBe(11);
    expect(pages.every((page) => page.includes('<form method="post">') && !page.includes('<script'))).toBe(true);
    const done = uiLanguages.map((language) => renderEmailDonePage(language, 'a@b.example'));
    expect(done.every((page) => page.includes('a@b.example'))).toBe(true);
    const dead = uiLanguages.map((language) => renderDeadEmailLink(language, 'expired'));
    expect(dead.every((page) => page.includes('24'))).toBe(true);
  });

  it('POR-081 a new password ends a change that another person has begun', async () => {
    const { visitor, request, send, loadPending } = await signIn(chie);
    const next = 'thief@evil.example';
    await request(next);
    const path = readPath((await loadLastMail(next))?.text_body);
    const userpassword = 'Sleeve-2031-copper';
    expect((await send('changePassword', { currentpassword: samplePassword, userpassword })).status).toBe(200);
    expect([(await visitor.post(path, {})).status, await loadPending()]).toEqual([410, null]);
  });

  it('POR-081 asks for the present password and an address that is one, and sends few mails', async () => {
    const { request, send } = await signIn(ben);
    expect((await request('ben@elsewhere.example', 'wrong')).status).toBe(401);
    for (const [mail, policyRequirement] of [
      ['ben@', 'VALID_EMAIL_ADDRESS_FORMAT'],
      [`ben@a.example,thief@evil.example`, 'VALID_EMAIL_ADDRESS_FORMAT'],
      [ben.toUpperCase(), 'UNIQUE'],
      ['ben@kmx.example', 'CANNOT_CONTAIN_OTHERS'],
    ] as const) {
      const response = await request(mail);
      const failed = { property: 'mail', policyRequirements: [{ policyRequirement, params: {} }] };
      expect([response.status, await response.json()]).toEqual([
        403,
        expect.objectContaining({ detail: { result: false, failedPolicyRequirements: [failed] } }),
      ]);
    }
    expect(await identity.loadMails('ben@elsewhere.example')).toEqual([]);
    const statuses = [(await request('ben@elsewhere.example')).status];
    for (let attempt = 0; attempt < 3; attempt += 1) statuses.push((await send('resendEmailChange')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await identity.loadMails('ben@elsewhere.example')).toHaveLength(3);
  });

  it('POR-082 the address of an internal employee is kept by the company', async () => {
    const { request } = await signIn(anna);
    const response = await request('anna@elsewhere.example');
    expect([response.status, await response.json()]).toMatchObject([403, { detail: { accountManaged: true } }]);
    const foreign = createVisitor(identity.resolveUrl, origin);
    const path = `${usersPathPrefix}${annaAccount?.id}?_action=requestEmailChange`;
    expect((await foreign.sendJson('POST', path, {})).status).toBe(401);
  });

  it('POR-081 a link for a new password that went to the old mailbox dies with the change', async () => {
    const { visitor, request } = await signIn(ben);
    await visitor.post('/am/ui/password?ui_locales=en', { email: ben });
    const readLastText = async () => (await loadLastMail(ben))?.text_body;
    await expect.poll(readLastText, { timeout: 10_000 }).toContain('/am/ui/password/');
    const old = readPath((await loadLastMail(ben))?.text_body);
    expect((await visitor.send(old)).status).toBe(200);
    const next = 'ben.moved@northline.example';
    await request(next);
    expect((await visitor.post(readPath((await loadLastMail(next))?.text_body), {})).status).toBe(200);
    expect((await visitor.send(old)).status).toBe(410);
    const signInPage = await (
      await visitor.send(await visitor.openSignIn(createFlow(origin, { prompt: 'login' })))
    ).text();
    expect([signInPage.includes(next), signInPage.includes(ben)]).toEqual([true, false]);
  });
});
