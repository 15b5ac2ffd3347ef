import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleAccounts, samplePassword } from '../../sample/sample-accounts.ts';
import { loadAccountTexts } from '../accounts/account-texts.ts';
import { usersPathPrefix } from '../realm/realm.ts';
import { origin, startTestIdentity, type TestIdentity } from '../test-identity.ts';
import { createFlow, createVisitor } from '../test-visitor.ts';

const ben = sampleAccounts[1]?.email ?? '';
const email = 'mara.lind@northline.example';
const invitation = { email, firstName: 'Mara', lastName: '', language: 'de' };
const names = { firstName: 'Mara', lastName: 'Lind' };
const password = 'Copper-4711-strand';
const inOneHour = () => new Date(Date.now() + 3_600_000);

let identity: TestIdentity;
const createOwnVisitor = () => createVisitor(identity.resolveUrl, origin);
async function invite(changes: object = {}): Promise<{ path: string; accountId: string }> {
  const { link, accountId } = await identity.directory.invite({ ...invitation, expiresAt: inOneHour(), ...changes });
  return { path: new URL(link).pathname, accountId };
}

beforeAll(async () => {
  identity = await startTestIdentity();
}, 60_000);

afterAll(() => identity.close());

beforeEach(() => identity.forgetAttempts());
afterEach(() => void vi.useRealTimers());

describe('invitation', () => {
  it('D-25 shows the invited address in the language of the invitation, with the rules and without any script', async () => {
    const { path } = await invite({ email: 'ada.berg@northline.example' });
    const page = await (await createOwnVisitor().send(path, { headers: { 'accept-language': 'fr' } })).text();
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('<strong>ada.berg@northline.example</strong>');
    expect(page).toContain('<li>Mindestens 10 Zeichen lang</li>');
    expect(page).toContain('value="Mara"');
    expect(page).not.toContain('<script');
  });

  it('D-24 AUTH-023 names every broken rule, and accepting an invitation signs in to the portal immediately', async () => {
    const { path, accountId } = await invite();
    const visitor = createOwnVisitor();
    const refused = await visitor.post(path, { ...names, lastName: 'L1nd', password: 'mara-aaaa', repeated: 'x' });
    expect(refused.status).toBe(422);
    const problems = /<div class="error"[^>]*role="alert"><ul>(.*?)<\/ul>/s.exec(await refused.text())?.[1] ?? '';
    expect([...problems.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text)).toEqual([
      'Nachname: Bitte verwenden Sie nur Buchstaben',
      'Neues Passwort: Mindestens 10 Zeichen lang',
      'Neues Passwort: Grossbuchstaben: mindestens 1',
      'Neues Passwort: Ziffern: mindestens 1',
      'Neues Passwort: Dasselbe Zeichen höchstens 3-mal hintereinander',
      'Neues Passwort: Ohne Ihren Namen und Ihre E-Mail-Adresse',
    ]);
    const differing = await visitor.post(path, { ...names, password, repeated: `${password}x` });
    expect(await differing.text()).toContain('Die beiden Passwörter unterscheiden sich');
    const accepted = await visitor.post(path, { ...names, password, repeated: password });
    expect([accepted.status, accepted.headers.get('location')]).toEqual([303, '/de/mykomax']);
    const { flow, callback } = await visitor.sendSilently();
    expect((await visitor.exchangeCode(flow, callback)).status).toBe(200);
    expect(await identity.directory.findById(accountId)).toMatchObject({ ...names, activatedAt: expect.any(Date) });
    expect((await createOwnVisitor().signInForTokens(email, password)).response.status).toBe(200);
  });

  it('D-25 tells an expired, used, withdrawn, replaced and incomplete link apart, each with its next step', async () => {
    const read = async (path: string) => {
      const response = await createOwnVisitor().send(path, { headers: { 'accept-language': 'de' } });
      return [response.status, /<h1>(.*?)<\/h1>/.exec(await response.text())?.[1]];
    };
    const someone = { email: 'tom.vik@northline.example' };
    const expired = await invite({ ...someone, expiresAt: new Date(Date.now() - 1) });
    expect(await read(expired.path)).toEqual([410, 'Diese Einladung ist abgelaufen']);
    const replaced = await invite(someone);
    const withdrawn = await invite(someone);
    expect(await read(replaced.path)).toEqual([410, 'Es gibt eine neuere Einladung']);
    await identity.directory.withdrawInvitation(withdrawn.accountId);
    expect(await read(withdrawn.path)).toEqual([410, 'Diese Einladung wurde zurückgezogen']);
    expect(await read(`${withdrawn.path}x`)).toEqual([410, 'Dieser Link ist nicht vollständig']);
    const used = await invite(someone);
    await createOwnVisitor().post(used.path, { ...names, password, repeated: password });
    expect(await read(used.path)).toEqual([410, 'Ihr Konto ist bereits aktiv']);
  });

  it('POR-082 D-28 links sent before the company took over a domain grant no account and no address of it', async () => {
    const read = (text = '') => new URL(/http:\/\/\S+/.exec(text)?.[0] ?? 'http://none').pathname;
    const invited = await invite({ email: 'una.falk@northline.example' });
    const owner = createOwnVisitor();
    await owner.signInForTokens(ben);
    await owner.post('/am/ui/password?ui_locales=en', { email: ben });
    await expect.poll(async () => (await identity.loadMails(ben)).length).toBe(1);
    const reset = read((await identity.loadMails(ben))[0]?.text_body);
    const id = (await identity.directory.findByEmail(ben))?.id ?? '';
    const wish = { mail: 'ben@works.example', currentpassword: samplePassword };
    await owner.sendJson('POST', `${usersPathPrefix}${id}?_action=requestEmailChange`, wish);
    const moved = read((await identity.loadMails(wish.mail))[0]?.text_body);
    const links = [invited.path, reset, moved];
    const look = () => Promise.all(links.map(async (path) => (await createOwnVisitor().send(path)).status));
    expect(await look()).toEqual([200, 200, 200]);
    await identity.manageDomains('kmx.example', 'works.example');
    expect(await look(), 'the domain that is moved to').toEqual([200, 200, 410]);
    await identity.manageDomains('kmx.example', 'northline.example');
    expect(await look()).toEqual([410, 410, 410]);
    const form = { ...names, password, repeated: password };
    for (const path of links) expect((await createOwnVisitor().post(path, form)).status, path).toBe(410);
    await identity.manageDomains('kmx.example');
    expect((await createOwnVisitor().signInForTokens(ben)).response.status).toBe(200);
  });

  it('D-25 works once even when two tabs accept at the same moment', async () => {
    const { path } = await invite({ email: 'ida.holm@northline.example' });
    const fields = { ...names, password, repeated: password };
    const answers = await Promise.all([1, 2].map(() => createOwnVisitor().post(path, fields)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 410]);
  });

  it('nobody signs in to an account whose invitation was not accepted', async () => {
    await invite({ email: 'eva.moe@northline.example' });
    const visitor = createOwnVisitor();
    const path = await visitor.openSignIn(createFlow(origin));
    expect((await visitor.submit(path, 'eva.moe@northline.example', 'null')).status).toBe(401);
  });

  it('refuses a form of a foreign page and slows down repeated attempts', async () => {
    const { path } = await invite({ email: 'jon.dahl@northline.example' });
    const visitor = createOwnVisitor();
    const foreign = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' }, body: new URLSearchParams() };
    expect((await visitor.send(path, foreign)).status).toBe(403);
    // The delay after the thirtieth is two seconds.
    vi.useFakeTimers({ toFake: ['Date'] });
    for (let attempt = 0; attempt < 30; attempt += 1) await visitor.post(path, {});
    expect((await visitor.post(path, { ...names, password, repeated: password })).status).toBe(429);
  });

  it('has every text in all eleven languages', () => {
    const sizes = uiLanguages.map((language) => Object.values(loadAccountTexts(language)).filter(Boolean).length);
    expect(new Set(sizes)).toEqual(new Set([Object.keys(loadAccountTexts('en')).length]));
  });
});
