import { identityRealmPath } from '@kmx/shared-contracts/endpoints/identity.ts';
import * as v from 'valibot';
import { fetchUpstream } from '../backends/calls/fetch-upstream.ts';
import { UpstreamError } from '../backends/calls/upstream-error.ts';

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';
const maxResponseBytes = 64 * 1024;

/** Where identity is, and how long it may take. */
export interface IdentityAddress {
  readonly IDENTITY_ORIGIN: string;
  readonly AUTH_BASE_URL: string;
  readonly PUBLIC_ORIGIN: string;
  readonly BACKEND_TIMEOUT_MS: number;
}

/**
 * Asks identity whom an access token is for; null when identity refuses the token, rejects with an UpstreamError when it
 * does not respond as `schema` says.
 */
export async function loadUserClaims<Claims>(
  configuration: IdentityAddress,
  accessToken: string,
  schema: v.GenericSchema<unknown, Claims>,
): Promise<Claims | null> {
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
  }).catch((error: unknown) => {
    throw isTimeout(error) ? new UpstreamError(504, 'identity is silent', true, { cause: error }) : error;
  });
  if (response.status === 401 || response.status === 403) return null;
  const claims = response.ok ? v.safeParse(schema, await response.json()) : null;
  if (!claims?.success) throw new UpstreamError(502, `identity: ${response.status}`, response.status >= 500);
  return claims.output;
}
