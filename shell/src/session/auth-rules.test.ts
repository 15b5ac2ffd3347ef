import { privateStoragePrefix } from '@kmx/shared-contracts/storage-keys.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authErrors } from './auth-errors.ts';
import {
  claims,
  createIdentityToken,
  createTestAuth,
  flowKey,
  savePendingSignIn,
  storedKey,
  tokens,
} from './create-auth.fixture.ts';

const portal = 'https://kmx.example/en/mykomax/tickets?a=b#c';
const refusal = new Error('Failed to get user info; received 401');
const interaction = new Error('Authentication is required.');
const identified = { ...tokens, idToken: createIdentityToken(claims) };
const store = (page: Window, item: object = tokens) => page.localStorage.setItem(storedKey, JSON.stringify(item));
const readFlow = (page: Window): unknown => JSON.parse(page.sessionStorage.getItem('kmx-sign-in') ?? 'null');
const comeByHistory = (page: Window) =>
  Object.assign(page.performance, { getEntriesByType: () => [{ type: 'back_forward' }] });

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('renewal', () => {
  const short = { ...tokens, tokenExpiry: 1_000_000 + 600_000 };

  it('AUTH-036 tokens are renewed in time without a navigation, and a failed renewal changes nothing visible', async () => {
    const loadTokens = vi.fn(() => Promise.resolve(short));
    const { auth, page, onError, readSession } = createTestAuth(portal, { loadTokens });
    store(page, short);
    await auth.start();
    await vi.advanceTimersByTimeAsync(430_000);
    expect(loadTokens).toHaveBeenCalledTimes(2);
    const failure = new Error('server_error: broken');
    loadTokens.mockRejectedValue(failure);
    await vi.advanceTimersByTimeAsync(430_000);
    expect(onError.mock.calls).toEqual([[failure, 'token renewal']]);
    expect(readSession().status).toBe('signed-in');
  });

  it('AUTH-013 after a sign-out nothing is renewed and nobody is asked for', async () => {
    const loadClaims = vi.fn((): Promise<unknown> => Promise.reject(new Error('Timeout')));
    const shortly = { ...identified, tokenExpiry: short.tokenExpiry };
    const { auth, page, port, onError } = createTestAuth(portal, {
      loadClaims,
      loadTokens: vi.fn(() => Promise.resolve(shortly)),
    });
    store(page, shortly);
    await auth.start();
    await auth.contract.signOut();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([loadClaims, port.loadTokens].map((asked) => asked.mock.calls.length)).toEqual([1, 1]);
    expect(onError).not.toHaveBeenCalled();
  });

  it('AUTH-026 the first use of stored tokens asks for no new ones', async () => {
    const { auth, page, port } = createTestAuth(portal);
    store(page);
    await auth.start();
    await auth.contract.authorizeRequest(new Headers());
    expect(port.loadTokens.mock.calls).toEqual([[false], [false]]);
  });
});

describe('the way to the sign-in page', () => {
  it('AUTH-006 remembers the page as it was asked for, and for which reason', async () => {
    const loadTokens = () => Promise.reject(interaction);
    const asked = createTestAuth(portal, { loadTokens });
    void asked.auth.contract.ensureSignedIn().catch(() => {});
    expect(asked.readSession().status).toBe('signing-in');
    await vi.advanceTimersByTimeAsync(0);
    const flow = { returnUrl: '/en/mykomax/tickets?a=b#c', issuer: 'https://id.example', isIssuerRequired: true };
    expect(readFlow(asked.page)).toEqual({ ...flow, isUnlock: false });
    const unlocking = createTestAuth(portal, { loadTokens });
    void unlocking.auth.contract.unlockPages().catch(() => {});
    await vi.advanceTimersByTimeAsync(0);
    expect(readFlow(unlocking.page)).toEqual({ ...flow, isUnlock: true });
    const chosen = createTestAuth('https://kmx.example/en');
    void chosen.auth.signIn('/en/mykomax/account');
    await vi.advanceTimersByTimeAsync(0);
    expect(readFlow(chosen.page)).toEqual({ ...flow, returnUrl: '/en/mykomax/account', isUnlock: false });
    expect(chosen.port.endSession).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(30_000);
  });

  it('AUTH-006 a visible session that needs its person shows that it is about to sign in', async () => {
    const loadTokens = vi.fn(() => Promise.resolve(tokens));
    const { auth, page, readSession, onNotLeft } = createTestAuth(portal, { loadTokens });
    store(page);
    await auth.start();
    loadTokens.mockRejectedValue(interaction);
    const outcome = auth.contract.ensureSignedIn().catch((error: unknown) => error);
    expect(readSession().status).toBe('signed-in');
    await vi.advanceTimersByTimeAsync(0);
    expect(readSession().status).toBe('signing-in');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await outcome).toMatchObject({ kind: 'not-left', message: authErrors.notLeft });
    expect([readSession().status, onNotLeft.mock.calls.length]).toEqual(['signed-out', 1]);
  });

  it('D-62 only a page that did not open is reported as such', async () => {
    const failed = createTestAuth(portal, { loadTokens: () => Promise.reject(new Error('server_error')) });
    await expect(failed.auth.contract.ensureSignedIn()).rejects.toThrow('server_error');
    const offline = createTestAuth(portal);
    Object.assign(offline.page.navigator, { onLine: false });
    await expect(offline.auth.contract.ensureSignedIn()).rejects.toMatchObject({ kind: 'failed' });
    expect([failed.onNotLeft.mock.calls, offline.onNotLeft.mock.calls]).toEqual([[], []]);
    expect([failed.readSession().status, offline.readSession().status]).toEqual(['signed-out', 'signed-out']);
  });

  it('AUTH-006 where valid tokens made the page unnecessary, they are used', async () => {
    const loadTokens = vi.fn(() => Promise.resolve(tokens));
    loadTokens.mockRejectedValueOnce(interaction);
    const openSignIn = () => Promise.resolve(tokens) as never;
    const { auth, readSession } = createTestAuth(portal, { loadTokens, openSignIn });
    await auth.contract.ensureSignedIn();
    expect([readSession().status, loadTokens.mock.calls.length]).toEqual(['signed-in', 2]);
    const chosen = createTestAuth('https://kmx.example/en', { openSignIn });
    await chosen.auth.signIn('/en/mykomax/account');
    expect(chosen.visited).toEqual(['/en/mykomax/account']);
    const left = createTestAuth('https://kmx.example/en');
    void left.auth.signIn('/en/mykomax/account');
    await vi.advanceTimersByTimeAsync(0);
    expect(left.visited).toEqual([]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(left.onError.mock.calls).toMatchObject([[{ kind: 'not-left' }, 'sign-in']]);
    expect(left.readSession().status).toBe('signed-out');
  });

  it('D-62 a visitor who returns from it by Back has cancelled, and the next press begins again', async () => {
    const { auth, page, port } = createTestAuth(portal);
    savePendingSignIn(page);
    comeByHistory(page);
    await expect(auth.contract.ensureSignedIn()).rejects.toMatchObject({
      kind: 'cancelled',
      message: authErrors.cancelled,
    });
    expect([page.sessionStorage.length, port.loadTokens.mock.calls.length]).toEqual([0, 0]);
    await auth.contract.ensureSignedIn();
    expect(port.loadTokens).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['has tokens', (page: Window) => (store(page), savePendingSignIn(page), comeByHistory(page))],
    ['went to no sign-in page', (page: Window) => void comeByHistory(page)],
    ['came by a link', (page: Window) => savePendingSignIn(page)],
  ])('D-62 a visitor who %s has cancelled nothing', async (_name, prepare) => {
    const { auth, page, readSession } = createTestAuth(portal);
    prepare(page);
    await auth.contract.ensureSignedIn();
    expect(readSession().status).toBe('signed-in');
  });

  it('AUTH-010 a restore that fails during a sign-in leaves the sign-in visible', async () => {
    const { auth, page, readSession, onError } = createTestAuth(portal, {
      loadTokens: () => Promise.reject(interaction),
    });
    store(page);
    const outcome = auth.contract.ensureSignedIn().catch(() => {});
    await auth.start();
    await vi.advanceTimersByTimeAsync(0);
    expect([readSession().status, onError.mock.calls]).toEqual(['signing-in', []]);
    page.localStorage.removeItem(storedKey);
    expect(await auth.isSignedIn()).toBe(false);
    expect(readSession().status).toBe('signing-in');
    await vi.advanceTimersByTimeAsync(30_000);
    await outcome;
  });
});

describe('restoring', () => {
  it('AUTH-008 tells the fault of a session that cannot be restored, unless it only needs a sign-in', async () => {
    const failure = new Error('server_error: broken');
    const broken = createTestAuth('https://kmx.example/en', { loadTokens: () => Promise.reject(failure) });
    store(broken.page);
    await broken.auth.start();
    expect(broken.onError.mock.calls).toEqual([[failure, 'restoring the session']]);
    expect(broken.readSession().status).toBe('signed-out');
    const needing = createTestAuth('https://kmx.example/en', { loadTokens: () => Promise.reject(interaction) });
    store(needing.page);
    await needing.auth.start();
    expect([needing.onError.mock.calls, needing.readSession().status]).toEqual([[], 'signed-out']);
    // The portal sends no request with tokens that were not good enough to show who is signed in.
    const asking = needing.auth.contract.authorizeRequest(new Headers());
    await expect(asking).rejects.toMatchObject({ kind: 'sign-in-needed', message: authErrors.signedOut });
  });

  it('AUTH-039 a signed-out page sends no more requests, whatever is stored', async () => {
    const loadTokens = vi.fn(() => Promise.reject(interaction));
    const { auth, page } = createTestAuth('https://kmx.example/en', { loadTokens });
    store(page);
    await auth.start();
    await auth.contract.authorizeRequest(new Headers()).catch(() => {});
    expect(loadTokens).toHaveBeenCalledTimes(1);
  });

  it('AUTH-001 the return page first processes its address, and user info is requested once', async () => {
    const returning = createTestAuth('https://kmx.example/en/callback');
    store(returning.page);
    await returning.auth.start();
    expect([returning.port.loadTokens.mock.calls, returning.readSession().status]).toEqual([[], 'unknown']);
    const { auth, page, port } = createTestAuth(portal);
    store(page);
    await auth.start();
    await auth.start();
    expect(port.loadTokens).toHaveBeenCalledTimes(1);
  });

  it('SYS-034 reports whether a person is signed in after a failed return page', async () => {
    const { auth, page } = createTestAuth('https://kmx.example/callback');
    expect(await auth.isSignedIn()).toBe(false);
    store(page);
    expect(await auth.isSignedIn()).toBe(true);
  });

  it('AUTH-035 loads the SDK itself, which reports missing settings', async () => {
    const configuration = { wellKnown: '', baseUrl: '', clientId: '' };
    const { auth } = createTestAuth(portal, {}, { configuration, loadPort: undefined as never });
    await expect(auth.contract.ensureSignedIn()).rejects.toThrow(authErrors.configurationInvalid);
  });
});

describe('user info that fails', () => {
  it('AUTH-012 a refusal on a public page ends the session, without a way to the sign-in page', async () => {
    const loadClaims = vi.fn((): Promise<unknown> => Promise.reject(new Error('Timeout')));
    const { auth, page, port, onError, readSession } = createTestAuth('https://kmx.example/en/products', {
      loadClaims,
      loadTokens: vi.fn(() => Promise.resolve(identified)),
      endSession: vi.fn(() => Promise.reject(new Error('Failed to end session; received 500'))),
    });
    store(page, identified);
    await auth.start();
    loadClaims.mockRejectedValue(refusal);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([port.endSession.mock.calls, port.openSignIn.mock.calls]).toEqual([[[null, false]], []]);
    expect(readSession().status).toBe('signed-out');
    expect(onError.mock.calls).toMatchObject([
      [{ message: 'Failed to end session; received 500' }, 'sign-out'],
      [{ kind: 'user-info' }, 'user info'],
    ]);
  });

  it('AUTH-012 a refusal in the portal leads back to the page where it came, and once a minute', async () => {
    const loadClaims = vi.fn((): Promise<unknown> => Promise.reject(new Error('Timeout')));
    const loadTokens = () => Promise.resolve(identified);
    const { auth, page, onError, readSession } = createTestAuth(portal, { loadClaims, loadTokens });
    store(page, identified);
    await auth.start();
    loadClaims.mockRejectedValue(refusal);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(readFlow(page)).toMatchObject({ returnUrl: '/en/mykomax/tickets?a=b#c', isUnlock: false });
    expect(readSession().status).toBe('signing-in');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(onError.mock.calls).toMatchObject([[{ kind: 'not-left' }, 'user info']]);
    expect(readSession().status).toBe('signed-out');
  });

  it('AUTH-012 while the provider is unreachable the next attempt waits its turn, and signs in nobody who has left', async () => {
    const loadClaims = vi.fn((): Promise<unknown> => Promise.reject(new Error('Timeout')));
    const loadTokens = vi.fn(() => Promise.resolve(identified));
    const { auth, page, onError } = createTestAuth(portal, { loadClaims, loadTokens });
    store(page, identified);
    await auth.start();
    Object.assign(page.navigator, { onLine: false });
    store(page, { ...identified, tokenExpiry: 1 });
    await vi.advanceTimersByTimeAsync(2_000);
    Object.assign(page.navigator, { onLine: true });
    expect([loadTokens.mock.calls.length, onError.mock.calls]).toEqual([1, []]);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(loadTokens).toHaveBeenCalledTimes(2);
    page.localStorage.removeItem(storedKey);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(loadTokens).toHaveBeenCalledTimes(2);
    expect(onError.mock.calls).toMatchObject([[{ kind: 'sign-in-needed' }, 'user info']]);
  });

  it('AUTH-012 offline tokens count until the moment at which they end', async () => {
    const { auth, page } = createTestAuth(portal);
    store(page, identified);
    await auth.start();
    Object.assign(page.navigator, { onLine: false });
    store(page, { ...identified, tokenExpiry: Date.now() + 1 });
    await auth.contract.authorizeRequest(new Headers());
    store(page, { ...identified, tokenExpiry: Date.now() });
    await expect(auth.contract.authorizeRequest(new Headers())).rejects.toThrow(authErrors.offline);
    store(page, { accessToken: 'access' });
    await expect(auth.contract.authorizeRequest(new Headers())).rejects.toThrow(authErrors.offline);
  });
});

describe('sign-out', () => {
  it('AUTH-013 leads to the start of the site, from the sign-out page nowhere', async () => {
    const fromPage = createTestAuth(portal);
    await fromPage.auth.contract.signOut();
    expect([fromPage.navigate.mock.calls, fromPage.port.endSession.mock.calls]).toEqual([[['/en']], [[null, false]]]);
    const atRoot = createTestAuth(portal, {}, { urlPrefix: '' });
    await atRoot.auth.contract.signOut();
    expect(atRoot.navigate.mock.calls).toEqual([['/']]);
    const fromLogout = createTestAuth('https://kmx.example/en/mykomax/logout');
    await fromLogout.auth.contract.signOut();
    expect(fromLogout.navigate).not.toHaveBeenCalled();
  });

  it('AUTH-014 by redirect the provider leads back to the start of this host', async () => {
    const { auth, port, navigate } = createTestAuth(portal, {}, { endSession: 'redirect' });
    await auth.contract.signOut();
    expect(port.endSession.mock.calls).toEqual([['https://kmx.example/', false]]);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('AUTH-015 forgets everything that this browser stores of the person, and the roles proven to the server', async () => {
    const { auth, page } = createTestAuth(portal);
    const asked = vi.fn(() => Promise.resolve(new Response(null, { status: 204 })));
    Object.assign(page, { fetch: asked });
    savePendingSignIn(page);
    page.localStorage.setItem(`${privateStoragePrefix}draft`, 'text');
    store(page);
    await auth.contract.unlockPages();
    expect(asked).toHaveBeenLastCalledWith(
      '/api/page-access/roles',
      expect.objectContaining({ method: 'POST', headers: expect.objectContaining({ authorization: 'Bearer access' }) }),
    );
    await auth.contract.signOut();
    expect(asked).toHaveBeenLastCalledWith('/api/page-access/roles', expect.objectContaining({ method: 'DELETE' }));
    expect([page.localStorage.length, page.sessionStorage.length]).toEqual([0, 0]);
  });

  it('AUTH-014 is tried again as soon as the connection is back, and only when it is not finished', async () => {
    const endSession = vi.fn(() => Promise.reject(new Error('Failed to end session; received no answer')));
    const { auth, page, dispatch, readSession } = createTestAuth(portal, { endSession });
    store(page);
    await auth.start();
    dispatch(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect([endSession.mock.calls.length, readSession().status]).toEqual([0, 'signed-in']);
    await auth.contract.signOut().catch(() => {});
    dispatch(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(endSession).toHaveBeenCalledTimes(2);
    endSession.mockImplementation(() => Promise.resolve() as Promise<never>);
    dispatch(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect([endSession.mock.calls.length, readSession()]).toEqual([3, { status: 'signed-out', user: null }]);
  });

  it('AUTH-015 while it is running nobody is shown, and no failure that is none', async () => {
    const { auth, page, port, readSession } = createTestAuth('https://kmx.example/en', {
      endSession: vi.fn((): Promise<void> => new Promise(() => {})),
    });
    page.localStorage.setItem('kmx-sign-out', '');
    const written: (string | null)[] = [];
    port.endSession.mockImplementation(() => {
      written.push(page.localStorage.getItem(storedKey));
      return new Promise(() => {});
    });
    void auth.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(readSession()).toEqual({ status: 'signed-out', user: null });
    // There is nothing to revoke, so the SDK is given nothing.
    expect(written).toEqual([null]);
  });
});

describe('the sign-in return page', () => {
  const callback = 'https://kmx.example/callback?code=a&state=b&iss=https://id.example';

  it('AUTH-003 a good one asks the provider once', async () => {
    const { auth, page, port, readSession } = createTestAuth(callback);
    savePendingSignIn(page);
    await auth.handleCallback(new URL(callback));
    await vi.advanceTimersByTimeAsync(0);
    expect([readSession().status, port.loadTokens.mock.calls]).toEqual(['signed-in', []]);
  });

  it('AUTH-012 user info that refuses the new tokens ends them, and a new sign-in begins', async () => {
    const { auth, page, port, onError } = createTestAuth(callback, { loadClaims: () => Promise.reject(refusal) });
    savePendingSignIn(page);
    const outcome = auth.handleCallback(new URL(callback));
    await vi.advanceTimersByTimeAsync(0);
    expect([port.endSession.mock.calls.length, port.openSignIn.mock.calls.length]).toEqual([1, 1]);
    expect([onError.mock.calls, readFlow(page)]).toMatchObject([[], { returnUrl: '/en/mykomax/tickets' }]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await outcome).toEqual({ kind: 'failed', errors: [authErrors.notLeft] });
  });

  it.each([
    ['the provider refuses the code', { exchange: () => Promise.reject(new Error('invalid_grant: expired')) }],
    ['user info cannot be had', { loadClaims: () => Promise.reject(new Error('Timeout')) }],
  ])('AUTH-004 a return at which %s shows why and ends no session', async (_name, changes) => {
    const { auth, page, port, onError } = createTestAuth(callback, changes);
    savePendingSignIn(page);
    expect(await auth.handleCallback(new URL(callback))).toMatchObject({ kind: 'failed' });
    expect([port.endSession.mock.calls, port.openSignIn.mock.calls]).toEqual([[], []]);
    expect(onError.mock.calls[0]).toEqual([expect.any(Error), 'sign-in return page']);
    expect(page.sessionStorage.getItem(flowKey)).toBeNull();
  });
});
