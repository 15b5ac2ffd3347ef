import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMemoryState } from '../../shared-state/memory-state.ts';
import { createEndedSessions } from '../../tokens/ended-sessions.ts';
import { createIdentityTokens } from '../../tokens/identity-tokens.ts';
import { tellEndedSessions } from '../../tokens/tell-ended-sessions.ts';
import { answerBackChannelLogout } from './back-channel-logout.ts';

const realmPath = '/am/oauth2/realms/root/realms/alpha';
const keys = await generateKeyPair('RS256');
const strangersKeys = await generateKeyPair('RS256');
const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
const now = () => Math.floor(Date.now() / 1000);

const identity = createServer((_request, response) => response.end(JSON.stringify({ keys: [jwk] })));
beforeAll(async () => {
  identity.listen(0, '127.0.0.1');
  await once(identity, 'listening');
});
afterAll(() => identity.close());

function createTokens(port = (identity.address() as AddressInfo).port) {
  return createIdentityTokens(
    {
      AUTH_BASE_URL: '/am',
      AUTH_CLIENT_ID: 'mykomax',
      IDENTITY_ORIGIN: `http://127.0.0.1:${port}`,
      PUBLIC_ORIGIN: 'https://kmx.example',
    },
    tellEndedSessions(createEndedSessions(), createMemoryState(), pino({ level: 'silent' })),
  );
}

function sign(claims: JWTPayload, key: CryptoKey = keys.privateKey): Promise<string> {
  const common = { iss: `https://kmx.example${realmPath}`, aud: 'mykomax', sub: 'u1', iat: now(), exp: now() + 120 };
  return new SignJWT({ ...common, ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key);
}

async function tell(identityTokens: ReturnType<typeof createTokens>, token: string) {
  const body = new URLSearchParams({ logout_token: token }).toString();
  const log = pino({ level: 'silent' });
  const context = { readBody: () => Promise.resolve(body), log };
  return (await answerBackChannelLogout(context, { identityTokens })).status;
}

it('AUTH-014 SRV-053 identity tokens of an ended session are refused immediately, those of other sessions are not', async () => {
  const tokens = createTokens();
  const [mine, other] = [await sign({ sid: 'one' }), await sign({ sid: 'two' })];
  expect(await tokens.verify(mine)).toBe('u1');
  expect(await tell(tokens, await sign({ sid: 'one', jti: 'a', events }))).toBe(200);
  expect([await tokens.verify(mine), await tokens.verify(other)]).toEqual([null, 'u1']);
});

it('SRV-053 only a fresh logout token of the provider ends a session, and it opens nothing itself', async () => {
  const tokens = createTokens();
  const logout = { sid: 'one', jti: 'a', events };
  const refused = [
    await sign(logout, strangersKeys.privateKey),
    await sign({ ...logout, aud: 'another' }),
    await sign({ ...logout, iss: 'https://elsewhere.example' }),
    await sign({ ...logout, iat: now() - 600 }),
    await sign({ ...logout, exp: now() - 120 }),
    await sign({ ...logout, nonce: 'n' }),
    await sign({ ...logout, events: {} }),
    await sign({ jti: 'a', events }),
    await sign({ sid: 'one' }),
    'no token',
  ];
  for (const token of refused) expect(await tell(tokens, token)).toBe(400);
  expect(await tokens.verify(await sign({ sid: 'one' }))).toBe('u1');
  expect(await tokens.verify(await sign({ ...logout, sid: 'two' }))).toBeNull();
});

it('SRV-053 asks the provider to tell again while its keys cannot be had', async () => {
  expect(await tell(createTokens(1), await sign({ sid: 'one', jti: 'a', events }))).toBe(503);
});

it('an ended session is forgotten when its tokens have long expired', () => {
  let time = 0;
  const ended = createEndedSessions({ now: () => time });
  ended.note('one');
  time = 24 * 3_600_000;
  ended.note('two');
  expect([ended.has('one'), ended.has('two'), ended.has('three')]).toEqual([true, true, false]);
  time += 2 * 3_600_000;
  expect([ended.has('one'), ended.has('two')]).toEqual([false, true]);
});
