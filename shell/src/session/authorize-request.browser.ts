import { requestedWithHeader } from '@kmx/shared-contracts/headers.ts';
import { AuthError, authErrors } from './auth-errors.ts';
import { heldTokenPrefix } from './held-token.ts';
import type { TokenKeeper } from './token-keeper.browser.ts';

/**
 * Adds to a request what the shell needs to know who sends it: the identity token for the proxies and the access token for
 * endpoints that ask identity about roles, or the marker that it may take the ones that it holds.
 */
export async function authorizeRequest(headers: Headers, keeper: Pick<TokenKeeper, 'load'>): Promise<void> {
  const { accessToken, idToken } = await keeper.load();
  if (idToken !== undefined) {
    headers.set('ciam_id_token', idToken);
    // nginx silently drops headers with an underscore in their name unless configured otherwise.
    headers.set('ciam-id-token', idToken);
  } else if (!accessToken.startsWith(heldTokenPrefix)) {
    throw new AuthError('sign-in-needed', authErrors.signedOut);
  }
  if (!accessToken.startsWith(heldTokenPrefix)) headers.set('authorization', `Bearer ${accessToken}`);
  headers.set(requestedWithHeader, 'kmx');
}
