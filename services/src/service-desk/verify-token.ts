import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import * as v from 'valibot';

/** The claims of an identity token that the desk uses (AUTH-031). */
export interface TokenClaims {
  readonly accountId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: string;
  readonly roles: readonly string[];
  readonly issuedAt: Date;
}

/** Claims of a token, or null for one that is missing, forged, expired or meant for another audience. */
export type VerifyToken = (token: string | undefined) => Promise<TokenClaims | null>;

export interface TokenSettings {
  readonly issuer: string;
  readonly audience: string;
  /** Signature algorithms that are accepted; never `none`. */
  readonly algorithms: readonly string[];
  /** Keys of the embedded provider, or where to fetch those of another one. */
  readonly keys: JSONWebKeySet | URL;
}

const clockToleranceSeconds = 60;
const maxTokenLength = 8192;
const keysTimeoutMs = 3000;
const keysMaxAgeMs = 10 * 60_000;

const text = v.optional(v.string(), '');
const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.minLength(1)),
  iat: v.number(),
  subname: v.optional(v.pipe(v.string(), v.minLength(1))),
  given_name: text,
  family_name: text,
  email: v.pipe(v.string(), v.minLength(3)),
  locale: text,
  // A single role may come as a plain string (SYS-028).
  roles: v.optional(
    v.union([
      v.array(v.string()),
      v.pipe(
        v.string(),
        v.transform((role) => [role]),
      ),
    ]),
    [],
  ),
});

function createKeySource(keys: TokenSettings['keys']): JWTVerifyGetKey {
  if (!(keys instanceof URL)) return createLocalJWKSet(keys);
  return createRemoteJWKSet(keys, {
    timeoutDuration: keysTimeoutMs,
    cacheMaxAge: keysMaxAgeMs,
  });
}

/** Thrown when the provider's keys are unavailable: nobody can be identified then, and nobody is told that their token is invalid. */
export class KeysUnavailableError extends Error {
  override readonly name = 'KeysUnavailableError';
}

/** Checks the identity token of the header `ciam_id_token`: signature, issuer, audience and times (SRV-053). */
export function createTokenVerifier({ issuer, audience, algorithms, keys }: TokenSettings): VerifyToken {
  const keySource = createKeySource(keys);
  return async (token) => {
    if (token === undefined || token === '' || token.length > maxTokenLength) return null;
    try {
      const { payload } = await jwtVerify(token, keySource, {
        issuer,
        audience,
        algorithms: [...algorithms],
        clockTolerance: clockToleranceSeconds,
        requiredClaims: ['exp', 'iat', 'sub'],
      });
      const claims = v.safeParse(claimsSchema, payload);
      if (!claims.success) return null;
      const { sub, iat, subname, given_name, family_name, email, locale, roles } = claims.output;
      return {
        accountId: subname ?? sub,
        firstName: given_name,
        lastName: family_name,
        email,
        language: locale,
        roles,
        issuedAt: new Date(iat * 1000),
      };
    } catch (error) {
      const isOfToken =
        error instanceof errors.JOSEError &&
        !(error instanceof errors.JWKSTimeout) &&
        !(error instanceof errors.JWKSInvalid) &&
        error.code !== 'ERR_JOSE_GENERIC';
      if (isOfToken) return null;
      throw new KeysUnavailableError('The keys of the identity provider cannot be read', { cause: error });
    }
  };
}
