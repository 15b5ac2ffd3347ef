import { requestedWithHeader } from '@kmx/shared-contracts/headers.ts';
import { AuthError, authErrors } from './auth-errors.ts';
import { heldTokenPrefix } from './held-token.ts';
import type { TokenKeeper } from './token-keeper.browser.ts';

/** Adds to a request what the shell's proxies need: the identity token, or the marker that they may add the one they hold. */
export async function authorizeRequest(headers: Headers, keeper: Pick<TokenKeeper, 'load'>): Promise<void> {
  const { accessToken, idToken } = await keeper.load();
  if (idToken !== undefined) {
    headers.set('ciam_id_token', idToken);
    // nginx silently drops headers with an underscore in their name unless configured otherwise.
    headers.set('ciam-id-token', idToken);
  } else if (!accessToken.startsWith(heldTokenPrefix)) {
    throw new AuthError('sign-in-needed', authErrors.signedOut);
  }
  headers.set(requestedWithHeader, 'kmx');
}
