import { identityRealmPath } from '@kmx/shared-contracts/endpoints/identity.ts';
import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type FetchImplementation,
  type JWTPayload,
  type JWTVerifyOptions,
  jwtVerify,
} from 'jose';
import * as v from 'valibot';
import { createCallHeaders } from '../backends/calls/call-headers.ts';
import { UpstreamError } from '../backends/calls/upstream-error.ts';
import type { Configuration } from '../configuration.ts';
import type { ToldSessions } from './tell-ended-sessions.ts';

/** Verifies tokens signed by the identity service; both reject with an UpstreamError when its keys cannot be loaded. */
export interface IdentityTokens {
  /** Subject of a valid token of the portal's client, null for any other text and for a token of an ended session. */
  readonly verify: (token: string) => Promise<string | null>;
  /** Refuses the tokens of a session from now on; false for anything but a valid logout token with a session in it. */
  readonly endSession: (logoutToken: string) => Promise<boolean>;
}

const realm = `oauth2/${identityRealmPath}`;
/** Clocks of two machines are seldom the same. */
const clockToleranceSeconds = 60;
const keyDeadlineMs = 3000;

const logoutSchema = v.object({
  sid: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  jti: v.string(),
  events: v.object({ 'http://schemas.openid.net/event/backchannel-logout': v.object({}) }),
  // A token with this claim is an identity token, whatever else it contains.
  nonce: v.optional(v.undefined()),
});

const fetchKeys: FetchImplementation = (url, { headers, ...init }) =>
  fetch(url, { ...init, headers: { ...Object.fromEntries(headers), ...createCallHeaders(url) } });

/** Whether an error of the library says nothing about the token: keys that did not come, or that nobody can read. */
function isAboutKeys(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true;
  return (
    error.code === errors.JOSEError.code ||
    error.code === errors.JWKSTimeout.code ||
    error.code === errors.JWKSInvalid.code
  );
}

/** Verifies tokens with the published keys of the identity service, which are cached and reloaded when a token uses a new one. */
export function createIdentityTokens(
  configuration: Pick<Configuration, 'AUTH_BASE_URL' | 'AUTH_CLIENT_ID' | 'IDENTITY_ORIGIN' | 'PUBLIC_ORIGIN'>,
  ended: Pick<ToldSessions, 'end' | 'has'>,
): IdentityTokens {
  const { AUTH_BASE_URL, AUTH_CLIENT_ID, IDENTITY_ORIGIN, PUBLIC_ORIGIN } = configuration;
  const base = new URL(AUTH_BASE_URL, IDENTITY_ORIGIN);
  const publicOrigin = new URL(PUBLIC_ORIGIN);
  const keys = createRemoteJWKSet(new URL(`${base.pathname}/${realm}/connect/jwk_uri`, base), {
    timeoutDuration: keyDeadlineMs,
    headers: { 'x-forwarded-host': publicOrigin.host, 'x-forwarded-proto': publicOrigin.protocol.slice(0, -1) },
    [customFetch]: fetchKeys,
  });
  const issuer = new URL(`${new URL(AUTH_BASE_URL, PUBLIC_ORIGIN).href}/${realm}`).href;

  async function read(token: string, options: JWTVerifyOptions): Promise<JWTPayload | null> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: AUTH_CLIENT_ID,
        algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
        clockTolerance: clockToleranceSeconds,
        ...options,
      });
      return payload;
    } catch (error) {
      if (isAboutKeys(error)) {
        throw new UpstreamError(502, 'the keys of identity cannot be had', true, { cause: error });
      }
      return null;
    }
  }

  return {
    verify: async (token) => {
      const payload = await read(token, { requiredClaims: ['sub', 'exp'] });
      if (payload === null || payload['events'] !== undefined) return null;
      const { sid } = payload;
      return typeof sid === 'string' && ended.has(sid) ? null : (payload.sub ?? null);
    },
    endSession: async (logoutToken) => {
      const payload = await read(logoutToken, { requiredClaims: ['iat'], maxTokenAge: '5m' });
      const logout = v.safeParse(logoutSchema, payload);
      if (logout.success) await ended.end(logout.output.sid);
      return logout.success;
    },
  };
}
