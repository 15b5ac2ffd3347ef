import { describe, expect, it } from 'vitest';
import { answers, browser, exchangeCode, readTokens, realmPath, received, send } from './token-mediator.fixture.ts';

describe('token mode server', () => {
  it('AUTH-013 AUTH-014 signing out revokes the held token and ends the session with the held identity token', async () => {
    await exchangeCode();
    await send('POST', 'token/revoke', 'client_id=mykomax&token=held-by-server-x');
    expect(received.at(-1)?.body).toBe('client_id=mykomax&token=real-access');
    expect(readTokens()).toBeNull();
    const ended = await send('GET', 'connect/endSession?id_token_hint=', '', {
      accept: 'application/json',
      'sec-fetch-site': 'same-origin',
    });
    expect(received.at(-1)?.url).toBe(`${realmPath}/connect/endSession?id_token_hint=real.id.token`);
    expect([ended.statusCode, ended.headers['set-cookie']]).toEqual([
      204,
      [expect.stringMatching(/^am-session=;/), expect.stringMatching(/^__Host-kmx-tokens=; Path=\/; Max-Age=0/)],
    ]);
    expect(browser.cookies).toEqual({});
  });

  const createToken = (sub: string) => `e30.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.signature`;

  it.each([
    ['a link of another site', '', { 'sec-fetch-site': 'cross-site' }],
    ['a link of a neighbouring site', '', { 'sec-fetch-site': 'same-site' }],
    ['a link in a browser that does not say whose it is', '', { referer: 'https://evil.example/kmx.example' }],
    [
      'a link with the identity token of another person',
      `?id_token_hint=${createToken('u2')}`,
      { 'sec-fetch-site': 'cross-site' },
    ],
  ])('AUTH-014 %s signs nobody out: it gets no hint lent, and the tokens stay', async (_name, query, headers) => {
    answers.exchange = { access_token: 'real-access', id_token: createToken('u1'), expires_in: 600 };
    await exchangeCode();
    await send('GET', `connect/endSession${query}`, '', headers);
    expect(received.at(-1)?.url).toBe(`${realmPath}/connect/endSession${query || '?'}`);
    expect(readTokens()?.accessToken).toBe('real-access');
  });

  it.each([
    ['a page of this site', '', { 'sec-fetch-site': 'same-origin' }],
    ['a page of this site in an old browser', '', { referer: 'https://kmx.example/en/mykomax' }],
    [
      'another site that brings the identity token',
      `?id_token_hint=${createToken('u1')}`,
      { 'sec-fetch-site': 'cross-site' },
    ],
  ])('AUTH-014 %s signs out', async (_name, query, headers) => {
    answers.exchange = { access_token: 'real-access', id_token: createToken('u1'), expires_in: 600 };
    await exchangeCode();
    await send('GET', `connect/endSession${query}`, '', headers);
    expect(received.at(-1)?.url).toContain(`id_token_hint=${createToken('u1')}`);
    expect(browser.cookies).toEqual({});
  });

  it('AUTH-014 the provider sees its own cookies alone, and sets none of the shell', async () => {
    await exchangeCode();
    browser.cookies = { ...browser.cookies, 'am-session': 's', uapp_locale: 'de', kmx_roles: 'r' };
    const answer = await send('GET', 'connect/endSession', '', { 'sec-fetch-site': 'same-origin' });
    expect(received.at(-1)?.headers.cookie).toBe('am-session=s');
    expect(String(answer.headers['set-cookie'])).not.toContain('uapp_');
  });

  const ofPage = { accept: 'application/json', 'sec-fetch-site': 'same-origin' };

  it.each([500, 403, null])(
    'AUTH-013 AUTH-014 a revocation that failed (%s) leaves tokens that are good for nothing but the next try',
    async (status) => {
      await exchangeCode();
      answers.revocationStatus = status;
      const revoke = () => send('POST', 'token/revoke', 'client_id=mykomax');
      expect((await revoke()).statusCode).toBe(status ?? 502);
      expect(readTokens()).toBeNull();
      await send('GET', 'connect/endSession?id_token_hint=', '', ofPage);
      answers.revocationStatus = 200;
      expect((await revoke()).statusCode).toBe(200);
      expect(received.at(-1)?.body).toBe('client_id=mykomax&token=real-access');
      await send('GET', 'connect/endSession?id_token_hint=', '', ofPage);
      expect(received.at(-1)?.url).toContain('id_token_hint=real.id.token');
      expect(browser.cookies).toEqual({});
    },
  );

  it.each([500, 403])(
    'AUTH-014 an end of the session that was answered by %i has its hint for the next try',
    async (status) => {
      await exchangeCode();
      await send('POST', 'token/revoke', 'client_id=mykomax');
      answers.endStatus = status;
      const end = () => send('GET', 'connect/endSession?id_token_hint=', '', ofPage);
      expect((await end()).statusCode).toBe(status);
      answers.endStatus = 204;
      await end();
      expect(received.at(-1)?.url).toContain('id_token_hint=real.id.token');
      expect(browser.cookies).toEqual({});
    },
  );
});
