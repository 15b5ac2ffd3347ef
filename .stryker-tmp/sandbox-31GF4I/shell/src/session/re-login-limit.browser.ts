// @ts-nocheck
import { reLoginPauseMs } from './auth-settings.ts';

const key = 'kmx-re-login';

/** Takes the one automatic sign-in per minute after a failed user info; false while it is used up (AUTH-012, D-68). */
export function takeReLogin(page: Window, now: number): boolean {
  const last = Number(page.sessionStorage.getItem(key) ?? Number.NaN);
  if (now - last < reLoginPauseMs) return false;
  page.sessionStorage.setItem(key, String(now));
  return true;
}
