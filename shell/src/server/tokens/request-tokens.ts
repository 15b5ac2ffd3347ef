import { requestedWithHeader } from '@kmx/shared-contracts/headers.ts';
import type { RequestContext } from '../request/request-context.ts';
import { readValidTokens, type TokenHolder } from './held-tokens.ts';

/** A request of a page of ours, with the part of the configuration that matters here. */
export type TokenRequest = Pick<RequestContext, 'headers' | 'cookies'> & {
  readonly services: Pick<TokenHolder, 'configuration'>;
};

function readOwnTokens({ headers, cookies, services }: TokenRequest) {
  // A cookie comes with every request, so this header is what a form of another page cannot send.
  if (headers[requestedWithHeader] === undefined) return null;
  return readValidTokens({ configuration: services.configuration, cookies });
}

/** The identity token of a request: from its header, of which a proxy may have dropped the form with underscores, or held by the shell (decision 0012); null when there is none. */
export function resolveIdentityToken(context: TokenRequest): string | null {
  const sent = context.headers['ciam_id_token'] ?? context.headers['ciam-id-token'];
  return typeof sent === 'string' ? sent : (readOwnTokens(context)?.idToken ?? null);
}

/** The access token of a request: held by the shell, or in its Authorization header; null when there is none. */
export function resolveAccessToken(context: TokenRequest): string | null {
  const held = readOwnTokens(context);
  if (held !== null) return held.accessToken;
  return /^Bearer ([\w.~+/=-]{1,4096})$/.exec(context.headers.authorization ?? '')?.[1] ?? null;
}
