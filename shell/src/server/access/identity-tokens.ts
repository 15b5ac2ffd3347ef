import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { Configuration } from '../configuration.ts';
import { UpstreamError } from '../data/upstream-error.ts';

/** Reads identity tokens as the identity service signed them. */
export interface IdentityTokens {
  /** Subject of a valid token of the portal's client, null for any other text; rejects with an UpstreamError when the keys cannot be had. */
  readonly verify: (token: string) => Promise<string | null>;
}

const realm = 'oauth2/realms/root/realms/alpha';
/** Clocks of two machines are seldom the same. */
const clockToleranceSeconds = 60;
const keyDeadlineMs = 3000;

/** Verifies tokens with the published keys of the identity service, which are kept and asked for again when a new one is used. */
export function createIdentityTokens(
  configuration: Pick<Configuration, 'AUTH_BASE_URL' | 'AUTH_CLIENT_ID' | 'IDENTITY_ORIGIN' | 'PUBLIC_ORIGIN'>,
): IdentityTokens {
  const { AUTH_BASE_URL, AUTH_CLIENT_ID, IDENTITY_ORIGIN, PUBLIC_ORIGIN } = configuration;
  const base = new URL(AUTH_BASE_URL, IDENTITY_ORIGIN);
  const publicOrigin = new URL(PUBLIC_ORIGIN);
  const keys = createRemoteJWKSet(new URL(`${base.pathname}/${realm}/connect/jwk_uri`, base), {
    timeoutDuration: keyDeadlineMs,
    headers: { 'x-forwarded-host': publicOrigin.host, 'x-forwarded-proto': publicOrigin.protocol.slice(0, -1) },
  });
  const issuer = new URL(`${new URL(AUTH_BASE_URL, PUBLIC_ORIGIN).href}/${realm}`).href;
  return {
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, keys, {
          issuer,
          audience: AUTH_CLIENT_ID,
          algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
          clockTolerance: clockToleranceSeconds,
          requiredClaims: ['sub', 'exp'],
        });
        return payload.sub ?? null;
      } catch (error) {
        if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) {
          throw new UpstreamError(502, 'the keys of identity cannot be had', true, { cause: error });
        }
        return null;
      }
    },
  };
}
