import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleAccounts, samplePassword } from '../../sample/sample-accounts.ts';
import { computeOneTimeCode, resolveStep } from '../credentials/one-time-code.ts';
import { secondFactorPagePath, secondFactorPathSuffix, usersPathPrefix } from '../realm/realm.ts';
import { origin, startTestIdentity, type TestIdentity } from '../test-identity.ts';
import { anna, createFlow, createVisitor } from '../test-visitor.ts';

const [annaAccount, benAccount, chieAccount, doraAccount] = sampleAccounts;
const jsonPath = '/am/json/realms/root/realms/alpha';
const devicesPath = (id = '') => `${usersPathPrefix}${id}${secondFactorPathSuffix}`;

let identity: TestIdentity;
const createOwnVisitor = () => createVisitor(identity.resolveUrl, origin);
type Visitor = ReturnType<typeof createOwnVisitor>;
/** A code counts once: set-up takes the present one, the sign-in after it the next, which the allowed drift covers. */
const computeCode = (secret: string, drift = 0) => computeOneTimeCode(secret, resolveStep(Date.now()) + drift);

async function enrol(visitor: Visitor, id = '') {
  const begun = await visitor.sendJson('POST', `${devicesPath(id)}?_action=enrol`, {});
  const { secret } = v.parse(v.object({ secret: v.string(), otpauth: v.string() }), await begun.json());
  const code = computeCode(secret);
  const confirmed = await visitor.sendJson('POST', `${devicesPath(id)}?_action=confirm`, { code });
  const { recoveryCodes } = v.parse(v.object({ recoveryCodes: v.array(v.string()) }), await confirmed.json());
  return { secret, recoveryCodes };
}

async function openChallenge(visitor: Visitor, email: string) {
  const path = await visitor.openSignIn(createFlow(origin));
  const page = await visitor.submit(path, email, samplePassword);
  const step = /name="step" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  return { path, step, answer: (code: string) => visitor.post(path, { step, code }) };
}

beforeAll(async () => {
  identity = await startTestIdentity();
}, 60_000);

afterAll(() => identity.close());

beforeEach(() => identity.forgetAttempts());

describe('second factor', () => {
  it('computes the codes of RFC 6238', () => {
    // Appendix B, shortened to six digits; the secret is the ASCII text 12345678901234567890.
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    const times = [59, 1_111_111_109, 1_234_567_890, 20_000_000_000];
    const codes = times.map((seconds) => computeOneTimeCode(secret, resolveStep(seconds * 1000)));
    expect(codes).toEqual(['287082', '081804', '005924', '353130']);
  });

  it('once confirmed, the password alone opens nothing: neither the page nor the authenticate endpoint', async () => {
    const owner = createOwnVisitor();
    await owner.signInForTokens(benAccount?.email);
    const { secret } = await enrol(owner, benAccount?.id);
    expect((await identity.loadMails(benAccount?.email ?? '')).at(-1)?.subject).toBe('Two-step sign-in is on');
    const visitor = createOwnVisitor();
    const { path, answer } = await openChallenge(visitor, benAccount?.email ?? '');
    expect((await visitor.sendSilently()).callback.searchParams.get('error')).toBe('interaction_required');
    expect((await answer('000000')).status).toBe(401);
    const code = computeCode(secret, 1);
    const passed = await answer(code);
    expect([passed.status, passed.headers.get('location')]).toEqual([303, expect.stringContaining('/authorize/')]);
    const thief = createOwnVisitor();
    const second = await openChallenge(thief, benAccount?.email ?? '');
    expect((await second.answer(code)).status).toBe(401);
    const foreign = await thief.post(second.path.replace(/[^/]+$/, path.split('/').at(-1) ?? ''), {
      step: second.step,
      code,
    });
    expect(foreign.status).toBe(410);
  });

  it('AUTH-028 the authenticate endpoint asks for the code in a second step', async () => {
    const owner = createOwnVisitor();
    await owner.signInForTokens(chieAccount?.email);
    const { recoveryCodes } = await enrol(owner, chieAccount?.id);
    const visitor = createOwnVisitor();
    const send = async (body: unknown) => {
      const response = await visitor.sendJson('POST', `${jsonPath}/authenticate`, body);
      return (await response.json()) as Record<string, unknown>;
    };
    const fill = (type: string, value: string) => ({ type, input: [{ name: 'IDToken1', value }] });
    const first = await send({});
    const password = fill('PasswordCallback', samplePassword);
    const callbacks = [fill('NameCallback', chieAccount?.email ?? ''), password];
    const second = await send({ authId: first['authId'], callbacks });
    expect(second).toMatchObject({ stage: 'OneTimePassword', callbacks: [{ type: 'PasswordCallback' }] });
    expect(second).not.toHaveProperty('tokenId');
    const wrong = await send({ authId: second['authId'], callbacks: [password] });
    expect(wrong).toMatchObject({ code: 401 });
    const code = fill('PasswordCallback', recoveryCodes[0] ?? '');
    expect(await send({ authId: second['authId'], callbacks: [code] })).toMatchObject({ tokenId: expect.any(String) });
  });

  it('a recovery code replaces the app once, and its owner hears of it', async () => {
    const owner = createOwnVisitor();
    await owner.signInForTokens(doraAccount?.email);
    const { recoveryCodes } = await enrol(owner, doraAccount?.id);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    const first = await openChallenge(createOwnVisitor(), doraAccount?.email ?? '');
    expect((await first.answer(code.toLowerCase().replace('-', ' '))).status).toBe(303);
    const again = await openChallenge(createOwnVisitor(), doraAccount?.email ?? '');
    expect((await again.answer(code)).status).toBe(401);
    const mail = (await identity.loadMails(doraAccount?.email ?? '')).at(-1);
    expect(mail?.text_body).toContain('Recovery codes left: 9');
  });

  it('guesses of codes are slowed down from the sixth on, even for the right one', async () => {
    const email = 'una.bakke@northline.example';
    const expiresAt = new Date(Date.now() + 60_000);
    const names = { firstName: 'Una', lastName: 'Bakke' };
    const { link, accountId } = await identity.directory.invite({ email, ...names, language: 'en', expiresAt });
    const owner = createOwnVisitor();
    await owner.post(new URL(link).pathname, { ...names, password: samplePassword, repeated: samplePassword });
    const { secret } = await enrol(owner, accountId);
    const { answer } = await openChallenge(createOwnVisitor(), email);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) statuses.push((await answer('000000')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    const late = await answer(computeCode(secret, 1));
    const isLong = expect.toSatisfy((seconds: number) => seconds > 10);
    expect([late.status, Number(late.headers.get('retry-after'))]).toEqual([429, isLong]);
  });

  it('POR-083 an internal employee resets the device, with a password not older than five minutes', async () => {
    const path = devicesPath(annaAccount?.id);
    const visitor = createOwnVisitor();
    await visitor.signInForTokens(anna);
    await enrol(visitor, annaAccount?.id);
    const loadDevices = async () => (await visitor.sendJson('GET', path)).json();
    expect(await loadDevices()).toMatchObject({ resultCount: 1, reauthenticationRequired: false });
    await identity.ageSessions();
    const early = await visitor.sendJson('POST', `${path}?_action=reset`, {});
    expect([early.status, await early.json()]).toMatchObject([403, { detail: { reauthenticationRequired: true } }]);
    const confirmPath = `${usersPathPrefix}${annaAccount?.id}?_action=confirmPassword`;
    expect((await visitor.sendJson('POST', confirmPath, { currentpassword: 'wrong' })).status).toBe(403);
    expect((await visitor.sendJson('POST', confirmPath, { currentpassword: samplePassword })).status).toBe(200);
    expect((await visitor.sendJson('POST', `${path}?_action=reset`, {})).status).toBe(200);
    expect(await loadDevices()).toMatchObject({ resultCount: 0 });
    expect((await createOwnVisitor().signInForTokens(anna)).response.status).toBe(200);
    expect((await identity.loadMails(anna)).at(-1)?.subject).toBe('Two-step sign-in is off');
  });

  it('the page leads through set-up without script: password, key, code, recovery codes', async () => {
    const visitor = createOwnVisitor();
    const emil = sampleAccounts[4]?.email ?? '';
    expect((await visitor.send(secondFactorPagePath)).status).toBe(401);
    await visitor.signInForTokens(emil);
    await identity.ageSessions();
    const path = `${secondFactorPagePath}?ui_locales=de`;
    const read = async (fields?: Record<string, string>) => {
      const response = fields === undefined ? await visitor.send(path) : await visitor.post(path, fields);
      return { status: response.status, text: await response.text() };
    };
    expect((await read({ step: 'begin' })).text).toContain('Bitte bestätigen Sie, dass Sie es sind');
    expect((await read({ step: 'password', password: 'wrong' })).status).toBe(401);
    expect((await read({ step: 'password', password: samplePassword })).status).toBe(303);
    expect((await read({ step: 'begin' })).status).toBe(303);
    const page = await read();
    const secret = (/class="secret">([^<]+)</.exec(page.text)?.[1] ?? '').replaceAll(' ', '');
    expect(page.text).toContain(`otpauth://totp/MyKomax:${encodeURIComponent(emil)}?secret=${secret}`);
    expect((await read({ step: 'confirm', code: '000000' })).status).toBe(422);
    const codes = await read({ step: 'confirm', code: computeCode(secret) });
    expect([...codes.text.matchAll(/<li><code>[A-Z2-7]{5}-[A-Z2-7]{5}</g)]).toHaveLength(10);
    expect((await read()).text).toContain('Verbleibende Wiederherstellungscodes: 10');
    expect((await read({ step: 'remove' })).status).toBe(303);
    expect((await read()).text).toContain('Jetzt einrichten');
  });
});
