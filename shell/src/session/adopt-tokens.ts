import type { LatestTokens } from './latest-tokens.browser.ts';
import type { StoredTokens } from './stored-tokens.browser.ts';

export type Adoption =
  | { readonly kind: 'keep' }
  | { readonly kind: 'replace'; readonly tokens: StoredTokens }
  | { readonly kind: 'remove' };

/**
 * Decides between the tokens that this tab sees in localStorage and those that the last lock holder has written;
 * `seenBefore` is the access token that this tab saw before it waited for the lock.
 */
export function resolveAdoption(
  stored: StoredTokens | null,
  latest: LatestTokens | null,
  seenBefore: string | null,
): Adoption {
  if (latest === null) return { kind: 'keep' };
  if (latest.tokens === null) {
    return stored !== null && stored.accessToken === latest.removedAccessToken ? { kind: 'remove' } : { kind: 'keep' };
  }
  // Without stored tokens the visitor may have cleared them manually: a record alone never signs anyone in. Tokens that
  // disappeared while this tab waited were replaced by others that are not visible yet.
  if (stored === null) {
    const isReplaced = seenBefore !== null && seenBefore !== latest.tokens.accessToken;
    return isReplaced ? { kind: 'replace', tokens: latest.tokens } : { kind: 'keep' };
  }
  if (stored.accessToken === latest.tokens.accessToken) return { kind: 'keep' };
  const isNewer = (latest.tokens.tokenExpiry ?? 0) > (stored.tokenExpiry ?? 0);
  return isNewer ? { kind: 'replace', tokens: latest.tokens } : { kind: 'keep' };
}
