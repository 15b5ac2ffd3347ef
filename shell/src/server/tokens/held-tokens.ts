import type { Configuration } from '../configuration.ts';
import { formatCookie } from '../http/cookies.ts';
import { type HeldTokens, openTokens, sealTokens } from './sealed-tokens.ts';

/** Configuration and cookies of a request, as far as held tokens need them. */
export interface TokenHolder {
  readonly configuration: Pick<Configuration, 'AUTH_TOKEN_MODE' | 'EDITOR_SECRET' | 'PUBLIC_ORIGIN'>;
  readonly cookies: Readonly<Record<string, string>>;
}

/** Browsers drop longer cookies without a word. */
const maxCookieLength = 3800;

function createCookieName({ configuration }: Pick<TokenHolder, 'configuration'>): string {
  // The prefix makes browsers refuse a cookie of another host or without https.
  return configuration.PUBLIC_ORIGIN.startsWith('https:') ? '__Host-kmx-tokens' : 'kmx-tokens';
}

/** The tokens that came with a request, expired or not; null in token mode `browser`. */
export function readHeldTokens(holder: TokenHolder): HeldTokens | null {
  const { configuration, cookies } = holder;
  const sealed = configuration.AUTH_TOKEN_MODE === 'server' ? cookies[createCookieName(holder)] : undefined;
  return sealed === undefined ? null : openTokens(configuration.EDITOR_SECRET, sealed);
}

/** Both tokens while they are valid, else null. */
export function readValidTokens(
  holder: TokenHolder,
  now = Date.now(),
): { readonly accessToken: string; readonly idToken: string | null } | null {
  const tokens = readHeldTokens(holder);
  if (tokens === null || tokens.accessToken === null || tokens.isSignedOut || tokens.expiresAt <= now) return null;
  return { accessToken: tokens.accessToken, idToken: tokens.idToken };
}

/** Set-Cookie value that holds tokens until they expire, or null when they do not fit into a cookie. */
export function createTokenCookie(
  holder: Pick<TokenHolder, 'configuration'>,
  tokens: HeldTokens,
  now = Date.now(),
): string | null {
  const { EDITOR_SECRET: secret, PUBLIC_ORIGIN: origin } = holder.configuration;
  const sealed = sealTokens(secret, tokens);
  if (sealed.length > maxCookieLength) return null;
  const maxAgeSeconds = Math.max(1, Math.floor((tokens.expiresAt - now) / 1000));
  const options = { maxAgeSeconds, isHttpOnly: true, isSecure: origin.startsWith('https:') };
  return formatCookie(createCookieName(holder), sealed, options);
}

/** Set-Cookie value that lets the browser forget the tokens. */
export function createTokenCookieRemoval(holder: Pick<TokenHolder, 'configuration'>): string {
  const isSecure = holder.configuration.PUBLIC_ORIGIN.startsWith('https:');
  return formatCookie(createCookieName(holder), '', { maxAgeSeconds: 0, isHttpOnly: true, isSecure });
}
