import { privateStoragePrefix } from '@kmx/shared-contracts/storage-keys.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authErrors } from './auth-errors.ts';
import { createTestAuth, savePendingSignIn, storedKey } from './create-auth.fixture.ts';
import { identified, portal, readFlow, refusal, store } from './portal-session.fixture.ts';

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
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
