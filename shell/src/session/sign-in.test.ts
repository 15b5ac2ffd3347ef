import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  claims,
  createIdentityToken,
  createTestAuth,
  flowKey,
  savePendingSignIn,
  storedKey,
  tokens,
} from './create-auth.fixture.ts';

const callback = 'https://kmx.example/callback?code=a&state=b&iss=https://id.example';

// Other tabs' messages would reach the next test.
beforeEach(() => void vi.stubGlobal('BroadcastChannel', undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('sign-in', () => {
  it('AUTH-003 exchanges the code once, strips the address and returns to the saved page', async () => {
    const { auth, page, port, visited } = createTestAuth(callback);
    savePendingSignIn(page);
    expect(await auth.handleCallback(new URL(callback))).toEqual({
      kind: 'signed-in',
      returnUrl: '/en/mykomax/tickets',
    });
    expect(visited).toEqual(['/callback']);
    expect(await auth.handleCallback(new URL(callback))).toMatchObject({ kind: 'failed' });
    expect(port.exchange).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['state=x&iss=https://id.example', 'State mismatch'],
    ['state=b&iss=https://evil.example', 'Issuer mismatch'],
    ['state=b', 'Issuer mismatch'],
  ])('AUTH-011 AUTH-019 exchanges nothing and keeps the session on a forged return: %s', async (query, error) => {
    const { auth, page, port, readSession } = createTestAuth(callback);
    page.localStorage.setItem(storedKey, JSON.stringify(tokens));
    savePendingSignIn(page);
    const outcome = await auth.handleCallback(new URL(`https://kmx.example/callback?code=a&${query}`));
    expect(outcome).toEqual({ kind: 'failed', errors: [error] });
    expect(port.exchange).not.toHaveBeenCalled();
    expect(page.localStorage.getItem(storedKey)).not.toBeNull();
    await vi.waitFor(() => expect(readSession().status).toBe('signed-in'), { timeout: 10_000 });
    expect(page.sessionStorage.getItem(flowKey)).not.toBeNull();
  });

  it('AUTH-006 opens the sign-in page after a listed reason and AUTH-007 gives up after 30 seconds', async () => {
    vi.useFakeTimers();
    const refused = new Error('The request requires some interaction that is not allowed.');
    const { auth, port, page, readSession } = createTestAuth('https://kmx.example/en/mykomax', {
      loadTokens: () => Promise.reject(refused),
    });
    const outcome = expect(auth.contract.ensureSignedIn()).rejects.toMatchObject({ kind: 'not-left' });
    await vi.advanceTimersByTimeAsync(29_000);
    expect(port.openSignIn).toHaveBeenCalledTimes(1);
    expect(page.sessionStorage.getItem('kmx-sign-in')).toContain('/en/mykomax');
    expect(readSession().status).toBe('signing-in');
    await vi.advanceTimersByTimeAsync(1_000);
    await outcome;
    expect(readSession().status).toBe('signed-out');
  });

  it('AUTH-010 rethrows any other error without leaving the page', async () => {
    const { auth, port } = createTestAuth('https://kmx.example/en/mykomax', {
      loadTokens: () => Promise.reject(new Error('server_error: broken')),
    });
    await expect(auth.contract.ensureSignedIn()).rejects.toThrow('server_error: broken');
    expect(port.openSignIn).not.toHaveBeenCalled();
  });

  it('AUTH-012 logs out and signs in again once when the user info fails, then reports the failure', async () => {
    vi.useFakeTimers();
    const { auth, port } = createTestAuth('https://kmx.example/en/mykomax', {
      loadClaims: () => Promise.reject(new Error('Failed to get user info; received 401')),
    });
    const first = expect(auth.contract.ensureSignedIn()).rejects.toMatchObject({ kind: 'not-left' });
    await vi.advanceTimersByTimeAsync(31_000);
    await first;
    expect(port.endSession).toHaveBeenCalledTimes(1);
    const second = expect(auth.contract.ensureSignedIn()).rejects.toThrow('Failed to get user info; received 401');
    await vi.advanceTimersByTimeAsync(100);
    await second;
    expect(port.openSignIn).toHaveBeenCalledTimes(1);
  });

  it.each([
    'Failed to get user info; received 502',
    'Failed to get user info; received 429',
    'Timeout',
    'Failed to fetch',
  ])(
    'AUTH-012 a provider that merely cannot respond signs nobody out: the identity token replaces it until it can (%s)',
    async (message) => {
      vi.useFakeTimers();
      const loadClaims = vi.fn((): Promise<unknown> => Promise.reject(new Error(message)));
      const identified = { ...tokens, idToken: createIdentityToken({ ...claims, family_name: 'Németh' }) };
      const { auth, page, port, readSession } = createTestAuth('https://kmx.example/en/mykomax', {
        loadClaims,
        loadTokens: () => Promise.resolve(identified),
      });
      page.localStorage.setItem(storedKey, JSON.stringify(identified));
      await auth.contract.ensureSignedIn();
      expect(readSession()).toMatchObject({ status: 'signed-in', user: { id: 'u1', lastName: 'Németh' } });
      await vi.advanceTimersByTimeAsync(2_000 + 4_000 + 8_000);
      expect(loadClaims).toHaveBeenCalledTimes(4);
      loadClaims.mockResolvedValue(claims);
      await vi.advanceTimersByTimeAsync(16_000);
      expect(readSession().user?.lastName).toBe('Keller');
      await vi.advanceTimersByTimeAsync(600_000);
      expect(loadClaims).toHaveBeenCalledTimes(5);
      expect(port.endSession).not.toHaveBeenCalled();
      expect(port.openSignIn).not.toHaveBeenCalled();
    },
  );

  it('AUTH-012 a refusal that comes later still logs out and starts a sign-in on a page of the portal', async () => {
    vi.useFakeTimers();
    const loadClaims = vi.fn((): Promise<unknown> => Promise.reject(new Error('Timeout')));
    const identified = { ...tokens, idToken: createIdentityToken(claims) };
    const { auth, port, readSession } = createTestAuth('https://kmx.example/en/mykomax', {
      loadClaims,
      loadTokens: () => Promise.resolve(identified),
    });
    await auth.contract.ensureSignedIn();
    loadClaims.mockRejectedValue(new Error('Failed to get user info; received 401'));
    await vi.advanceTimersByTimeAsync(2_100);
    expect(port.endSession).toHaveBeenCalledTimes(1);
    expect(port.openSignIn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(readSession().status).toBe('signed-out');
  });

  it('AUTH-012 without a readable identity token the failure is shown, and the tokens stay for the next try', async () => {
    const { auth, page, port } = createTestAuth('https://kmx.example/en/mykomax', {
      loadClaims: () => Promise.reject(new Error('Timeout')),
    });
    page.localStorage.setItem(storedKey, JSON.stringify(tokens));
    await expect(auth.contract.ensureSignedIn()).rejects.toMatchObject({ kind: 'failed', message: 'Timeout' });
    expect(port.endSession).not.toHaveBeenCalled();
    expect(page.localStorage.getItem(storedKey)).not.toBeNull();
  });

  it('AUTH-012 claims that the shell read from the token it holds are asked for again', async () => {
    vi.useFakeTimers();
    const loadClaims = vi.fn((): Promise<unknown> => Promise.resolve({ ...claims, kmx_claims_source: 'id_token' }));
    const { auth, readSession } = createTestAuth('https://kmx.example/en/mykomax', { loadClaims });
    await auth.contract.ensureSignedIn();
    expect(readSession().status).toBe('signed-in');
    await vi.advanceTimersByTimeAsync(2_100);
    expect(loadClaims).toHaveBeenCalledTimes(2);
  });
});
