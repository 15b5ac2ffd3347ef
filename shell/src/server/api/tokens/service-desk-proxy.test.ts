import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServiceDeskClient } from '../../backends/clients/service-desk-client.ts';
import { parseCookies } from '../../http/cookies.ts';
import { createLimits } from '../../limits/create-limits.ts';
import { createTestContext } from '../../request/request-context.fixture.ts';
import { createMemoryState } from '../../shared-state/memory-state.ts';
import { createEndedSessions } from '../../tokens/ended-sessions.ts';
import { createTokenCookie } from '../../tokens/held-tokens.ts';
import { createIdentityTokens } from '../../tokens/identity-tokens.ts';
import { tellEndedSessions } from '../../tokens/tell-ended-sessions.ts';
import { answerServiceDeskProxy } from './service-desk-proxy.ts';

const realmPath = '/am/oauth2/realms/root/realms/alpha';
const keys = await generateKeyPair('RS256');
const strangersKeys = await generateKeyPair('RS256');
const publicKey = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };

const configuration = {
  AUTH_TOKEN_MODE: 'server',
  EDITOR_SECRET: 'only-for-this-test-0123',
  PUBLIC_ORIGIN: 'https://kmx.example',
} as const;

interface ReceivedRequest {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
const received: ReceivedRequest[] = [];
let deskStatus = 200;

// One server for the backends: the keys of identity and the two GraphQL endpoints.
const backend = createServer((request, response) => {
  void text(request).then((body) => {
    response.setHeader('content-type', 'application/json');
    if (request.url === `${realmPath}/connect/jwk_uri`) return response.end(JSON.stringify({ keys: [publicKey] }));
    received.push({ path: request.url, headers: request.headers, body });
    response.statusCode = deskStatus;
    return response.end(JSON.stringify({ data: { viewer: { id: 'u1' } } }));
  });
});
let origin = '';
let parts: Parameters<typeof answerServiceDeskProxy>[1];

beforeAll(async () => {
  backend.listen(0, '127.0.0.1');
  await once(backend, 'listening');
  origin = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
});
afterAll(() => backend.close());
afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  const sharedState = createMemoryState();
  received.length = 0;
  deskStatus = 200;
  parts = {
    configuration,
    identityTokens: createIdentityTokens(
      {
        AUTH_BASE_URL: '/am',
        AUTH_CLIENT_ID: 'mykomax',
        IDENTITY_ORIGIN: origin,
        PUBLIC_ORIGIN: 'https://kmx.example',
      },
      tellEndedSessions(createEndedSessions(), sharedState, pino({ level: 'silent' })),
    ),
    limits: createLimits(sharedState),
    serviceDesk: createServiceDeskClient({
      BACKEND_TIMEOUT_MS: 10_000,
      SIS_DEBUG_LEVEL: '2',
      serviceDeskEndpoint: `${origin}/desk`,
      ticketsEndpoint: `${origin}/tickets`,
    }),
  };
});

interface TokenChange {
  readonly key?: CryptoKey;
  readonly issuer?: string;
  readonly audience?: string;
  readonly expires?: number;
  readonly subject?: string;
}

function signToken(change: TokenChange = {}): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setSubject(change.subject ?? 'u1')
    .setIssuer(change.issuer ?? `https://kmx.example${realmPath}`)
    .setAudience(change.audience ?? 'mykomax')
    .setExpirationTime(Math.floor(Date.now() / 1000) + (change.expires ?? 300))
    .sign(change.key ?? keys.privateKey);
}

const viewerQuery = JSON.stringify({ query: '{ viewer { id } }' });

async function ask(token: string | null, body = viewerQuery, path = '/api/sis-proxy', site = 'same-origin', own = {}) {
  const context = createTestContext({
    url: new URL(path, 'https://kmx.example'),
    headers: { 'sec-fetch-site': site, ...(token === null ? {} : { ciam_id_token: token }) },
    ...own,
    readBody: () => Promise.resolve(body),
  });
  const answer = await answerServiceDeskProxy(context, parts);
  return { status: answer.status, body: JSON.parse(typeof answer.body === 'string' ? answer.body : '') as unknown };
}

const createRefusal = (code: string): unknown => ({
  errors: [expect.objectContaining({ extensions: { code } }) as unknown],
});

describe('the endpoint of the portal to the service desk', () => {
  it('SRV-053 passes GraphQL on with the identity token and the debug level in headers', async () => {
    const token = await signToken();
    expect(await ask(token)).toEqual({ status: 200, body: { data: { viewer: { id: 'u1' } } } });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ path: '/desk', body: viewerQuery });
    expect(received[0]?.headers).toMatchObject({ ciam_id_token: token, 'sis-debug-level': '2' });
  });

  it('SRV-053 takes the identity token also where a proxy has dropped the header with underscores in its name', async () => {
    const token = await signToken();
    const own = { headers: { 'sec-fetch-site': 'same-origin', 'ciam-id-token': token } };
    expect((await ask(null, viewerQuery, '/api/sis-proxy', '', own)).status).toBe(200);
    expect(received[0]?.headers).toMatchObject({ ciam_id_token: token });
  });

  it('SRV-053 in token mode server the shell adds the token it holds, for requests that only a page of ours can send', async () => {
    const idToken = await signToken();
    const hold = (expiresAt: number) =>
      parseCookies(createTokenCookie({ configuration }, { accessToken: 'a', idToken, expiresAt }) ?? '');
    const headers = { 'sec-fetch-site': 'same-origin', 'x-requested-with': 'kmx' };
    const own = { cookies: hold(Date.now() + 60_000), headers };
    expect((await ask(null, viewerQuery, '/api/sis-proxy', '', own)).status).toBe(200);
    expect(received[0]?.headers).toMatchObject({ ciam_id_token: idToken });
    const bare = { ...own, headers: { 'sec-fetch-site': 'same-origin' } };
    expect((await ask(null, viewerQuery, '/api/sis-proxy', '', bare)).status).toBe(401);
    const late = { ...own, cookies: hold(Date.now() - 1) };
    expect((await ask(null, viewerQuery, '/api/sis-proxy', '', late)).status).toBe(401);
    expect(received).toHaveLength(1);
  });

  it('SRV-054 POR-067 tickets have a target of their own, which may lead to another service', async () => {
    await ask(await signToken(), viewerQuery, '/api/tickets-proxy');
    expect(received[0]?.path).toBe('/tickets');
  });

  it.each([
    ['of another key', { key: strangersKeys.privateKey }],
    ['of another issuer', { issuer: 'https://elsewhere.example' }],
    ['for another client', { audience: 'another' }],
    ['that ended more than a minute ago', { expires: -61 }],
  ] satisfies readonly (readonly [string, TokenChange])[])(
    'SRV-053 a token %s is refused and never passed on',
    async (_name, change) => {
      expect(await ask(await signToken(change))).toEqual({ status: 401, body: createRefusal('UNAUTHENTICATED') });
      expect(received).toEqual([]);
    },
  );

  it('SRV-053 a clock that is half a minute behind signs nobody out', async () => {
    expect((await ask(await signToken({ expires: -30 }))).status).toBe(200);
  });

  it('SRV-053 a request without token, or altered, or from another site is refused', async () => {
    const token = await signToken();
    expect((await ask(null)).status).toBe(401);
    expect((await ask(`${token.slice(0, -8)}AAAAAAAA`)).status).toBe(401);
    expect((await ask(token, viewerQuery, '/api/sis-proxy', 'cross-site')).status).toBe(403);
    expect(received).toEqual([]);
  });

  it.each(['', 'null', '{"query":1}', JSON.stringify({ query: '{ viewer {' })])(
    'SRV-053 a body that is no GraphQL request is refused: %s',
    async (body) => {
      expect(await ask(await signToken(), body)).toEqual({ status: 400, body: createRefusal('BAD_REQUEST') });
      expect(received).toEqual([]);
    },
  );

  it('D-55 a query is asked twice when the service desk fails, a change only once', async () => {
    deskStatus = 503;
    const token = await signToken();
    expect(await ask(token)).toEqual({ status: 503, body: createRefusal('UNAVAILABLE') });
    expect(received).toHaveLength(2);
    await ask(token, JSON.stringify({ query: 'mutation { closeTicket(id: "1", reason: NO_LONGER_RELEVANT) { id } }' }));
    expect(received).toHaveLength(3);
  });

  it('limits what one person asks in a minute, and nobody else', async () => {
    // All of it in one minute, however long a busy machine takes.
    vi.useFakeTimers({ toFake: ['Date'] });
    const token = await signToken({ subject: 'eager' });
    for (let count = 0; count < 300; count += 1) await ask(token);
    expect(await ask(token)).toEqual({ status: 429, body: createRefusal('RATE_LIMITED') });
    expect((await ask(await signToken({ subject: 'patient' }))).status).toBe(200);
  }, 120_000);
});
