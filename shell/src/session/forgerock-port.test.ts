import { createHash } from 'node:crypto';
import { Config, OAuth2Client, TokenManager } from '@forgerock/javascript-sdk';
import { FRLogger } from '@forgerock/javascript-sdk/src/util/logger';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authErrors } from './auth-errors.ts';
import { loadDiscovery } from './discovery.browser.ts';
import { createFakePage } from './fake-page.fixture.ts';
import { createForgeRockPort } from './forgerock-port.browser.ts';

const realm = 'https://kmx.example/am/oauth2/realms/root/realms/alpha';
const storedKey = 'FR-SDK-mykomax';
const flowKey = 'FR-SDK-authflow-mykomax';
const configuration = { clientId: 'mykomax', baseUrl: '/am', wellKnown: '' };

/** The real SDK in a page whose network answers what the test says; the hidden frame never loads. */
function openTestPage(reply: (path: string) => Response = () => Response.json({})) {
  const { page, visited } = createFakePage('https://kmx.example/de/mykomax');
  const requests: { url: string; method: string; body: string }[] = [];
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', page.location);
  vi.stubGlobal('localStorage', page.localStorage);
  vi.stubGlobal('sessionStorage', page.sessionStorage);
  vi.stubGlobal('document', {
    createElement: () => Object.assign(new EventTarget(), { style: {}, remove: () => {} }),
    body: { appendChild: () => {} },
  });
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    requests.push({ url, method: init?.method ?? 'GET', body: typeof init?.body === 'string' ? init.body : '' });
    return Promise.resolve(reply(new URL(url).pathname));
  });
  const createPort = (changes: object = {}) => createForgeRockPort({ ...configuration, ...changes }, page);
  return { page, visited, requests, createPort };
}

function saveFlow(page: Window): void {
  page.sessionStorage.setItem(flowKey, JSON.stringify({ state: 'b', verifier: 'v' }));
}

const query = { code: 'a', state: 'b' };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 1_000_000 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('configuration', () => {
  it('ERR-016 ERR-017 the SDK refuses to work before it has a configuration and a server', () => {
    expect(() => Config.get()).toThrow('Configuration has not been set');
    expect(() => Config.get({ clientId: 'mykomax' })).toThrow('Server configuration has not been set');
  });

  it('AUTH-016 ERR-015 a configuration without client or server is invalid', async () => {
    const { page } = openTestPage();
    for (const missing of ['clientId', 'baseUrl']) {
      const attempt = createForgeRockPort({ ...configuration, [missing]: '' }, page);
      await expect(attempt).rejects.toThrow('Configuration is invalid');
    }
  });

  it('AUTH-018 ERR-018 discovery needs the well-known property', async () => {
    await expect(loadDiscovery('')).rejects.toThrow('Missing well-known property');
  });

  it('CON-007 ERR-020 discovery has 5000 ms and takes no status but 200', async () => {
    openTestPage(() => new Response('', { status: 503 }));
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await expect(loadDiscovery('https://kmx.example/am/x')).rejects.toThrow('Expected 200, received 503');
    expect(timeout).toHaveBeenCalledWith(5000);
  });

  it('AUTH-017 AUTH-037 AUTH-040 CON-006 CON-024 gives the base URL its slash, requests 3000 ms and the log level none', async () => {
    await openTestPage().createPort();
    expect(Config.get()).toMatchObject({
      logLevel: 'none',
      prefix: 'FR-SDK',
      realmPath: 'alpha',
      scope: 'openid profile email fr:idm:*',
      serverConfig: { baseUrl: 'https://kmx.example/am/', timeout: 3000 },
    });
  });
});

it("CON-005 CON-007 CON-024 the SDK's own defaults: 30000 ms, 5000 ms, prefix FR-SDK, and levels from none to debug", () => {
  Config.set({ serverConfig: { baseUrl: 'https://id.example/am' } });
  expect(Config.get()).toMatchObject({ oauthThreshold: 30_000, prefix: 'FR-SDK', serverConfig: { timeout: 5000 } });
  const levels = (['none', 'error', 'warn', 'info', 'debug'] as const).map((logLevel) => {
    Config.set({ logLevel, serverConfig: { baseUrl: 'https://id.example/am' } });
    return FRLogger.enabled();
  });
  expect(levels).toEqual([0, 25, 50, 75, 100]);
});

describe('leaving for the sign-in page', () => {
  it('AUTH-041 AUTH-038 CON-008 asks with a state of 16 bytes and the S256 challenge of a verifier of 32 bytes', async () => {
    const { page, visited, createPort } = openTestPage();
    const random = vi.spyOn(crypto, 'getRandomValues');
    await (await createPort()).openSignIn('de');
    const url = new URL(visited[0] ?? '');
    expect(url.href.startsWith(`${realm}/authorize?`)).toBe(true);
    const { state, verifier } = JSON.parse(page.sessionStorage.getItem(flowKey) ?? '{}');
    expect(random.mock.calls.map(([bytes]) => bytes?.byteLength)).toEqual([32, 16]);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      state,
      scope: 'openid profile email fr:idm:*',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ui_locales: 'de',
    });
  });
});

describe('stored tokens', () => {
  const store = (page: Window, lifeMs: number) =>
    page.localStorage.setItem(storedKey, JSON.stringify({ accessToken: 'old', tokenExpiry: Date.now() + lifeMs }));

  it('AUTH-008 CON-005 are used as they are while they live longer than 180 seconds', async () => {
    const { page, requests, createPort } = openTestPage();
    store(page, 180_001);
    expect(await (await createPort()).loadTokens()).toMatchObject({ accessToken: 'old' });
    expect(requests).toEqual([]);
  });

  it('AUTH-009 AUTH-042 CON-005 ERR-019 else they are revoked, and a hidden frame that is silent for 3000 ms times out', async () => {
    const { page, requests, createPort } = openTestPage();
    store(page, 179_999);
    const outcome = expect((await createPort()).loadTokens()).rejects.toThrow('Authorization timed out');
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(1), { timeout: 10_000 });
    expect(requests).toEqual([{ url: `${realm}/token/revoke`, method: 'POST', body: 'client_id=mykomax&token=old' }]);
    expect(page.localStorage.getItem(storedKey)).toBeNull();
    await vi.advanceTimersByTimeAsync(3_000);
    await outcome;
  });

  it('ERR-028 that cannot be read are named', async () => {
    const { page, createPort } = openTestPage();
    page.localStorage.setItem(storedKey, '{broken');
    await expect((await createPort()).loadTokens()).rejects.toThrow(authErrors.tokensUnreadable);
    expect(authErrors.tokensUnreadable).toBe('Could not parse token object from localStorage');
  });
});

describe('the exchange of the code', () => {
  const exchange = async (reply: () => Response, asked = query) => {
    const { page, createPort } = openTestPage(reply);
    saveFlow(page);
    return (await createPort()).exchange(asked);
  };

  it('SYS-030 gives access and id token and the expiry in milliseconds, and keeps no refresh token', async () => {
    const answer = { access_token: 'a', id_token: 'i', refresh_token: 'r', expires_in: 600 };
    expect(await exchange(() => Response.json(answer))).toEqual({
      accessToken: 'a',
      idToken: 'i',
      tokenExpiry: 1_600_000,
    });
  });

  it('AUTH-019 ERR-025 needs the stored state', async () => {
    await expect(exchange(() => Response.json({}), { ...query, state: 'x' })).rejects.toThrow('State mismatch');
  });

  it('AUTH-021 ERR-027 needs an access token in the answer', async () => {
    await expect(exchange(() => Response.json({}))).rejects.toThrow('Access token not found in response');
  });

  it.each([
    ['invalid_grant: expired', { error: 'invalid_grant', error_description: 'expired' }],
    ['401: Unauthorized', { code: 401, message: 'Unauthorized' }],
  ])('AUTH-043 shows the refusal of the provider as %s', async (text, answer) => {
    await expect(exchange(() => Response.json(answer, { status: 400 }))).rejects.toThrow(text);
  });

  it('ERR-020 ERR-024 names an answer of another status and one without tokens', async () => {
    await expect(exchange(() => new Response('', { status: 502 }))).rejects.toThrow('Expected 200, received 502');
    vi.spyOn(TokenManager, 'getTokens').mockResolvedValue(undefined);
    await expect(exchange(() => Response.json({}))).rejects.toThrow('Unable to exchange authorization for tokens');
  });
});

describe('user info and the end of a session', () => {
  it('ERR-021 names the status of a refused user info', async () => {
    const { createPort } = openTestPage(() => new Response('', { status: 401 }));
    await expect((await createPort()).loadClaims()).rejects.toThrow('Failed to get user info; received 401');
  });

  it.each([200, 204, 400, 404, 499])('AUTH-022 revoking and ending accept %i', async (status) => {
    await openTestPage(() => new Response(null, { status })).createPort();
    expect(await OAuth2Client.revokeToken()).toMatchObject({ status });
    expect(await OAuth2Client.endSession()).toMatchObject({ status });
  });

  it('AUTH-022 ERR-022 ERR-023 and name every other status', async () => {
    await openTestPage(() => new Response('', { status: 500 })).createPort();
    await expect(OAuth2Client.revokeToken()).rejects.toThrow('Failed to revoke token; received 500');
    await expect(OAuth2Client.endSession()).rejects.toThrow('Failed to end session; received 500');
  });

  it('AUTH-013 AUTH-014 a sign-out revokes the token and ends the session, through the provider when a return address is given', async () => {
    const { page, requests, visited, createPort } = openTestPage();
    const port = await createPort();
    const tokens = JSON.stringify({ accessToken: 'old', idToken: 'id', tokenExpiry: 9e15 });
    page.localStorage.setItem(storedKey, tokens);
    await port.endSession(null);
    const paths = requests.map(({ url }) => url.split('?')[0]);
    expect(paths).toContain(`${realm}/token/revoke`);
    expect(requests.map(({ url }) => url)).toContain(`${realm}/connect/endSession?id_token_hint=id`);
    requests.length = 0;
    await port.endSession('https://kmx.example/');
    expect(requests.some(({ url }) => url.includes('endSession'))).toBe(false);
    expect(visited).toEqual([
      `${realm}/connect/endSession?id_token_hint=id&post_logout_redirect_uri=https%3A%2F%2Fkmx.example%2F`,
    ]);
  });

  const signOutWith = async (reply: (path: string) => Response, returnUri: string | null = null) => {
    const { page, visited, requests, createPort } = openTestPage(reply);
    const port = await createPort();
    page.localStorage.setItem(storedKey, JSON.stringify({ accessToken: 'old', idToken: 'id', tokenExpiry: 9e15 }));
    const failure = await port.endSession(returnUri).then(
      () => null,
      (error: Error) => error.message,
    );
    return { failure, visited, paths: requests.map(({ url }) => new URL(url).pathname.split('/').findLast(Boolean)) };
  };
  const refuse = (endpoint: string, status: number) => (path: string) =>
    new Response(null, { status: path.includes(endpoint) ? status : 204 });

  it.each([500, 502, 403, 408, 429])(
    'ERR-022 ERR-023 a sign-out of which any part was answered by %i names what failed, and tries the rest',
    async (status) => {
      const session = `Failed to end session; received ${status}`;
      const token = `Failed to revoke token; received ${status}`;
      for (const [endpoint, text] of [
        ['/sessions', session],
        ['/endSession', session],
        ['/revoke', token],
        ['/', `${session}. ${token}`],
      ] as const) {
        const { failure, paths } = await signOutWith(refuse(endpoint, status));
        expect([endpoint, failure]).toEqual([endpoint, text]);
        expect(paths.toSorted()).toEqual(['endSession', 'revoke', 'sessions']);
      }
    },
  );

  it('AUTH-013 without a token nothing is revoked, but in a second try, as the shell may hold the token', async () => {
    const { requests, createPort } = openTestPage(() => new Response(null, { status: 204 }));
    const port = await createPort();
    const countRevocations = () => requests.filter(({ url }) => url.includes('/token/revoke')).length;
    await port.endSession(null);
    expect(countRevocations()).toBe(0);
    await port.endSession(null, true);
    expect(countRevocations()).toBe(1);
  });

  it('ERR-022 ERR-023 no answer, in time or at all, is a failure too', async () => {
    const { failure } = await signOutWith(() => {
      throw new TypeError('Failed to fetch');
    });
    const expected = 'Failed to end session; received no answer. Failed to revoke token; received no answer';
    expect(failure).toBe(expected);
    const silent = openTestPage();
    const port = await silent.createPort();
    silent.page.localStorage.setItem(storedKey, JSON.stringify({ accessToken: 'old' }));
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const outcome = expect(port.endSession(null)).rejects.toThrow(expected);
    await vi.advanceTimersByTimeAsync(6_000);
    await outcome;
  });

  it.each([400, 401, 404])('AUTH-022 %i says that there was nothing left to end', async (status) => {
    expect((await signOutWith(refuse('/', status))).failure).toBeNull();
  });

  it('AUTH-013 of a provider that speaks of no sessions none is ended by its address, and it is never gone to unasked', async () => {
    const at = (path: string) => `https://id.example/as/${path}`;
    const discovery = {
      issuer: 'https://id.example',
      authorization_endpoint: at('authorize'),
      token_endpoint: at('token'),
      userinfo_endpoint: at('userinfo'),
      end_session_endpoint: at('signoff'),
      revocation_endpoint: at('revoke'),
    };
    const { page, visited, requests, createPort } = openTestPage((path) =>
      path === '/known' ? Response.json(discovery) : new Response(null, { status: 204 }),
    );
    const port = await createPort({ wellKnown: '/known' });
    page.localStorage.setItem(storedKey, JSON.stringify({ accessToken: 'old', idToken: 'id', tokenExpiry: 9e15 }));
    requests.length = 0;
    await port.endSession(null);
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/as/revoke', '/as/signoff']);
    expect(visited).toEqual([]);
  });

  it('AUTH-013 of a provider that was discovered and has sessions they are ended by their address', async () => {
    const at = (path: string) => `${realm}/${path}`;
    const discovery = {
      issuer: 'https://kmx.example/am/oauth2/alpha',
      authorization_endpoint: at('authorize'),
      token_endpoint: at('access_token'),
      userinfo_endpoint: at('userinfo'),
      end_session_endpoint: at('connect/endSession'),
      revocation_endpoint: at('token/revoke'),
    };
    const { requests, createPort } = openTestPage((path) =>
      path === '/known' ? Response.json(discovery) : new Response(null, { status: 204 }),
    );
    await (await createPort({ wellKnown: '/known' })).endSession(null);
    expect(requests.map(({ url }) => new URL(url).pathname).some((path) => path.includes('/sessions'))).toBe(true);
  });

  it('ERR-022 ERR-023 a status is the one at the end of the SDK text, nothing elsewhere in it', async () => {
    const { createPort } = openTestPage(() => {
      throw new TypeError('received 200 bytes of 400');
    });
    await expect((await createPort()).endSession(null)).rejects.toMatchObject({
      kind: 'failed',
      message: 'Failed to end session; received no answer',
    });
  });

  it('AUTH-014 the browser leaves for the page of the provider only when the rest went well', async () => {
    const { failure, visited, paths } = await signOutWith(refuse('/revoke', 500), 'https://kmx.example/');
    expect([failure, visited]).toEqual(['Failed to revoke token; received 500', []]);
    expect(paths).toContain('endSession');
  });
});
