import { OAuth2Client } from '@forgerock/javascript-sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestPage, realm, storedKey } from './forgerock-port.fixture.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 1_000_000 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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
