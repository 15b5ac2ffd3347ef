import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sampleAccounts, samplePassword } from '../../sample/sample-accounts.ts';
import { origin, startTestIdentity, type TestIdentity } from '../test-identity.ts';
import { anna, createFlow, createVisitor } from '../test-visitor.ts';
import { endSessionPath, oauthPath, sessionsPath, usersPathPrefix } from './realm.ts';

const ben = sampleAccounts[1];
const chie = sampleAccounts[2];
const logoutTokens: string[] = [];
let refusals = 0;
// A shell that hears of ended sessions.
const shell = createServer((request, response) => {
  void text(request).then((body) => {
    response.statusCode = refusals > 0 ? 503 : 200;
    if (refusals > 0) refusals -= 1;
    else logoutTokens.push(new URLSearchParams(body).get('logout_token') ?? '');
    response.end();
  });
});

let identity: TestIdentity;
beforeAll(async () => {
  shell.listen(0, '127.0.0.1');
  await once(shell, 'listening');
  identity = await startTestIdentity([`http://127.0.0.1:${(shell.address() as AddressInfo).port}/told`]);
}, 60_000);
afterAll(async () => {
  await identity.close();
  shell.close();
});
beforeEach(async () => {
  logoutTokens.length = 0;
  await identity.forgetAttempts();
});

async function signIn(email: string | undefined) {
  const visitor = createVisitor(identity.resolveUrl, origin);
  const { tokens } = await visitor.signInForTokens(email, samplePassword);
  return { visitor, idToken: tokens.id_token, sid: decodeJwt(tokens.id_token)['sid'] };
}
/** The messages are sent behind the answer. */
const patience = { timeout: 10_000 };
const readSids = () => logoutTokens.map((token) => decodeJwt(token)['sid']);

it('AUTH-014 SRV-053 reports an ended session with a signed logout token, also when the shell was unavailable at first', async () => {
  const { visitor, sid } = await signIn(anna);
  expect(sid).toEqual(expect.any(String));
  refusals = 1;
  await visitor.sendJson('POST', `${sessionsPath}?_action=logout`, {});
  await expect.poll(readSids, patience).toEqual([sid]);
  const keys = (await (await visitor.send(`${oauthPath}/connect/jwk_uri`)).json()) as JSONWebKeySet;
  const options = { issuer: `${origin}${oauthPath}`, audience: 'mykomax', typ: 'logout+jwt' };
  const { payload } = await jwtVerify(logoutTokens[0] ?? '', createLocalJWKSet(keys), options);
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  expect(payload).toMatchObject({ events, sub: sampleAccounts[0]?.id, jti: expect.any(String) });
  expect(payload).not.toHaveProperty('nonce');
});

it('AUTH-014 reports each way in which a session ends, and no session that continues', async () => {
  const first = await signIn(ben?.email);
  await first.visitor.send(`${endSessionPath}?id_token_hint=${first.idToken}`, { headers: { accept: '*/*' } });
  await expect.poll(readSids, patience).toEqual([first.sid]);

  const second = await signIn(ben?.email);
  const submitted = await second.visitor.submit(
    await second.visitor.openSignIn(createFlow(origin, { prompt: 'login' })),
    chie?.email ?? '',
    samplePassword,
  );
  const resumed = await second.visitor.send(submitted.headers.get('location') ?? '');
  const form = await resumed.text();
  const action = /action="([^"]+)"/.exec(form)?.[1] ?? '';
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(form)?.[1] ?? '';
  await second.visitor.post(new URL(action, origin).pathname, { xsrf, logout: 'yes' });
  await expect.poll(readSids, patience).toEqual([first.sid, second.sid]);

  const [third, fourth] = [await signIn(ben?.email), await signIn(ben?.email)];
  const body = { currentpassword: samplePassword, userpassword: 'Sleeve-2031-copper' };
  await third.visitor.sendJson('POST', `${usersPathPrefix}${ben?.id}?_action=changePassword`, body);
  await expect.poll(readSids, patience).toEqual([first.sid, second.sid, fourth.sid]);
});
