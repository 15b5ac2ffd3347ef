import { resolveAdoption } from './adopt-tokens.ts';
import { AuthError, authErrors, isRedirectReason, readErrorText } from './auth-errors.ts';
import type { ForgeRockPort } from './forgerock-port.browser.ts';
import { areIdentityClaims, readIdentityClaims } from './identity-claims.ts';
import { readLatestTokens, writeLatestTokens } from './latest-tokens.browser.ts';
import { clearRenewalMark, markRenewal, readRenewalMark } from './renewal-mark.browser.ts';
import { clearSignOutMark, markSignOut, readSignOutMark } from './sign-out-mark.browser.ts';
import { readStoredTokens, removeStoredTokens, type StoredTokens, writeStoredTokens } from './stored-tokens.browser.ts';
import { createTokenLock } from './token-lock.browser.ts';
import { isPassingUserInfoFailure } from './user-info-failure.ts';

interface TokenKeeperOptions {
  readonly page: Window;
  readonly clientId: string;
  readonly loadPort: () => Promise<ForgeRockPort>;
}

interface LoadOptions {
  /** Requests new tokens although the stored ones are valid. */
  readonly isForced?: boolean;
  /** Whether the provider's session may sign in a visitor without tokens; defaults to false. */
  readonly isSignIn?: boolean;
}

interface KnownClaims {
  readonly claims: unknown;
  /** The claims of the identity token, because user info is currently unavailable. */
  readonly isProvisional: boolean;
}

export interface SignedInTokens extends KnownClaims {
  readonly tokens: StoredTokens;
}

/** Keeps the tokens of all tabs consistent: every use of the SDK that may change them runs inside one lock. */
export function createTokenKeeper({ page, clientId, loadPort }: TokenKeeperOptions) {
  const lock = createTokenLock(page);

  /** Tokens of a failed sign-out, for the retry; nothing else may use them. */
  let unended: StoredTokens | null = null;
  const isSigningOut = (): boolean => readSignOutMark(page) !== null;
  const readSeenToken = (): string | null =>
    isSigningOut() ? null : (readStoredTokens(page, clientId)?.accessToken ?? readRenewalMark(page));

  const adoptLatest = async (seenBefore: string | null = null): Promise<StoredTokens | null> => {
    // A broken item is removed here, before the SDK could fail on it.
    const stored = readStoredTokens(page, clientId);
    const adoption = resolveAdoption(stored, await readLatestTokens(page, clientId), seenBefore);
    if (adoption.kind === 'replace') writeStoredTokens(page, clientId, adoption.tokens);
    if (adoption.kind === 'remove') removeStoredTokens(page, clientId);
    return adoption.kind === 'replace' ? adoption.tokens : adoption.kind === 'remove' ? null : stored;
  };

  const keep = async (tokens: StoredTokens, before: StoredTokens | null): Promise<StoredTokens> => {
    if (tokens.accessToken !== before?.accessToken) {
      writeStoredTokens(page, clientId, tokens);
      await writeLatestTokens(page, clientId, { tokens, removedAccessToken: null });
    }
    return tokens;
  };

  const loadTokens = async (
    port: ForgeRockPort,
    seenBefore: string | null,
    { isForced = false, isSignIn = false }: LoadOptions,
  ): Promise<StoredTokens> => {
    if (isSigningOut()) throw new AuthError('sign-in-needed', authErrors.signedOut);
    const stored = await adoptLatest(seenBefore);
    // The person signed out while this tab waited for the lock; only an interrupted renewal leaves nothing but its mark.
    const isSignedOut = stored === null && readRenewalMark(page) === null;
    if (isSignedOut && !isSignIn) throw new AuthError('sign-in-needed', authErrors.signedOut);
    if (!page.navigator.onLine) {
      // The SDK deletes the old tokens before it requests new ones; offline, that would sign the visitor out.
      if (stored && !isForced && (stored.tokenExpiry ?? 0) > Date.now()) return stored;
      throw new AuthError('failed', authErrors.offline);
    }
    if (stored !== null) markRenewal(page, stored.accessToken);
    try {
      return await keep(await port.loadTokens(isForced), stored);
    } catch (error) {
      if (isRedirectReason(error)) throw new AuthError('sign-in-needed', readErrorText(error), error);
      throw error;
    } finally {
      clearRenewalMark(page);
    }
  };

  const endSession = async (port: ForgeRockPort, returnUri: string | null, isRepeated = false): Promise<void> => {
    const stored = (await adoptLatest()) ?? unended;
    unended = stored;
    // Before the SDK's calls, because with a return address they leave the page.
    await writeLatestTokens(page, clientId, { tokens: null, removedAccessToken: stored?.accessToken ?? null });
    clearRenewalMark(page);
    // Where the SDK looks for the token to revoke.
    if (stored !== null) writeStoredTokens(page, clientId, stored);
    await port.endSession(returnUri, isRepeated).finally(() => removeStoredTokens(page, clientId));
    unended = null;
  };

  const loadClaims = async (port: ForgeRockPort, { idToken }: StoredTokens): Promise<KnownClaims> => {
    try {
      const claims = await port.loadClaims();
      return { claims, isProvisional: areIdentityClaims(claims) };
    } catch (error) {
      const isPassing = !page.navigator.onLine || isPassingUserInfoFailure(error);
      const claims = isPassing ? readIdentityClaims(idToken) : null;
      if (claims !== null) return { claims, isProvisional: true };
      throw new AuthError(isPassing ? 'failed' : 'user-info', readErrorText(error), error);
    }
  };

  return {
    /** Whether a person is signed in as far as this browser knows, including an unfinished renewal. */
    hasTokens: (): boolean => readSeenToken() !== null,
    load: async (): Promise<StoredTokens> => {
      const seenBefore = readSeenToken();
      const port = await loadPort();
      return lock(() => loadTokens(port, seenBefore, {}));
    },
    /** User info inside the same lock: another tab's renewal would revoke the token under it. */
    loadWithClaims: async (options: LoadOptions = {}): Promise<SignedInTokens> => {
      const seenBefore = readSeenToken();
      const port = await loadPort();
      return lock(async () => {
        const tokens = await loadTokens(port, seenBefore, options);
        return { tokens, ...(await loadClaims(port, tokens)) };
      });
    },
    exchange: async (query: { readonly code: string; readonly state: string }): Promise<SignedInTokens> => {
      const port = await loadPort();
      return lock(async () => {
        const before = await adoptLatest();
        const tokens = await keep(await port.exchange(query), before);
        // A sign-in with a new code replaces the person who left.
        clearSignOutMark(page);
        return { tokens, ...(await loadClaims(port, tokens)) };
      });
    },
    /** False when valid tokens made the sign-in page unnecessary. */
    openSignIn: async (language: string): Promise<boolean> => {
      const port = await loadPort();
      return lock(async () => {
        await adoptLatest();
        return (await port.openSignIn(language)) === null;
      });
    },
    /** Whether a sign-out of this browser has not reached the provider yet. */
    isSigningOut,
    /**
     * Removes the tokens and ends the session at the provider. Rejects when the provider could not be notified: then
     * nobody is signed in here either, and nobody can be until a later call succeeds.
     */
    signOut: async (returnUri: string | null): Promise<void> => {
      const isRepeated = isSigningOut();
      // Before anything else, so that a page left halfway through signs nobody in again.
      markSignOut(page);
      try {
        const port = await loadPort();
        await lock(() => endSession(port, returnUri, isRepeated));
        clearSignOutMark(page);
      } catch (error) {
        markSignOut(page, readErrorText(error));
        throw error;
      }
    },
    /** Removes tokens that the provider no longer knows, and notifies it as far as it responds (AUTH-012). */
    discard: async (): Promise<void> => {
      const port = await loadPort();
      await lock(() => endSession(port, null));
    },
  };
}

export type TokenKeeper = ReturnType<typeof createTokenKeeper>;
