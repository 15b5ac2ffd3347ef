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
  it('loads nothing of the SDK on a page without stored tokens', async () => {
    const { auth, loadPort, readSession } = createTestAuth('https://kmx.example/en');
    await auth.start();
    expect(loadPort).not.toHaveBeenCalled();
    expect(readSession().status).toBe('signed-out');
  });

  it('AUTH-008 restores the user from stored tokens', async () => {
    const { auth, page, readSession } = createTestAuth('https://kmx.example/en');
    page.localStorage.setItem(storedKey, JSON.stringify(tokens));
    await auth.start();
    expect(readSession()).toMatchObject({ status: 'signed-in', user: { id: 'u1', initials: 'AK' } });
  });

  it('AUTH-026 a renewal on demand brings the roles as they are now, and a failed one changes nothing', async () => {
    const loadTokens = vi.fn(() => Promise.resolve(tokens));
    const loadClaims = vi.fn(() => Promise.resolve(claims));
    const { auth, page, readSession } = createTestAuth('https://kmx.example/en/mykomax', { loadTokens, loadClaims });
    page.localStorage.setItem(storedKey, JSON.stringify(tokens));
    await auth.start();
    loadClaims.mockResolvedValue({ ...claims, roles: ['kmx_int_assetdb_active'] });
    await auth.contract.renew();
    expect(loadTokens).toHaveBeenLastCalledWith(true);
    expect(readSession().user?.roles).toEqual(['kmx_int_assetdb_active']);
    loadTokens.mockRejectedValue(new Error('Authorization timed out'));
    await expect(auth.contract.renew()).rejects.toThrow();
    expect(readSession()).toMatchObject({ status: 'signed-in', user: { roles: ['kmx_int_assetdb_active'] } });
  });

  it('AUTH-009 a page that was left in the middle of a renewal does not sign the visitor out', async () => {
    const left = createTestAuth('https://kmx.example/en', { loadTokens: () => new Promise(() => {}) });
    left.page.localStorage.setItem(storedKey, JSON.stringify(tokens));
    void left.auth.start();
    await vi.waitFor(() => expect(left.page.localStorage.getItem('kmx-renewal')).not.toBeNull(), { timeout: 10_000 });
    const next = createTestAuth('https://kmx.example/en');
    next.page.localStorage.setItem('kmx-renewal', 'true');
    await next.auth.start();
    expect(next.readSession().status).toBe('signed-in');
    expect(next.page.localStorage.getItem('kmx-renewal')).toBeNull();
  });

  it('AUTH-009 a renewal that fails is over', async () => {
    const failed = { loadTokens: () => Promise.reject(new Error('The request requires consent.')) };
    const { auth, page, readSession } = createTestAuth('https://kmx.example/en', failed);
    page.localStorage.setItem('kmx-renewal', 'true');
    await auth.start();
    expect([readSession().status, page.localStorage.getItem('kmx-renewal')]).toEqual(['signed-out', null]);
  });

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

  it('AUTH-015 removes tokens and user on sign-out, even when the provider fails', async () => {
    const { auth, page, navigate, readSession } = createTestAuth('https://kmx.example/en/mykomax', {
      endSession: () => Promise.reject(new Error('Failed to end session; received 500')),
    });
    page.localStorage.setItem(storedKey, JSON.stringify(tokens));
    await auth.start();
    await expect(auth.contract.signOut()).rejects.toThrow('Failed to end session; received 500');
    expect(page.localStorage.getItem(storedKey)).toBeNull();
    expect(readSession()).toEqual({
      status: 'signed-out',
      user: null,
      signOutFailure: 'Failed to end session; received 500',
    });
    expect(navigate).not.toHaveBeenCalled();
  });

  it('AUTH-013 AUTH-014 a sign-out that failed is tried again with the same tokens, which nothing else may use', async () => {
    const seen: (string | null)[] = [];
    const endSession = vi.fn(() => {
      seen.push(page.localStorage.getItem(storedKey));
      return seen.length === 1 ? Promise.reject(new Error('Failed to revoke token; received 500')) : Promise.resolve();
    });
    const { auth, page, port, readSession } = createTestAuth('https://kmx.example/en/mykomax/logout', { endSession });
    page.localStorage.setItem(storedKey, JSON.stringify(tokens));
    await expect(auth.contract.signOut()).rejects.toThrow('Failed to revoke token; received 500');
    await expect(auth.contract.authorizeRequest(new Headers())).rejects.toMatchObject({ kind: 'sign-in-needed' });
    await auth.contract.signOut();
    expect(seen).toEqual([JSON.stringify(tokens), JSON.stringify(tokens)]);
    expect(readSession()).toEqual({ status: 'signed-out', user: null });
    expect(page.localStorage.length).toBe(0);
    expect(port.loadTokens).not.toHaveBeenCalled();
  });

  it('AUTH-013 AUTH-015 a sign-out is marked before its first call, and from then on no tab uses the tokens', async () => {
    const marks: (string | null)[] = [];
    const endSession = vi.fn(() => {
      marks.push(page.localStorage.getItem('kmx-sign-out'));
      return Promise.resolve();
    });
    const { auth, page, port } = createTestAuth('https://kmx.example/en/mykomax', { endSession });
    page.localStorage.setItem(storedKey, JSON.stringify(tokens));
    page.localStorage.setItem('kmx-renewal', 'access');
    await auth.contract.signOut();
    expect([marks, page.localStorage.length]).toEqual([[''], 0]);
    expect(endSession).toHaveBeenCalledWith(null, false);
    const other = createTestAuth('https://kmx.example/en/mykomax');
    other.page.localStorage.setItem(storedKey, JSON.stringify(tokens));
    await other.auth.start();
    other.page.localStorage.setItem('kmx-sign-out', '');
    await expect(other.auth.contract.authorizeRequest(new Headers())).rejects.toMatchObject({ kind: 'sign-in-needed' });
    expect(other.port.loadTokens).toHaveBeenCalledTimes(1);
    expect(port.loadTokens).not.toHaveBeenCalled();
  });

  it('AUTH-013 a person who signs in with a code replaces the one whose sign-out is not finished', async () => {
    const { auth, page } = createTestAuth(callback);
    savePendingSignIn(page);
    page.localStorage.setItem('kmx-sign-out', 'Failed to end session; received 500');
    expect(await auth.handleCallback(new URL(callback))).toMatchObject({ kind: 'signed-in' });
    expect(page.localStorage.getItem('kmx-sign-out')).toBeNull();
  });

  it('AUTH-009 offline no new tokens are asked for, not even on demand', async () => {
    const { auth, page, port } = createTestAuth('https://kmx.example/en/mykomax');
    page.localStorage.setItem(storedKey, JSON.stringify(tokens));
    await auth.start();
    Object.assign(page.navigator, { onLine: false });
    await expect(auth.contract.renew()).rejects.toMatchObject({ kind: 'failed', message: 'The device is offline' });
    await auth.contract.authorizeRequest(new Headers());
    expect(port.loadTokens).toHaveBeenCalledTimes(1);
    page.localStorage.removeItem(storedKey);
    await expect(auth.contract.authorizeRequest(new Headers())).rejects.toMatchObject({ kind: 'sign-in-needed' });
  });

  it('POR-005 the sign-out page by its address restores nobody, whatever is stored', async () => {
    const { auth, page, port } = createTestAuth('https://kmx.example/en/mykomax/logout');
    page.localStorage.setItem(storedKey, JSON.stringify(tokens));
    await Promise.all([auth.start(), auth.contract.signOut()]);
    expect(port.loadTokens).not.toHaveBeenCalled();
    expect(port.endSession).toHaveBeenCalledTimes(1);
  });

  it('AUTH-013 a page that was about to restore the session sends nothing after a sign-out', async () => {
    const { auth, page, port, readSession } = createTestAuth('https://kmx.example/en');
    page.localStorage.setItem(storedKey, JSON.stringify(tokens));
    let grant: (() => void) | undefined;
    const waiting = new Promise<void>((resolve) => {
      grant = resolve;
    });
    const locks = {
      request: async (_name: string, _options: object, work: () => Promise<unknown>) => {
        await waiting;
        return work();
      },
    };
    Object.assign(page.navigator, { locks });
    const restored = auth.start();
    page.localStorage.removeItem(storedKey);
    grant?.();
    await restored;
    expect(port.loadTokens).not.toHaveBeenCalled();
    expect(readSession().status).toBe('signed-out');
  });

  it('AUTH-014 nobody can sign in before the session of the person who left has ended', async () => {
    const endSession = vi.fn(() => Promise.reject(new Error('Failed to end session; received 500')));
    const first = createTestAuth('https://kmx.example/en/mykomax', { endSession });
    first.page.localStorage.setItem(storedKey, JSON.stringify(tokens));
    await first.auth.start();
    await expect(first.auth.contract.signOut()).rejects.toThrow();
    // The next document of the same browser.
    const next = createTestAuth('https://kmx.example/en/mykomax', { endSession });
    next.page.localStorage.setItem('kmx-sign-out', first.page.localStorage.getItem('kmx-sign-out') ?? 'missing');
    await next.auth.start();
    expect(next.readSession().signOutFailure).toBe('Failed to end session; received 500');
    await expect(next.auth.contract.ensureSignedIn()).rejects.toThrow('Failed to end session; received 500');
    await next.auth.signIn('/en/mykomax');
    expect(next.port.loadTokens).not.toHaveBeenCalled();
    expect(next.port.openSignIn).not.toHaveBeenCalled();
    endSession.mockImplementation(() => Promise.resolve() as Promise<never>);
    await next.auth.contract.ensureSignedIn();
    expect(next.port.loadTokens).toHaveBeenCalledTimes(1);
    expect(next.readSession()).toMatchObject({ status: 'signed-in' });
  });

  it('AUTH-014 a page that starts finishes a sign-out that was left in the middle', async () => {
    const { auth, page, port, readSession } = createTestAuth('https://kmx.example/en');
    page.localStorage.setItem('kmx-sign-out', '');
    page.localStorage.setItem(storedKey, JSON.stringify(tokens));
    await auth.start();
    expect([readSession().status, page.localStorage.length]).toEqual(['signed-out', 0]);
    expect(port.endSession).toHaveBeenCalledTimes(1);
    expect(port.loadTokens).not.toHaveBeenCalled();
  });

  it('AUTH-012 offline the session stays visible, even when its tokens are too old to be used', async () => {
    vi.useFakeTimers();
    const { auth, page, port, dispatch, readSession } = createTestAuth('https://kmx.example/en/mykomax');
    page.localStorage.setItem(storedKey, JSON.stringify(tokens));
    await auth.start();
    Object.assign(page.navigator, { onLine: false });
    page.localStorage.setItem(storedKey, JSON.stringify({ ...tokens, tokenExpiry: 1 }));
    await expect(auth.contract.ensureSignedIn()).rejects.toThrow('The device is offline');
    expect(readSession()).toMatchObject({ status: 'signed-in', user: { id: 'u1' } });
    expect(port.loadTokens).toHaveBeenCalledTimes(1);
    Object.assign(page.navigator, { onLine: true });
    dispatch(new Event('online'));
    await auth.contract.ensureSignedIn();
    expect(readSession().status).toBe('signed-in');
  });

  it('AUTH-012 a page that starts offline shows who the identity token names, and asks as soon as it can', async () => {
    vi.useFakeTimers();
    const identified = { ...tokens, idToken: createIdentityToken(claims) };
    const loadClaims = vi.fn((): Promise<unknown> => Promise.reject(new Error('Failed to fetch')));
    const { auth, page, dispatch, readSession } = createTestAuth('https://kmx.example/en', { loadClaims });
    page.localStorage.setItem(storedKey, JSON.stringify(identified));
    Object.assign(page.navigator, { onLine: false });
    await auth.start();
    expect(readSession()).toMatchObject({ status: 'signed-in', user: { lastName: 'Keller' } });
    Object.assign(page.navigator, { onLine: true });
    loadClaims.mockResolvedValue({ ...claims, family_name: 'Németh' });
    dispatch(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(readSession().user?.lastName).toBe('Németh');
  });

  it('AUTH-026 a person who returns to the tab after a minute has their current roles', async () => {
    vi.useFakeTimers();
    const loadClaims = vi.fn((): Promise<unknown> => Promise.resolve(claims));
    const { auth, page, readSession } = createTestAuth('https://kmx.example/en/mykomax', { loadClaims });
    page.localStorage.setItem(storedKey, JSON.stringify(tokens));
    await auth.start();
    loadClaims.mockResolvedValue({ ...claims, roles: [] });
    const comeBack = async () => {
      page.document.dispatchEvent(new Event('visibilitychange'));
      await vi.advanceTimersByTimeAsync(0);
    };
    await vi.advanceTimersByTimeAsync(59_000);
    await comeBack();
    expect(loadClaims).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    await comeBack();
    expect(readSession().user?.roles).toEqual([]);
  });

  it('D-52 a request for the proxies carries the identity token, and says that a page of ours made it', async () => {
    const { auth } = createTestAuth('https://kmx.example/en/mykomax');
    await auth.contract.ensureSignedIn();
    const headers = new Headers();
    await auth.contract.authorizeRequest(headers);
    expect(Object.fromEntries(headers)).toEqual({
      ciam_id_token: 'id',
      'ciam-id-token': 'id',
      'x-requested-with': 'kmx',
    });
  });

  it('D-52 without a token in the browser the shell adds its own; without either a sign-in is needed', async () => {
    const held = { accessToken: 'held-by-server-x', tokenExpiry: 9e15 };
    const loadTokens = vi.fn(() => Promise.resolve(held));
    const { auth } = createTestAuth('https://kmx.example/en/mykomax', { loadTokens });
    await auth.contract.ensureSignedIn();
    const headers = new Headers();
    await auth.contract.authorizeRequest(headers);
    expect(Object.fromEntries(headers)).toEqual({ 'x-requested-with': 'kmx' });
    loadTokens.mockResolvedValue({ accessToken: 'access', tokenExpiry: 9e15 });
    await expect(auth.contract.authorizeRequest(new Headers())).rejects.toMatchObject({ kind: 'sign-in-needed' });
  });

  it('asks once for callers that come together', async () => {
    const { auth, port } = createTestAuth('https://kmx.example/en/mykomax');
    await Promise.all([auth.contract.ensureSignedIn(), auth.contract.ensureSignedIn(), auth.start()]);
    expect(port.loadTokens).toHaveBeenCalledTimes(1);
  });
});
