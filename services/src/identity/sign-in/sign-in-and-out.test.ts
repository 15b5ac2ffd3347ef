import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { samplePassword } from '../../sample/sample-accounts.ts';
import { origin, startTestIdentity, type TestIdentity } from '../test-identity.ts';
import { anna, createFlow, createVisitor, realmPath } from '../test-visitor.ts';

const jsonPath = '/am/json/realms/root/realms/alpha';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startTestIdentity();
}, 60_000);

afterAll(() => identity.close());

beforeEach(() => identity.forgetAttempts());
afterEach(() => void vi.useRealTimers());

describe('end of a session', () => {
  it('AUTH-033 the fetch of the SDK gets 204, and session and tokens are gone', async () => {
    const visitor = createVisitor(identity.resolveUrl, origin);
    const { tokens } = await visitor.signInForTokens();
    const path = `${realmPath}/connect/endSession?id_token_hint=${tokens.id_token}`;
    expect((await visitor.send(path, { headers: { accept: 'application/json' } })).status).toBe(204);
    expect((await visitor.loadUserInfo(tokens.access_token)).status).toBe(401);
    expect((await visitor.sendSilently()).callback.searchParams.get('error')).toBe('interaction_required');
  });

  it('AUTH-033 a browser goes straight to a registered page, never to another one', async () => {
    const visitor = createVisitor(identity.resolveUrl, origin);
    const { tokens } = await visitor.signInForTokens();
    const path = `${realmPath}/connect/endSession?id_token_hint=${tokens.id_token}&post_logout_redirect_uri=`;
    const foreign = await visitor.send(path + encodeURIComponent('https://elsewhere.example/'));
    expect([foreign.status, foreign.headers.get('location')]).toEqual([400, null]);
    const own = await visitor.send(path + encodeURIComponent(`${origin}/`));
    expect([own.status, own.headers.get('location')]).toEqual([303, `${origin}/`]);
  });

  it('AUTH-033 a foreign page without an id token cannot sign anybody out', async () => {
    const visitor = createVisitor(identity.resolveUrl, origin);
    await visitor.signInForTokens();
    const response = await visitor.send(`${realmPath}/connect/endSession`, {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(response.status).toBe(400);
    expect((await visitor.sendSilently()).callback.searchParams.has('code')).toBe(true);
  });

  it('AUTH-033 signing in as another person ends the tokens of the person before', async () => {
    const visitor = createVisitor(identity.resolveUrl, origin);
    const { tokens } = await visitor.signInForTokens();
    const path = await visitor.openSignIn(createFlow(origin, { prompt: 'login' }));
    const submitted = await visitor.submit(path, 'emil.novak@vlk.example', samplePassword);
    const page = await (await visitor.send(submitted.headers.get('location') ?? '')).text();
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const body = new URLSearchParams({ xsrf, logout: 'yes' });
    const confirmed = await visitor.send(`${realmPath}/connect/endSession/confirm`, { method: 'POST', body });
    const resumed = await visitor.send(confirmed.headers.get('location') ?? '');
    expect(new URL(resumed.headers.get('location') ?? '').searchParams.has('code')).toBe(true);
    const readStatus = async () => (await visitor.loadUserInfo(tokens.access_token)).status;
    await expect.poll(readStatus, { timeout: 10_000 }).toBe(401);
  });

  it('AUTH-028 AUTH-034 authenticate by callbacks starts a session, the action logout ends it', async () => {
    const visitor = createVisitor(identity.resolveUrl, origin);
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const first = await (await visitor.send(`${jsonPath}/authenticate`, init)).json();
    const step = v.parse(
      v.object({
        authId: v.string(),
        callbacks: v.array(v.looseObject({ type: v.string(), input: v.array(v.unknown()) })),
      }),
      first,
    );
    const answer = async (password: string) => {
      const values = [anna, password];
      const callbacks = step.callbacks.map((callback, index) => ({
        ...callback,
        input: [{ name: `IDToken${index + 1}`, value: values[index] }],
      }));
      return visitor.send(`${jsonPath}/authenticate`, {
        ...init,
        body: JSON.stringify({ authId: step.authId, callbacks }),
      });
    };
    const refused = await answer('wrong');
    expect([refused.status, await refused.json()]).toEqual([
      401,
      { code: 401, reason: 'Unauthorized', message: 'Authentication Failed' },
    ]);
    expect(await (await answer(samplePassword)).json()).toMatchObject({ tokenId: expect.any(String) });
    expect((await visitor.sendSilently()).callback.searchParams.has('code')).toBe(true);
    expect((await visitor.send(`${jsonPath}/sessions/?_action=logout`, init)).status).toBe(200);
    expect((await visitor.sendSilently()).callback.searchParams.get('error')).toBe('interaction_required');
  });
});

describe('sign-in page', () => {
  it('AUTH-029 speaks the language of the application, forbids framing and scripts, and lists the sample accounts', async () => {
    const visitor = createVisitor(identity.resolveUrl, origin);
    const page = await visitor.send(await visitor.openSignIn(createFlow(origin, { ui_locales: 'ja' })));
    const text = await page.text();
    expect(text).toContain('<html lang="ja">');
    expect(text).toContain('chie.sato@hikari.example');
    expect(text).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  });

  it('keeps the typed address escaped and says the same for a wrong password and an unknown account', async () => {
    const visitor = createVisitor(identity.resolveUrl, origin);
    const path = await visitor.openSignIn(createFlow(origin));
    const wrong = await (await visitor.submit(path, anna, 'wrong')).text();
    expect(wrong).toContain(`value="${anna}"`);
    const unknown = await (await visitor.submit(path, '"><b>@kmx.example', 'wrong')).text();
    expect(unknown).toContain('value="&quot;&gt;&lt;b&gt;@kmx.example"');
    const readError = (text: string) => /role="alert">([^<]+)</.exec(text)?.[1];
    expect(readError(wrong)).toBe('Email address or password is wrong. Please check both.');
    expect(readError(unknown)).toBe(readError(wrong));
  });

  it('takes a code where the clock is a minute ahead of that by which it was given', async () => {
    const visitor = createVisitor(identity.resolveUrl, origin);
    const flow = createFlow(origin);
    const callback = await visitor.signIn(flow, anna, samplePassword);
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime(Date.now() + 70_000);
      expect((await visitor.exchangeCode(flow, callback)).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  it('signs in after a sign-in by a clock that is a minute ahead', async () => {
    const visitor = createVisitor(identity.resolveUrl, origin);
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime(Date.now() + 60_000);
      await visitor.signIn(createFlow(origin), anna, samplePassword);
    } finally {
      vi.useRealTimers();
    }
    const another = createVisitor(identity.resolveUrl, origin);
    const path = await another.openSignIn(createFlow(origin));
    expect((await another.submit(path, 'nobody@kmx.example', 'wrong')).status).toBe(401);
  });

  it('answers 429 with a waiting time from the sixth wrong try, even for the right password', async () => {
    const visitor = createVisitor(identity.resolveUrl, origin);
    const path = await visitor.openSignIn(createFlow(origin));
    // The delay is two seconds; five passwords may take a busy machine longer.
    vi.useFakeTimers({ toFake: ['Date'] });
    const tries = await Promise.all(Array.from({ length: 5 }, () => visitor.submit(path, anna, 'wrong')));
    expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    const sixth = await visitor.submit(path, anna, samplePassword);
    const wait = sixth.headers.get('retry-after');
    expect([sixth.status, Number(wait)]).toEqual([
      429,
      expect.toSatisfy((seconds: number) => seconds >= 1 && seconds <= 2),
    ]);
    expect(await sixth.text()).toContain(`Please wait ${wait} s`);
  });

  it('refuses a form posted by a foreign page', async () => {
    const visitor = createVisitor(identity.resolveUrl, origin);
    const path = await visitor.openSignIn(createFlow(origin));
    const response = await visitor.submit(path, anna, samplePassword, { 'sec-fetch-site': 'cross-site' });
    expect(response.status).toBe(403);
  });

  it('offers to start again when the sign-in is unknown or belongs to another browser', async () => {
    const path = await createVisitor(identity.resolveUrl, origin).openSignIn(createFlow(origin));
    const response = await createVisitor(identity.resolveUrl, origin).send(path, {
      headers: { 'accept-language': 'de-CH' },
    });
    expect(response.status).toBe(410);
    expect(await response.text()).toContain('<a class="button" href="/">Neu beginnen</a>');
  });
});
