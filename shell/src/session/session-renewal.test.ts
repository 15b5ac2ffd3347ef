import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authErrors } from './auth-errors.ts';
import { createTestAuth, tokens } from './create-auth.fixture.ts';
import { identified, interaction, portal, store } from './portal-session.fixture.ts';

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
