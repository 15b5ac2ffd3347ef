import * as v from 'valibot';
import { type IdentityAddress, loadUserClaims } from './load-user-claims.ts';

const claimsSchema = v.object({ roles: v.optional(v.array(v.string()), []) });

/**
 * Asks identity for the roles behind an access token, so that a revoked token or a withdrawn role takes effect
 * immediately; null when identity refuses the token, rejects with an UpstreamError when it does not respond.
 */
export async function loadUserRoles(
  configuration: IdentityAddress,
  accessToken: string,
): Promise<readonly string[] | null> {
  return (await loadUserClaims(configuration, accessToken, claimsSchema))?.roles ?? null;
}
