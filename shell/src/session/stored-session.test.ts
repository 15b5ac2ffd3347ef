import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claims, createIdentityToken, createTestAuth, storedKey, tokens } from './create-auth.fixture.ts';

// Other tabs' messages would reach the next test.
beforeEach(() => void vi.stubGlobal('BroadcastChannel', undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a stored session', () => {
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

  it('D-52 a request for the shell carries identity and access token, and says that a page of ours made it', async () => {
    const { auth } = createTestAuth('https://kmx.example/en/mykomax');
    await auth.contract.ensureSignedIn();
    const headers = new Headers();
    await auth.contract.authorizeRequest(headers);
    expect(Object.fromEntries(headers)).toEqual({
      authorization: 'Bearer access',
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
