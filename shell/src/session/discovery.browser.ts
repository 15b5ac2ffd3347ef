import * as v from 'valibot';
import { AuthError, authErrors } from './auth-errors.ts';
import { discoveryTimeoutMs } from './auth-settings.ts';

const url = v.pipe(v.string(), v.url());
const discoverySchema = v.object({
  issuer: url,
  authorization_endpoint: url,
  token_endpoint: url,
  userinfo_endpoint: url,
  end_session_endpoint: url,
  revocation_endpoint: url,
  introspection_endpoint: v.optional(v.string(), ''),
  ping_end_idp_session_endpoint: v.optional(url),
  authorization_response_iss_parameter_supported: v.optional(v.boolean(), false),
});

/** The identity provider's discovery document. */
export type Discovery = v.InferOutput<typeof discoverySchema>;

/** Loads the well-known document within 5 seconds (AUTH-018, AUTH-035); rejects on any other answer. */
export async function loadDiscovery(wellKnown: string): Promise<Discovery> {
  if (wellKnown === '') throw new AuthError('failed', authErrors.wellKnownMissing);
  const response = await fetch(wellKnown, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(discoveryTimeoutMs),
  });
  if (!response.ok) throw new AuthError('failed', `Expected 200, received ${response.status}`);
  return v.parse(discoverySchema, await response.json());
}
