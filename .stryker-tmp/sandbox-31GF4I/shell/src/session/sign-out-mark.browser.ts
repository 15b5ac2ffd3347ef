// @ts-nocheck
const key = 'kmx-sign-out';

/**
 * Notes that somebody signs out, and then why the provider could not be told: until it is, no tab may sign in silently, because
 * the session of the person who left may still live there (decision 0026).
 */
export function markSignOut(page: Window, failure = ''): void {
  try {
    page.localStorage.setItem(key, failure);
  } catch {
    // Where storage is forbidden nobody can be signed in.
  }
}

export function clearSignOutMark(page: Window): void {
  try {
    page.localStorage.removeItem(key);
  } catch {
    // As above.
  }
}

/** Why the last sign-out is not finished, empty while it goes on; null when it is finished. */
export function readSignOutMark(page: Window): string | null {
  try {
    return page.localStorage.getItem(key);
  } catch {
    return null;
  }
}
