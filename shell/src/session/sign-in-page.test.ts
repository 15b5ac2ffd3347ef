import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authErrors } from './auth-errors.ts';
import { createTestAuth, flowKey, savePendingSignIn, storedKey, tokens } from './create-auth.fixture.ts';
import { interaction, portal, readFlow, refusal, store } from './portal-session.fixture.ts';

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
