import { identityRealmPath } from '@kmx/shared-contracts/endpoints/identity.ts';
import * as v from 'valibot';
import { fetchUpstream } from '../backends/calls/fetch-upstream.ts';
import { UpstreamError } from '../backends/calls/upstream-error.ts';

const claimsSchema = v.object({ roles: v.optional(v.array(v.string()), []) });
const maxResponseBytes = 64 * 1024;

/**
 * Asks identity for the roles behind an access token, so that a revoked token or a withdrawn role takes effect
 * immediately; null when identity refuses the token, rejects with an UpstreamError when it does not respond.
 */
export async function loadUserRoles(
  configuration: {
    readonly IDENTITY_ORIGIN: string;
    readonly AUTH_BASE_URL: string;
    readonly PUBLIC_ORIGIN: string;
    readonly BACKEND_TIMEOUT_MS: number;
  },
  accessToken: string,
): Promise<readonly string[] | null> {
  const base = new URL(configuration.AUTH_BASE_URL, configuration.IDENTITY_ORIGIN);
  const publicOrigin = new URL(configuration.PUBLIC_ORIGIN);
  const response = await fetchUpstream({
    name: 'identity',
    fetch,
    url: new URL(`${base.pathname}/oauth2/${identityRealmPath}/userinfo`, base).href,
    init: {
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${accessToken}`,
        'x-forwarded-host': publicOrigin.host,
        'x-forwarded-proto': publicOrigin.protocol.slice(0, -1),
      },
    },
    isRead: true,
    signal: AbortSignal.timeout(configuration.BACKEND_TIMEOUT_MS),
    deadlineAt: performance.now() + configuration.BACKEND_TIMEOUT_MS,
    maxBytes: maxResponseBytes,
  });
  if (response.status === 401 || response.status === 403) return null;
  const claims = response.ok ? v.safeParse(claimsSchema, await response.json()) : null;
  if (!claims?.success) throw new UpstreamError(502, `identity: ${response.status}`, response.status >= 500);
  return claims.output.roles;
}
