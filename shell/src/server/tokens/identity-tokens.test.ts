import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isServiceToken, serviceTokenHeader } from '@kmx/server-kit/service-calls/service-token.server.ts';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { signServiceCalls } from '../backends/calls/call-headers.ts';
import { UpstreamError } from '../backends/calls/upstream-error.ts';
import { createIdentityTokens } from './identity-tokens.ts';

const secret = 'uQ7wLm2Zr9Xe4Bk6Tn1V';
const publicOrigin = 'https://www.kmx.example';
const { publicKey, privateKey } = await generateKeyPair('RS256');
let server: Server;
let origin: string;
let answer: (isProven: boolean) => readonly [status: number, body: string];

beforeAll(async () => {
  server = createServer((request, response) => {
    const [status, body] = answer(isServiceToken(secret, request.headers[serviceTokenHeader], Date.now()));
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => signServiceCalls(null));
afterAll(() => void server.close());

const createTokens = () =>
  createIdentityTokens(
    { AUTH_BASE_URL: '/am', AUTH_CLIENT_ID: 'mykomax', IDENTITY_ORIGIN: origin, PUBLIC_ORIGIN: publicOrigin },
    { end: async () => {}, has: () => false },
  );

const signToken = () =>
  new SignJWT({})
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(`${publicOrigin}/am/oauth2/realms/root/realms/alpha`)
    .setAudience('mykomax')
    .setSubject('anna')
    .setExpirationTime('5m')
    .sign(privateKey);

it('SRV-053 the keys of identity are asked for as a shell that proves itself', async () => {
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] });
  answer = (isProven) => (isProven ? [200, keys] : [401, '{}']);
  signServiceCalls({ secret, origins: new Set([origin]) });
  expect(await createTokens().verify(await signToken())).toBe('anna');
  expect(await createTokens().verify('nonsense')).toBeNull();
});

it.each([
  ['refuses', 401, '{}'],
  ['has no keys', 200, '{"keys":{}}'],
  ['says something else', 200, 'not JSON'],
])(
  'SRV-053 a provider that %s makes no token invalid: it is a failure of the provider',
  async (_name, status, body) => {
    answer = () => [status, body];
    await expect(createTokens().verify(await signToken())).rejects.toThrow(UpstreamError);
  },
);
