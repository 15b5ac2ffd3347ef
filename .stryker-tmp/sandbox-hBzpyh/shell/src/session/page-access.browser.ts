// @ts-nocheck
const shownKey = 'kmx-shown-roles';
const deadlineMs = 5_000;
const endpoint = '/api/page-access/roles';

/** Shows the server who is signed in, so that it can decide about pages for roles; rejects when it refuses (D-31). */
export async function showRoles(page: Window, accessToken: string): Promise<void> {
  const answer = await page.fetch(endpoint, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'x-requested-with': 'kmx' },
    signal: AbortSignal.timeout(deadlineMs),
  });
  if (!answer.ok) throw new Error(`The server could not check the roles, status ${answer.status}`);
  page.localStorage.setItem(shownKey, 'true');
}

/** Takes back what showRoles has given, at sign-out; nothing is sent when nothing was shown. */
export function forgetShownRoles(page: Window): void {
  if (page.localStorage.getItem(shownKey) === null) return;
  page.localStorage.removeItem(shownKey);
  page.fetch(endpoint, { method: 'DELETE', keepalive: true, signal: AbortSignal.timeout(deadlineMs) }).catch(() => {
    // The cookie ends by itself within five minutes.
  });
}
