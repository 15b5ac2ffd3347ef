import { renewalMarkKey as key } from './session-marks.ts';

/**
 * Marks which access token a tab is about to replace: the SDK removes it before it requests a new one, so without this
 * mark a page that starts at that moment, or after an interrupted renewal, would take the visitor for signed out.
 */
export function markRenewal(page: Window, accessToken: string): void {
  page.localStorage.setItem(key, accessToken);
}

export function clearRenewalMark(page: Window): void {
  page.localStorage.removeItem(key);
}

/** The access token of a renewal that is running or was never finished; null without one, or in a browser that forbids storage. */
export function readRenewalMark(page: Window): string | null {
  try {
    return page.localStorage.getItem(key);
  } catch {
    return null;
  }
}
