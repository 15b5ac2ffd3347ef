import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resolveAdoption } from './adopt-tokens.ts';
import { isRedirectReason } from './auth-errors.ts';
import { waitForDeparture } from './departure-guard.browser.ts';
import { createFakePage } from './fake-page.fixture.ts';
import { takeReLogin } from './re-login-limit.browser.ts';
import { createRenewalTimer } from './renewal-timer.browser.ts';
import { readStoredTokens } from './stored-tokens.browser.ts';

const address = 'https://kmx.example/en/mykomax';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

describe('rules of the tokens', () => {
  it('AUTH-010 ERR-029..034 goes to the sign-in page for the listed reasons and rethrows any other', () => {
    const reasons = [
      'Authentication or consent required',
      'Failed to fetch',
      'NetworkError when attempting to fetch resource.',
      'Cross-origin redirection to https://id.example denied',
      'The request requires some interaction that is not allowed.',
      'User authentication is required by the provider',
      'Authorization timed out',
    ];
    expect(reasons.filter((reason) => !isRedirectReason(new Error(reason)))).toEqual([]);
    expect(isRedirectReason(new Error('State mismatch'))).toBe(false);
    expect(isRedirectReason('Failed to fetch')).toBe(false);
  });

  it('AUTH-007 CON-003 aborts the navigation after 30000 ms and not before', async () => {
    const { page, stopped } = createFakePage(address);
    const guard = waitForDeparture(page);
    const outcome = expect(guard).rejects.toMatchObject({ kind: 'not-left' });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(stopped()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
    expect(stopped()).toBe(1);
  });

  it('D-62 aborts immediately when the page returns from the back/forward cache', async () => {
    const { page, stopped, dispatch } = createFakePage(address);
    const guard = waitForDeparture(page);
    const outcome = expect(guard).rejects.toMatchObject({ kind: 'cancelled' });
    dispatch(Object.assign(new Event('pageshow'), { persisted: true }));
    await outcome;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stopped()).toBe(0);
  });

  it('AUTH-012 signs in again at most once per 60 seconds', () => {
    const { page } = createFakePage(address);
    expect([takeReLogin(page, 0), takeReLogin(page, 59_999), takeReLogin(page, 60_000)]).toEqual([true, false, true]);
  });

  it('AUTH-036 CON-005 renews once the tokens are within 180 seconds of expiry', () => {
    const renew = vi.fn();
    const { page } = createFakePage(address);
    createRenewalTimer(page, renew).schedule(Date.now() + 600_000);
    vi.advanceTimersByTime(419_999);
    expect(renew).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_001);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('AUTH-039 removes a broken item of localStorage and counts as signed out', () => {
    const { page } = createFakePage(address);
    page.localStorage.setItem('FR-SDK-mykomax', '{broken');
    expect(readStoredTokens(page, 'mykomax')).toBeNull();
    expect(page.localStorage.getItem('FR-SDK-mykomax')).toBeNull();
  });

  it('D-66 adopts newer tokens of another tab and its sign-out, but never signs in from the record alone', () => {
    const old = { accessToken: 'old', tokenExpiry: 1 };
    const renewed = { accessToken: 'new', tokenExpiry: 2 };
    const written = { tokens: renewed, removedAccessToken: null };
    expect(resolveAdoption(old, written, 'old')).toEqual({ kind: 'replace', tokens: renewed });
    expect(resolveAdoption(null, written, null)).toEqual({ kind: 'keep' });
    expect(resolveAdoption(null, written, 'old')).toEqual({ kind: 'replace', tokens: renewed });
    expect(resolveAdoption(null, written, 'new')).toEqual({ kind: 'keep' });
    expect(resolveAdoption(old, { tokens: null, removedAccessToken: 'old' }, 'old')).toEqual({ kind: 'remove' });
    expect(resolveAdoption(renewed, { tokens: null, removedAccessToken: 'old' }, 'old')).toEqual({ kind: 'keep' });
  });
});
