import { describe, expect, it } from 'vitest';
import { openTokens, sealTokens } from '../../tokens/sealed-tokens.ts';
import {
  answers,
  browser,
  exchangeCode,
  formHeaders,
  readTokens,
  received,
  secret,
  send,
} from './token-mediator.fixture.ts';

describe('token mode server', () => {
  it('AUTH-030 exchanges the code and keeps every token from the browser', async () => {
    const answer = await exchangeCode();
    expect(answer.json()).toEqual({
      access_token: expect.stringMatching(/^held-by-server-[\w-]{16}$/),
      token_type: 'Bearer',
      expires_in: 600,
    });
    expect(answer.body + String(answer.headers['set-cookie'])).not.toMatch(/real/);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-kmx-tokens=[\w-]+; Path=\/; Max-Age=(?:600|599); SameSite=Lax; HttpOnly; Secure$/,
    );
    expect(received[0]?.body).toBe('grant_type=authorization_code&code=c&client_id=mykomax');
    expect(readTokens()).toEqual({ accessToken: 'real-access', idToken: 'real.id.token' });
  });

  it('AUTH-036 held tokens end with their time, whatever the clock of the browser says', async () => {
    await exchangeCode();
    expect(readTokens(Date.now() + 599_000)).not.toBeNull();
    expect(readTokens(Date.now() + 601_000)).toBeNull();
  });

  it('nobody can read, change or invent the cookie', async () => {
    const tokens = { accessToken: 'real-access', idToken: 'real.id.token', expiresAt: Date.now() + 1000 };
    const sealed = sealTokens(secret, tokens);
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('real');
    expect(openTokens(secret, sealed)).toEqual(tokens);
    const changed = Buffer.from(sealed, 'base64url');
    changed[40] = (changed[40] ?? 0) ^ 1;
    expect(openTokens(secret, changed.toString('base64url'))).toBeNull();
    expect(openTokens('another-secret-0123456', sealed)).toBeNull();
    expect(openTokens(secret, '')).toBeNull();
  });

  it('AUTH-031 asks for the user with the held token, not with the name that the browser has', async () => {
    await exchangeCode();
    const headers = { authorization: 'Bearer held-by-server-x', 'sec-fetch-site': 'same-origin' };
    const answer = await send('GET', 'userinfo', '', headers);
    expect(answer.json()).toEqual({ subname: 'u1' });
    expect(received.at(-1)?.headers).toMatchObject({
      authorization: 'Bearer real-access',
      'x-forwarded-host': 'kmx.example',
    });
    browser.cookies = {};
    expect((await send('GET', 'userinfo', '', headers)).statusCode).toBe(401);
    expect(received).toHaveLength(2);
  });

  it.each([502, 429, null])(
    'AUTH-012 while the provider cannot respond (%s), the claims come from the held identity token, and are marked so',
    async (status) => {
      const payload = Buffer.from(JSON.stringify({ sub: 'u1', subname: 'u1', name: 'Anna' })).toString('base64url');
      answers.exchange = { access_token: 'real-access', id_token: `e30.${payload}.signature`, expires_in: 600 };
      await exchangeCode();
      answers.userInfoStatus = status;
      const answer = await send('GET', 'userinfo', '', { 'sec-fetch-site': 'same-origin' });
      const claims = { sub: 'u1', subname: 'u1', name: 'Anna', kmx_claims_source: 'id_token' };
      expect([answer.statusCode, answer.json()]).toEqual([200, claims]);
      answers.userInfoStatus = 401;
      expect((await send('GET', 'userinfo', '', { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(401);
    },
  );

  it('AUTH-012 without a readable identity token it says that user info cannot be had', async () => {
    await exchangeCode();
    answers.userInfoStatus = 500;
    expect((await send('GET', 'userinfo', '', { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(503);
  });

  it('AUTH-043 hands on what the provider says against a code, and sets no cookie', async () => {
    answers.exchangeStatus = 400;
    answers.exchange = { error: 'invalid_grant', error_description: 'grant request is invalid' };
    const answer = await exchangeCode();
    expect([answer.statusCode, answer.json(), browser.cookies]).toEqual([400, answers.exchange, {}]);
  });

  it('AUTH-021 an answer without access token becomes one for the browser too', async () => {
    answers.exchange = { id_token: 'real.id.token' };
    const answer = await exchangeCode();
    expect([answer.json(), browser.cookies]).toEqual([{}, {}]);
  });

  it('refuses pages of other sites, other grants, and tokens that no browser would keep', async () => {
    const foreign = await send('POST', 'access_token', 'grant_type=authorization_code', {
      ...formHeaders,
      'sec-fetch-site': 'same-site',
    });
    expect(foreign.statusCode).toBe(403);
    expect((await send('POST', 'access_token', 'grant_type=refresh_token&refresh_token=x')).statusCode).toBe(400);
    expect(received).toEqual([]);
    answers.exchange = { access_token: 'a', id_token: 'x'.repeat(4000), expires_in: 600 };
    expect((await exchangeCode()).json()).toMatchObject({ error: 'server_error' });
    expect(browser.cookies).toEqual({});
  });
});
