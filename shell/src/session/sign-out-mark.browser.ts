import { signOutMarkKey as key } from './session-marks.ts';

/**
 * Marks a running sign-out, and then why the provider could not be notified: until it is, no tab may sign in silently,
 * because the session of the person who left may still exist there (decision 0026).
 */
export function markSignOut(page: Window, failure = ''): void {
  try {
    page.localStorage.setItem(key, failure);
  } catch {
    // Without storage nobody can be signed in.
  }
}

export function clearSignOutMark(page: Window): void {
  try {
    page.localStorage.removeItem(key);
  } catch {
    // As above.
  }
}

/** Why the last sign-out is unfinished, empty while it is running; null when it is finished. */
export function readSignOutMark(page: Window): string | null {
  try {
    return page.localStorage.getItem(key);
  } catch {
    return null;
  }
}
