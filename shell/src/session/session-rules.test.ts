import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createEndedSessions } from '../server/tokens/ended-sessions.ts';
import { resolveAdoption } from './adopt-tokens.ts';
import { parseCallbackQuery } from './callback-query.ts';
import { isEndedStatus } from './ended-status.ts';
import { createFakePage } from './fake-page.fixture.ts';
import { createCallbackHandler } from './handle-callback.browser.ts';
import { isCallbackPath, isLogoutPath, isPortalPath, resolveReturnUrl, resolveUnlockUrl } from './return-target.ts';
import { isPassingUserInfoFailure } from './user-info-failure.ts';

const origin = 'https://kmx.example';

describe('where a sign-in ends', () => {
  it('D-63 on the page where it began, on the same origin, and never on the sign-out or the return page', () => {
    const end = (saved: string | null) => resolveReturnUrl(saved, origin, '/de');
    const areas = ['/mykomax', '/de/mykomax/', '/de/brand/mykomax/tickets/1?a=b#c', '/de/operations'];
    const kept = [...areas, `${origin}/en/mykomax/account`];
    expect(kept.map(end)).toEqual([
      '/mykomax',
      '/de/mykomax/',
      '/de/brand/mykomax/tickets/1?a=b#c',
      '/de/operations',
      '/en/mykomax/account',
    ]);
    const refused = [null, 'http://[', 'https://evil.example/de/mykomax', '/de/callback', '/de/mykomax/logout'];
    const others = ['/de/mykomax/logout/', '/callback?x=/mykomax', '//evil.example/mykomax', 'javascript:alert(1)'];
    expect(new Set([...refused, ...others].map(end))).toEqual(new Set(['/de/mykomax']));
  });

  it('D-31 that for a page for roles on the page itself, or at the start of the site', () => {
    const end = (saved: string, prefix = '/de') => resolveUnlockUrl(saved, origin, prefix);
    expect(end('/de/internal?a=b#c')).toBe('/de/internal?a=b#c');
    const refused = [
      'http://[',
      'https://evil.example/de/internal',
      '/de/callback',
      '/callback/',
      '/de/mykomax/logout',
    ];
    expect(new Set(refused.map((saved) => end(saved)))).toEqual(new Set(['/de']));
    expect(end('/callback', '')).toBe('/');
  });

  it('AUTH-001 AUTH-005 POR-005 paths of portal, sign-out and return page are distinguished exactly', () => {
    expect(['/mykomax', '/de/mykomax/x', '/a/b/mykomax'].every(isPortalPath)).toBe(true);
    expect(['/mykomaxx', '/x/y/z/mykomax', '/DE/mykomax'].some(isPortalPath)).toBe(false);
    expect(['/de/mykomax/logout', '/mykomax/logout/'].every(isLogoutPath)).toBe(true);
    expect(['/de/mykomax/logout/x', '/de/logout', '/de/mykomax'].some(isLogoutPath)).toBe(false);
    expect(['/callback', '/de/callback/', '/de/brand/callback'].every(isCallbackPath)).toBe(true);
    expect(['/a/b/c/callback', '/callback/x', '/blank-callback', '/de/x-callback'].some(isCallbackPath)).toBe(false);
  });
});

describe('what answers mean', () => {
  it('AUTH-022 2xx, 3xx and 4xx end a session but refusals to act, and no 5xx does', () => {
    const statuses = [200, 204, 303, 400, 401, 404, 499, 403, 408, 429, 500, 503];
    expect(statuses.filter(isEndedStatus)).toEqual([200, 204, 303, 400, 401, 404, 499]);
  });

  it('AUTH-012 user info that was not refused says nothing about the visitor', () => {
    const text = (status: number) => `Failed to get user info; received ${status}`;
    const silent = ['Timeout', 'Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'];
    const passing = [...silent, text(500), text(599), text(408), text(429)];
    expect(passing.filter((message) => !isPassingUserInfoFailure(new Error(message)))).toEqual([]);
    const refused = [text(401), text(403), text(499), 'received 503 and more', '', 'Timeouts'];
    expect(refused.filter((message) => isPassingUserInfoFailure(new Error(message)))).toEqual([]);
    expect([isPassingUserInfoFailure('Timeout'), isPassingUserInfoFailure({ message: 'Timeout' })]).toEqual([
      false,
      false,
    ]);
  });

  it('AUTH-011 AUTH-019 AUTH-020 code and state come once each, or not at all', () => {
    const parse = (query: string) => parseCallbackQuery(new URLSearchParams(query));
    const missing = { kind: 'failed', errors: ['missing params'] };
    expect([parse(''), parse('state=b'), parse('code=a'), parse('code=&state=b')]).toEqual(Array(4).fill(missing));
    expect(parse('code=a&state=b&state=c')).toEqual({ kind: 'failed', errors: ['State mismatch'] });
    expect(parse('code=a&state=b')).toEqual({ kind: 'code', code: 'a', state: 'b', issuer: null });
    expect(parse('error=x&error_description=')).toEqual({ kind: 'failed', errors: ['missing params', 'x'] });
  });
});

describe('tokens of several tabs', () => {
  const tokens = (accessToken: string, tokenExpiry?: number) =>
    tokenExpiry === undefined ? { accessToken } : { accessToken, tokenExpiry };
  const keep = { kind: 'keep' };

  it('D-66 the newer ones count, and equal or older ones change nothing', () => {
    const adopt = (mine: number | undefined, theirs: number | undefined) =>
      resolveAdoption(tokens('a', mine), { tokens: tokens('b', theirs), removedAccessToken: null }, 'a').kind;
    expect([adopt(1, 2), adopt(undefined, 1)]).toEqual(['replace', 'replace']);
    expect([adopt(2, 1), adopt(1, 1), adopt(1, undefined), adopt(undefined, undefined)]).toEqual(Array(4).fill('keep'));
    const same = { tokens: tokens('a', 9), removedAccessToken: null };
    expect(resolveAdoption(tokens('a', 1), same, 'a')).toEqual(keep);
  });

  it('D-66 a sign-out removes only the tokens that it was about', () => {
    const ended = { tokens: null, removedAccessToken: 'a' };
    expect(resolveAdoption(tokens('a'), ended, 'a')).toEqual({ kind: 'remove' });
    expect([resolveAdoption(tokens('b'), ended, 'b'), resolveAdoption(null, ended, 'a')]).toEqual([keep, keep]);
    expect([resolveAdoption(tokens('a'), null, 'a'), resolveAdoption(null, null, null)]).toEqual([keep, keep]);
  });
});

describe('the sign-in return page', () => {
  const signIn = vi.fn(() => Promise.resolve());
  const recover = vi.fn((error: unknown): Promise<void> => Promise.reject(error));
  beforeEach(() => {
    signIn.mockReset().mockResolvedValue();
    recover.mockReset().mockImplementation((error) => Promise.reject(error));
  });
  const open = (record: object | null, query = 'code=a&state=b') => {
    const fake = createFakePage(`${origin}/callback?${query}`);
    const { sessionStorage } = fake.page;
    sessionStorage.setItem('FR-SDK-authflow-mykomax', JSON.stringify({ state: 'b', verifier: 'v' }));
    if (record !== null) sessionStorage.setItem('kmx-sign-in', JSON.stringify(record));
    const handle = createCallbackHandler({ page: fake.page, urlPrefix: '/de', clientId: 'mykomax', signIn, recover });
    return { ...fake, run: () => handle(new URL(`${origin}/callback?${query}`)) };
  };
  const flow = { returnUrl: '/de/mykomax/account', issuer: 'https://id.example', isIssuerRequired: false };

  it('AUTH-003 AUTH-019 exchanges exactly what came, and returns to where the sign-in began', async () => {
    const { run, page } = open(flow);
    expect(await run()).toEqual({ kind: 'signed-in', returnUrl: '/de/mykomax/account' });
    expect(signIn).toHaveBeenCalledWith({ code: 'a', state: 'b' });
    expect(page.sessionStorage.length).toBe(0);
    expect(await open(null).run()).toEqual({ kind: 'signed-in', returnUrl: '/de/mykomax' });
    const named = open(null, 'code=a&state=b&iss=https://id.example');
    expect(await named.run()).toEqual({ kind: 'signed-in', returnUrl: '/de/mykomax' });
    const unlock = open({ ...flow, returnUrl: '/de/internal', isUnlock: true });
    expect(await unlock.run()).toEqual({ kind: 'signed-in', returnUrl: '/de/internal' });
  });

  it('AUTH-011 reports the error and requests nothing when the flow, the state or the issuer is not the one that was begun', async () => {
    const strange = open(flow, 'code=a&state=x');
    expect(await strange.run()).toEqual({ kind: 'failed', errors: ['State mismatch'] });
    const other = open(flow, 'code=a&state=b&iss=https://evil.example');
    expect(await other.run()).toEqual({ kind: 'failed', errors: ['Issuer mismatch'] });
    const silent = open({ ...flow, isIssuerRequired: true });
    expect(await silent.run()).toEqual({ kind: 'failed', errors: ['Issuer mismatch'] });
    const gone = open(flow);
    gone.page.sessionStorage.clear();
    expect(await gone.run()).toEqual({ kind: 'failed', errors: ['Sign-in was not started in this tab'] });
    expect(await open(flow, 'error=denied').run()).toEqual({ kind: 'failed', errors: ['missing params', 'denied'] });
    expect(signIn).not.toHaveBeenCalled();
    expect(await open(flow, 'code=a&state=b&iss=https://id.example').run()).toMatchObject({ kind: 'signed-in' });
    expect(await open({ ...flow, issuer: null }, 'code=a&state=b&iss=https://id.example').run()).toMatchObject({
      kind: 'signed-in',
    });
  });

  it('AUTH-019 a flow whose exchange failed is used up, and what cannot be mended is shown', async () => {
    signIn.mockRejectedValue(new Error('invalid_grant: expired'));
    const failed = open(flow);
    expect(await failed.run()).toEqual({ kind: 'failed', errors: ['invalid_grant: expired'] });
    expect(recover).toHaveBeenCalledWith(expect.any(Error), '/de/mykomax/account');
    expect(failed.page.sessionStorage.length).toBe(0);
    const mended = open(flow);
    recover.mockImplementation(() => {
      expect(mended.page.sessionStorage.length).toBe(0);
      return Promise.resolve();
    });
    expect(await mended.run()).toEqual({ kind: 'signed-in', returnUrl: '/de/mykomax/account' });
  });
});

it('SRV-053 ended sessions are forgotten in the order of their end, so that one reported twice stays as long as the last', () => {
  let time = 0;
  const kept: number[] = [];
  const sessions = createEndedSessions({ now: () => time, keep: (_session, all) => void kept.push(all.size) });
  sessions.note('one');
  sessions.note('two');
  time = 20 * 3_600_000;
  sessions.note('one');
  time = 25 * 3_600_000;
  sessions.note('three');
  expect([sessions.has('one'), sessions.has('two')]).toEqual([true, false]);
  expect(kept).toEqual([1, 2, 2, 2]);
});

it('SRV-053 of ended sessions the oldest are forgotten beyond two hundred thousand, whatever the provider tells', () => {
  const time = 1_000_000;
  const create = (count: number) =>
    createEndedSessions({ now: () => time, known: Array.from({ length: count }, (_, index) => [`${index}`, time]) });
  const full = create(200_000);
  expect(full.has('0')).toBe(true);
  full.note('one more');
  expect(['0', '1', 'one more'].map((sid) => full.has(sid))).toEqual([false, true, true]);
  expect(['0', '1'].map((sid) => create(200_001).has(sid))).toEqual([false, true]);
});
