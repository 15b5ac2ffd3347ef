import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseCookies } from '../../http/cookies.ts';
import { readValidTokens } from '../../tokens/held-tokens.ts';
import { openTokens, sealTokens } from '../../tokens/sealed-tokens.ts';
import { registerTokenMediator } from './register-token-mediator.ts';

const realmPath = '/am/oauth2/realms/root/realms/alpha';
const formHeaders = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
const secret = 'only-for-this-test-0123';

interface ReceivedRequest {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
const received: ReceivedRequest[] = [];
let exchange: unknown;
let exchangeStatus = 200;
let userInfoStatus: number | null = 200;
let revocationStatus: number | null = 200;
let endStatus = 204;

// A fake identity provider: it answers as the test says and records its requests.
const provider = createServer((request, response) => {
  void text(request).then((body) => {
    const { url = '', headers } = request;
    received.push({ url, headers, body });
    response.setHeader('content-type', 'application/json');
    if (url.endsWith('/access_token')) {
      response.statusCode = exchangeStatus;
      return response.end(JSON.stringify(exchange));
    }
    if (url.includes('/connect/endSession')) {
      const isRefused = headers['sec-fetch-site'] === 'cross-site' && !url.includes('id_token_hint=');
      response.setHeader('set-cookie', [
        'am-session=; Path=/am; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
        'uapp_editor_area_password=forged; Path=/',
      ]);
      response.statusCode = isRefused ? 400 : endStatus;
      return response.end();
    }
    if (url.endsWith('/token/revoke') && revocationStatus !== 200) {
      if (revocationStatus === null) return response.destroy();
      response.statusCode = revocationStatus;
      return response.end();
    }
    if (userInfoStatus === null) return response.destroy();
    response.statusCode = userInfoStatus;
    return response.end(JSON.stringify({ subname: 'u1' }));
  });
});
let app: FastifyInstance<Server>;
let cookies: Record<string, string> = {};

async function send(method: 'GET' | 'POST', path: string, payload = '', headers: Record<string, string> = formHeaders) {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  const answer = await app.inject({
    method,
    url: `${realmPath}/${path}`,
    headers: { ...headers, host: 'kmx.example', cookie: cookie.join('; ') },
    ...(method === 'POST' ? { payload } : {}),
  });
  for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
    const [[name, value] = ['', '']] = Object.entries(parseCookies(set.split(';')[0]));
    if (set.includes('Max-Age=0') || set.includes('1970')) delete cookies[name];
    else cookies[name] = value;
  }
  return answer;
}
const exchangeCode = () => send('POST', 'access_token', 'grant_type=authorization_code&code=c&client_id=mykomax');

let configuration: Parameters<typeof registerTokenMediator>[1];
const readTokens = (now?: number) => readValidTokens({ configuration, cookies }, now);

beforeAll(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  configuration = {
    AUTH_TOKEN_MODE: 'server',
    AUTH_BASE_URL: '/am',
    EDITOR_SECRET: secret,
    PUBLIC_ORIGIN: 'https://kmx.example',
    IDENTITY_ORIGIN: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
  };
  app = fastify();
  await registerTokenMediator(app, configuration, async (error, _request, reply) =>
    reply.code(error instanceof StatusError ? error.status : 500).send({ title: String(error) }),
  );
});
afterAll(async () => {
  await app.close();
  provider.close();
});
beforeEach(() => {
  // The second before the end of a token may be over when the test looks.
  vi.useFakeTimers({ toFake: ['Date'] });
  received.length = 0;
  cookies = {};
  exchangeStatus = 200;
  userInfoStatus = 200;
  revocationStatus = 200;
  endStatus = 204;
  exchange = { access_token: 'real-access', id_token: 'real.id.token', refresh_token: 'real-refresh', expires_in: 600 };
});
afterEach(() => void vi.useRealTimers());

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
    cookies = {};
    expect((await send('GET', 'userinfo', '', headers)).statusCode).toBe(401);
    expect(received).toHaveLength(2);
  });

  it.each([502, 429, null])(
    'AUTH-012 while the provider cannot respond (%s), the claims come from the held identity token, and are marked so',
    async (status) => {
      const payload = Buffer.from(JSON.stringify({ sub: 'u1', subname: 'u1', name: 'Anna' })).toString('base64url');
      exchange = { access_token: 'real-access', id_token: `e30.${payload}.signature`, expires_in: 600 };
      await exchangeCode();
      userInfoStatus = status;
      const answer = await send('GET', 'userinfo', '', { 'sec-fetch-site': 'same-origin' });
      const claims = { sub: 'u1', subname: 'u1', name: 'Anna', kmx_claims_source: 'id_token' };
      expect([answer.statusCode, answer.json()]).toEqual([200, claims]);
      userInfoStatus = 401;
      expect((await send('GET', 'userinfo', '', { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(401);
    },
  );

  it('AUTH-012 without a readable identity token it says that user info cannot be had', async () => {
    await exchangeCode();
    userInfoStatus = 500;
    expect((await send('GET', 'userinfo', '', { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(503);
  });

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
    expect(cookies).toEqual({});
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
    exchange = { access_token: 'real-access', id_token: createToken('u1'), expires_in: 600 };
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
    exchange = { access_token: 'real-access', id_token: createToken('u1'), expires_in: 600 };
    await exchangeCode();
    await send('GET', `connect/endSession${query}`, '', headers);
    expect(received.at(-1)?.url).toContain(`id_token_hint=${createToken('u1')}`);
    expect(cookies).toEqual({});
  });

  it('AUTH-014 the provider sees its own cookies alone, and sets none of the shell', async () => {
    await exchangeCode();
    cookies = { ...cookies, 'am-session': 's', uapp_locale: 'de', kmx_roles: 'r' };
    const answer = await send('GET', 'connect/endSession', '', { 'sec-fetch-site': 'same-origin' });
    expect(received.at(-1)?.headers.cookie).toBe('am-session=s');
    expect(String(answer.headers['set-cookie'])).not.toContain('uapp_');
  });

  const ofPage = { accept: 'application/json', 'sec-fetch-site': 'same-origin' };

  it.each([500, 403, null])(
    'AUTH-013 AUTH-014 a revocation that failed (%s) leaves tokens that are good for nothing but the next try',
    async (status) => {
      await exchangeCode();
      revocationStatus = status;
      const revoke = () => send('POST', 'token/revoke', 'client_id=mykomax');
      expect((await revoke()).statusCode).toBe(status ?? 502);
      expect(readTokens()).toBeNull();
      await send('GET', 'connect/endSession?id_token_hint=', '', ofPage);
      revocationStatus = 200;
      expect((await revoke()).statusCode).toBe(200);
      expect(received.at(-1)?.body).toBe('client_id=mykomax&token=real-access');
      await send('GET', 'connect/endSession?id_token_hint=', '', ofPage);
      expect(received.at(-1)?.url).toContain('id_token_hint=real.id.token');
      expect(cookies).toEqual({});
    },
  );

  it.each([500, 403])(
    'AUTH-014 an end of the session that was answered by %i has its hint for the next try',
    async (status) => {
      await exchangeCode();
      await send('POST', 'token/revoke', 'client_id=mykomax');
      endStatus = status;
      const end = () => send('GET', 'connect/endSession?id_token_hint=', '', ofPage);
      expect((await end()).statusCode).toBe(status);
      endStatus = 204;
      await end();
      expect(received.at(-1)?.url).toContain('id_token_hint=real.id.token');
      expect(cookies).toEqual({});
    },
  );

  it('AUTH-043 hands on what the provider says against a code, and sets no cookie', async () => {
    exchangeStatus = 400;
    exchange = { error: 'invalid_grant', error_description: 'grant request is invalid' };
    const answer = await exchangeCode();
    expect([answer.statusCode, answer.json(), cookies]).toEqual([400, exchange, {}]);
  });

  it('AUTH-021 an answer without access token becomes one for the browser too', async () => {
    exchange = { id_token: 'real.id.token' };
    const answer = await exchangeCode();
    expect([answer.json(), cookies]).toEqual([{}, {}]);
  });

  it('refuses pages of other sites, other grants, and tokens that no browser would keep', async () => {
    const foreign = await send('POST', 'access_token', 'grant_type=authorization_code', {
      ...formHeaders,
      'sec-fetch-site': 'same-site',
    });
    expect(foreign.statusCode).toBe(403);
    expect((await send('POST', 'access_token', 'grant_type=refresh_token&refresh_token=x')).statusCode).toBe(400);
    expect(received).toEqual([]);
    exchange = { access_token: 'a', id_token: 'x'.repeat(4000), expires_in: 600 };
    expect((await exchangeCode()).json()).toMatchObject({ error: 'server_error' });
    expect(cookies).toEqual({});
  });
});
