import { pageRolesEndpoint } from '@kmx/shared-contracts/endpoints/page-access.ts';
import { requestedWithHeader } from '@kmx/shared-contracts/headers.ts';

const shownKey = 'kmx-shown-roles';
const deadlineMs = 5_000;

/** Proves to the server who is signed in, so that it can decide about pages for roles; rejects when it refuses (D-31). */
export async function showRoles(page: Window, accessToken: string): Promise<void> {
  const answer = await page.fetch(pageRolesEndpoint.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, [requestedWithHeader]: 'kmx' },
    signal: AbortSignal.timeout(deadlineMs),
  });
  if (!answer.ok) throw new Error(`The server could not check the roles, status ${answer.status}`);
  page.localStorage.setItem(shownKey, 'true');
}

/** Revokes what showRoles has granted, at sign-out; sends nothing when nothing was granted. */
export function forgetShownRoles(page: Window): void {
  if (page.localStorage.getItem(shownKey) === null) return;
  page.localStorage.removeItem(shownKey);
  page
    .fetch(pageRolesEndpoint.path, { method: 'DELETE', keepalive: true, signal: AbortSignal.timeout(deadlineMs) })
    .catch(() => {
      // The cookie expires within five minutes anyway.
    });
}
