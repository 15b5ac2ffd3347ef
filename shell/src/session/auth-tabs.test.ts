import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claims, createTestAuth, savePendingSignIn, storedKey, tokens } from './create-auth.fixture.ts';
import { createFakeDatabase } from './fake-database.fixture.ts';

const address = 'https://kmx.example/en/mykomax';
const renewed = { accessToken: 'renewed', idToken: 'id', tokenExpiry: 9.1e15 };
const store = (page: Window, item: object = tokens) => page.localStorage.setItem(storedKey, JSON.stringify(item));

/** The channels of one browser; a message reaches all but its sender. */
class TestChannel extends EventTarget {
  static opened: TestChannel[] = [];
  static sent: unknown[] = [];
  constructor() {
    super();
    TestChannel.opened.push(this);
  }
  postMessage(data: unknown) {
    TestChannel.sent.push(data);
    for (const other of TestChannel.opened) {
      if (other !== this) other.dispatchEvent(Object.assign(new Event('message'), { data }));
    }
  }
}

beforeEach(() => {
  Object.assign(TestChannel, { opened: [], sent: [] });
  vi.stubGlobal('BroadcastChannel', TestChannel);
});
afterEach(() => void vi.unstubAllGlobals());

describe('what tabs tell each other', () => {
  it('D-66 a sign-in is announced once, a restored session is not', async () => {
    const { auth, page } = createTestAuth(address);
    await auth.contract.ensureSignedIn();
    expect(TestChannel.sent).toEqual(['signed-in']);
    store(page);
    await auth.contract.ensureSignedIn();
    expect(TestChannel.sent).toEqual(['signed-in']);
    await auth.contract.renew();
    expect(TestChannel.sent).toEqual(['signed-in', 'signed-in']);
    const callback = 'https://kmx.example/callback?code=a&state=b&iss=https://id.example';
    const returned = createTestAuth(callback);
    savePendingSignIn(returned.page);
    await returned.auth.handleCallback(new URL(callback));
    expect(TestChannel.sent).toEqual(['signed-in', 'signed-in', 'signed-in']);
  });

  it('D-66 a sign-out is announced before its first call, and its failure afterwards', async () => {
    const seen: unknown[] = [];
    const endSession = vi.fn(() => {
      seen.push(...TestChannel.sent);
      return Promise.reject(new Error('Failed to end session; received 500'));
    });
    const { auth } = createTestAuth(address, { endSession });
    await auth.contract.signOut().catch(() => {});
    expect([seen, TestChannel.sent]).toEqual([['signed-out'], ['signed-out', 'sign-out-failed']]);
  });

  it('AUTH-012 tokens that user info refused are over in all tabs', async () => {
    const loadClaims = () => Promise.reject(new Error('Failed to get user info; received 401'));
    const { auth, page } = createTestAuth('https://kmx.example/en', { loadClaims });
    store(page);
    await auth.start();
    expect(TestChannel.sent).toEqual(['signed-out']);
  });

  it('D-66 a tab shows the person who has signed in elsewhere, and nobody as soon as they have left', async () => {
    const { auth, page, port, readSession } = createTestAuth('https://kmx.example/en');
    await auth.start();
    const other = new TestChannel();
    store(page);
    other.postMessage('signed-in');
    await vi.waitFor(() => expect(readSession()).toMatchObject({ status: 'signed-in', user: { id: 'u1' } }), {
      timeout: 10_000,
    });
    other.postMessage('something else');
    other.postMessage('signed-out');
    expect(readSession()).toEqual({ status: 'signed-out', user: null });
    page.localStorage.setItem('kmx-sign-out', 'Failed to end session; received 500');
    other.postMessage('sign-out-failed');
    expect(readSession().signOutFailure).toBe('Failed to end session; received 500');
    expect([port.loadTokens.mock.calls.length, TestChannel.sent.length]).toEqual([1, 4]);
  });
});

describe('a sign-out in another tab', () => {
  it('D-66 does not send the one that was asking for a person to the sign-in page', async () => {
    const asking = Promise.withResolvers<typeof tokens>();
    const { auth, page, port } = createTestAuth(address, { loadTokens: () => asking.promise });
    store(page);
    const asked = expect(auth.contract.ensureSignedIn()).rejects.toMatchObject({ kind: 'signed-out' });
    await vi.waitFor(() => expect(port.loadTokens).toHaveBeenCalled());
    new TestChannel().postMessage('signed-out');
    asking.reject(new Error('Authentication is required.'));
    await asked;
    expect(port.openSignIn).not.toHaveBeenCalled();
  });
});

describe('a page that comes back from the back/forward cache', () => {
  const comeBack = (persisted = true) => Object.assign(new Event('pageshow'), { persisted });

  it('D-66 shows the person who has signed in meanwhile, and nobody once they have signed out', async () => {
    const { auth, page, dispatch, readSession } = createTestAuth('https://kmx.example/en');
    await auth.start();
    store(page);
    dispatch(comeBack(false));
    expect(readSession().status).toBe('signed-out');
    dispatch(comeBack());
    await vi.waitFor(() => expect(readSession()).toMatchObject({ status: 'signed-in', user: { id: 'u1' } }));
    page.localStorage.removeItem(storedKey);
    dispatch(comeBack());
    expect(readSession()).toEqual({ status: 'signed-out', user: null });
  });

  it('D-66 on the portal does so, too, for another person', async () => {
    const others = { ...claims, subname: 'u2', given_name: 'Ben' };
    const loadClaims = vi.fn(() => Promise.resolve(claims));
    const { auth, page, dispatch, readSession } = createTestAuth(address, { loadClaims });
    await auth.contract.ensureSignedIn();
    loadClaims.mockResolvedValue(others);
    store(page, { ...tokens, accessToken: 'of somebody else' });
    dispatch(comeBack());
    await vi.waitFor(() => expect(readSession()).toMatchObject({ status: 'signed-in', user: { id: 'u2' } }));
  });
});

describe('tokens that another tab has changed and that this one does not see yet', () => {
  const open = (shared: IDBFactory, changes: Parameters<typeof createTestAuth>[1] = {}) => {
    const test = createTestAuth(address, changes);
    Object.assign(test.page, { indexedDB: shared });
    return test;
  };

  it('D-66 tokens that another tab has renewed take the place of the old ones before the SDK is asked', async () => {
    const { indexedDB, records } = createFakeDatabase();
    const first = open(indexedDB, { loadTokens: () => Promise.resolve(renewed) });
    store(first.page);
    await first.auth.contract.renew();
    expect(records).toEqual([{ tokens: renewed, removedAccessToken: null }]);
    expect(JSON.parse(first.page.localStorage.getItem(storedKey) ?? '')).toEqual(renewed);
    const seen: unknown[] = [];
    const second = open(indexedDB, {
      loadTokens: () => {
        seen.push(JSON.parse(second.page.localStorage.getItem(storedKey) ?? ''));
        return Promise.resolve(renewed);
      },
    });
    store(second.page);
    await second.auth.start();
    expect(seen).toEqual([renewed]);
    // What is the same is not written again, because that would only wake the other tabs.
    expect(records).toHaveLength(1);
  });

  it('D-66 a sign-out of another tab removes the tokens that it was about, and nobody is signed in by them', async () => {
    // The message of the other tab has not come yet.
    vi.stubGlobal('BroadcastChannel', undefined);
    const { indexedDB, records } = createFakeDatabase();
    const [first, second] = [open(indexedDB), open(indexedDB)];
    for (const { page } of [first, second]) store(page);
    await second.auth.start();
    await first.auth.contract.signOut();
    expect(records.at(-1)).toEqual({ tokens: null, removedAccessToken: 'access' });
    const asking = second.auth.contract.authorizeRequest(new Headers());
    await expect(asking).rejects.toMatchObject({ kind: 'sign-in-needed' });
    expect(second.page.localStorage.getItem(storedKey)).toBeNull();
    expect(second.port.loadTokens).toHaveBeenCalledTimes(1);
  });

  it('AUTH-013 a sign-out without tokens reports it, and takes nothing from the person who signs in next', async () => {
    const { indexedDB, records } = createFakeDatabase();
    const test = open(indexedDB);
    await test.auth.contract.signOut();
    expect(records).toEqual([{ tokens: null, removedAccessToken: null }]);
    await test.auth.contract.ensureSignedIn();
    expect(test.readSession()).toMatchObject({ status: 'signed-in', user: { lastName: claims.family_name } });
    expect(records.at(-1)).toEqual({ tokens, removedAccessToken: null });
  });
});
