import type { IncomingHttpHeaders } from 'node:http';
import { requestedWithHeader } from '@kmx/shared-contracts/headers.ts';
import { readValidTokens, type TokenHolder } from './held-tokens.ts';

/** A request of a page of ours. */
interface TokenRequest {
  readonly headers: IncomingHttpHeaders;
  readonly cookies: TokenHolder['cookies'];
}

/** The settings that decide how tokens are held. */
export type TokenConfiguration = TokenHolder['configuration'];

function readOwnTokens({ headers, cookies }: TokenRequest, configuration: TokenConfiguration) {
  // A cookie comes with every request; another site's form cannot send this header.
  if (headers[requestedWithHeader] === undefined) return null;
  return readValidTokens({ configuration, cookies });
}

/**
 * The identity token of a request, from its header (some proxies drop the form with underscores) or as held by the
 * shell (decision 0012); null when there is none.
 */
export function resolveIdentityToken(request: TokenRequest, configuration: TokenConfiguration): string | null {
  const sent = request.headers['ciam_id_token'] ?? request.headers['ciam-id-token'];
  return typeof sent === 'string' ? sent : (readOwnTokens(request, configuration)?.idToken ?? null);
}

/** The access token of a request, as held by the shell or from its Authorization header; null when there is none. */
export function resolveAccessToken(request: TokenRequest, configuration: TokenConfiguration): string | null {
  const held = readOwnTokens(request, configuration);
  if (held !== null) return held.accessToken;
  return /^Bearer ([\w.~+/=-]{1,4096})$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
