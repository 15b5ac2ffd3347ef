import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestAuth, savePendingSignIn, storedKey, tokens } from './create-auth.fixture.ts';

const callback = 'https://kmx.example/callback?code=a&state=b&iss=https://id.example';

// Other tabs' messages would reach the next test.
beforeEach(() => void vi.stubGlobal('BroadcastChannel', undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('sign-out', () => {
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

  it('POR-005 D-66 what asks for a person while they sign out ends there and never leads to the sign-in page', async () => {
    const ending = Promise.withResolvers<void>();
    const { auth, page, port, readSession } = createTestAuth('https://kmx.example/en/mykomax', {
      endSession: () => ending.promise,
      loadTokens: () => Promise.reject(new Error('Authentication is required.')),
    });
    page.localStorage.setItem(storedKey, JSON.stringify(tokens));
    const leaving = auth.contract.signOut();
    const asked = expect(auth.contract.ensureSignedIn()).rejects.toMatchObject({ kind: 'signed-out' });
    ending.resolve();
    await Promise.all([leaving, asked]);
    expect([port.loadTokens, port.openSignIn].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect(readSession()).toEqual({ status: 'signed-out', user: null });
  });

  it('POR-005 D-66 what has been asking for a person before they sign out does not lead to the sign-in page either', async () => {
    const asking = Promise.withResolvers<typeof tokens>();
    const { auth, page, port, readSession } = createTestAuth('https://kmx.example/en/mykomax', {
      loadTokens: () => asking.promise,
    });
    page.localStorage.setItem(storedKey, JSON.stringify(tokens));
    const asked = expect(auth.contract.ensureSignedIn()).rejects.toMatchObject({ kind: 'signed-out' });
    await vi.waitFor(() => expect(port.loadTokens).toHaveBeenCalled());
    const leaving = auth.contract.signOut();
    asking.reject(new Error('Authentication is required.'));
    await Promise.all([leaving, asked]);
    expect(port.openSignIn).not.toHaveBeenCalled();
    expect(readSession()).toEqual({ status: 'signed-out', user: null });
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
});
