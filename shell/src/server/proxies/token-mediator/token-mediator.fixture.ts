import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { parseCookies } from '../../http/cookies.ts';
import { readValidTokens } from '../../tokens/held-tokens.ts';
import { registerTokenMediator } from './register-token-mediator.ts';

export const realmPath = '/am/oauth2/realms/root/realms/alpha';
export const formHeaders = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
export const secret = 'only-for-this-test-0123';

interface ReceivedRequest {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
export const received: ReceivedRequest[] = [];
const usualAnswers = { exchangeStatus: 200, userInfoStatus: 200, revocationStatus: 200, endStatus: 204 };
/** What the identity provider answers; without a status it closes the connection. */
export const answers: {
  exchange: unknown;
  exchangeStatus: number;
  userInfoStatus: number | null;
  revocationStatus: number | null;
  endStatus: number;
} = { exchange: undefined, ...usualAnswers };
/** The cookies that the browser keeps. */
export const browser: { cookies: Record<string, string> } = { cookies: {} };

// A fake identity provider: it answers as the test says and records its requests.
const provider = createServer((request, response) => {
  void text(request).then((body) => {
    const { url = '', headers } = request;
    received.push({ url, headers, body });
    response.setHeader('content-type', 'application/json');
    if (url.endsWith('/access_token')) {
      response.statusCode = answers.exchangeStatus;
      return response.end(JSON.stringify(answers.exchange));
    }
    if (url.includes('/connect/endSession')) {
      const isRefused = headers['sec-fetch-site'] === 'cross-site' && !url.includes('id_token_hint=');
      response.setHeader('set-cookie', [
        'am-session=; Path=/am; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
        'uapp_editor_area_password=forged; Path=/',
      ]);
      response.statusCode = isRefused ? 400 : answers.endStatus;
      return response.end();
    }
    if (url.endsWith('/token/revoke') && answers.revocationStatus !== 200) {
      if (answers.revocationStatus === null) return response.destroy();
      response.statusCode = answers.revocationStatus;
      return response.end();
    }
    if (answers.userInfoStatus === null) return response.destroy();
    response.statusCode = answers.userInfoStatus;
    return response.end(JSON.stringify({ subname: 'u1' }));
  });
});
let app: FastifyInstance<Server>;

export async function send(
  method: 'GET' | 'POST',
  path: string,
  payload = '',
  headers: Record<string, string> = formHeaders,
) {
  const cookie = Object.entries(browser.cookies).map(([name, value]) => `${name}=${value}`);
  const answer = await app.inject({
    method,
    url: `${realmPath}/${path}`,
    headers: { ...headers, host: 'kmx.example', cookie: cookie.join('; ') },
    ...(method === 'POST' ? { payload } : {}),
  });
  for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
    const [[name, value] = ['', '']] = Object.entries(parseCookies(set.split(';')[0]));
    if (set.includes('Max-Age=0') || set.includes('1970')) delete browser.cookies[name];
    else browser.cookies[name] = value;
  }
  return answer;
}
export const exchangeCode = () =>
  send('POST', 'access_token', 'grant_type=authorization_code&code=c&client_id=mykomax');

let configuration: Parameters<typeof registerTokenMediator>[1];
export const readTokens = (now?: number) => readValidTokens({ configuration, cookies: browser.cookies }, now);

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
  browser.cookies = {};
  Object.assign(answers, usualAnswers);
  answers.exchange = {
    access_token: 'real-access',
    id_token: 'real.id.token',
    refresh_token: 'real-refresh',
    expires_in: 600,
  };
});
afterEach(() => void vi.useRealTimers());
