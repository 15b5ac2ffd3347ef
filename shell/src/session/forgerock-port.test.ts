import { createHash } from 'node:crypto';
import { Config, TokenManager } from '@forgerock/javascript-sdk';
import { FRLogger } from '@forgerock/javascript-sdk/src/util/logger';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authErrors } from './auth-errors.ts';
import { loadDiscovery } from './discovery.browser.ts';
import { createForgeRockPort } from './forgerock-port.browser.ts';
import { configuration, openTestPage, realm, storedKey } from './forgerock-port.fixture.ts';

const flowKey = 'FR-SDK-authflow-mykomax';

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
