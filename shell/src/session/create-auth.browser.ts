import type { AuthContract } from '@kmx/shared-contracts/shell-context.ts';
import { scopeBind } from 'effector';
import { AuthError, authErrors } from './auth-errors.ts';
import type { AuthOptions } from './auth-options.ts';
import { authorizeRequest } from './authorize-request.browser.ts';
import { isHistoryArrival, waitForDeparture } from './departure-guard.browser.ts';
import { forgetPrivateData } from './forget-private-data.browser.ts';
import { type CallbackOutcome, createCallbackHandler } from './handle-callback.browser.ts';
import { forgetShownRoles, showRoles } from './page-access.browser.ts';
import { clearPendingFlow, readPendingFlow, savePendingFlow } from './pending-flow.browser.ts';
import { takeReLogin } from './re-login-limit.browser.ts';
import { readUser } from './read-user.ts';
import { createRenewalTimer } from './renewal-timer.browser.ts';
import { isCallbackPath, isLogoutPath, isPortalPath, resolveReturnUrl } from './return-target.ts';
import { $session, signedOut, signInStarted, signOutFailed, userKnown } from './session.model.ts';
import { createSessionChannel } from './session-channel.browser.ts';
import { readSignOutMark } from './sign-out-mark.browser.ts';
import { createOnce, createSingleFlight } from './single-flight.ts';
import { createTokenKeeper, type SignedInTokens } from './token-keeper.browser.ts';
import { createUserInfoRetry } from './user-info-retry.browser.ts';

/** Sign-in of one document, made once by the shell. */
export interface Auth {
  readonly contract: Omit<AuthContract, 'session'>;
  /** Restores a session silently from stored tokens; without them nothing of the SDK is loaded. Never rejects. */
  readonly start: () => Promise<void>;
  /** Works off the sign-in return page (AUTH-003, AUTH-004); never rejects. */
  readonly handleCallback: (url: URL) => Promise<CallbackOutcome>;
  /** Whether a person is signed in even though the return page failed; never rejects. */
  readonly isSignedIn: () => Promise<boolean>;
  /** Goes to the sign-in page and comes back to a page of the portal; never rejects. */
  readonly signIn: (returnUrl: string) => Promise<void>;
}

/** Connects session store, stored tokens and SDK (AUTH-005..015, D-60..D-70). */
export function createAuth(options: AuthOptions): Auth {
  const { configuration, page, scope, urlPrefix, language, onError, onNotLeft } = options;
  const show = {
    user: scopeBind(userKnown, { scope }),
    start: scopeBind(signInStarted, { scope }),
    signedOut: scopeBind(signedOut, { scope }),
    signOutFailed: scopeBind(signOutFailed, { scope }),
  };
  const loadPort = createOnce(
    options.loadPort ??
      (async () => (await import('./forgerock-port.browser.ts')).createForgeRockPort(configuration, page)),
  );
  const keeper = createTokenKeeper({ page, clientId: configuration.clientId, loadPort });
  const readStatus = () => scope.getState($session).status;

  let isPersonSigningOut = false;
  /** Sign-outs that this document knows of, here or in another tab. */
  let signOuts = 0;

  const renewal = createRenewalTimer(page, () => {
    // The page stays usable without new tokens; the next protected call starts a sign-in.
    keeper.loadWithClaims().then(accept, (error: unknown) => onError(error, 'token renewal'));
  });
  const userInfoRetry = createUserInfoRetry(page, () => void reloadUser());
  const announce = createSessionChannel((message) => {
    if (message === 'signed-in') void restore();
    else {
      signOuts += 1;
      forget();
    }
  });

  const forget = (): void => {
    renewal.cancel();
    userInfoRetry.cancel();
    forgetShownRoles(page);
    showNobody();
  };
  const showNobody = (): void => {
    const failure = readSignOutMark(page);
    if (failure === null || failure === '') show.signedOut();
    else show.signOutFailed(failure);
  };
  const accept = ({ tokens, claims, isProvisional }: SignedInTokens): void => {
    show.user(readUser(claims));
    renewal.schedule(tokens.tokenExpiry);
    if (isProvisional) userInfoRetry.plan();
    else userInfoRetry.settle();
  };
  const discard = async (): Promise<void> => {
    await keeper.discard().catch((error: unknown) => onError(error, 'sign-out'));
    forget();
    announce('signed-out');
  };

  /** Tokens without leaving the page, and the user they belong to. */
  const establish = createSingleFlight(async (isSignIn: boolean) => {
    const hadTokens = keeper.hasTokens();
    try {
      accept(await keeper.loadWithClaims({ isSignIn }));
      if (!hadTokens) announce('signed-in');
    } catch (error) {
      if (error instanceof AuthError && error.kind === 'user-info') await discard();
      throw error;
    }
  });

  const leave = async (returnUrl: string, isUnlock = false): Promise<boolean> => {
    const port = await loadPort();
    const { issuer, isIssuerRequired } = port;
    savePendingFlow(page, { returnUrl, issuer, isIssuerRequired, isUnlock });
    if (!(await keeper.openSignIn(language))) return false;
    return waitForDeparture(page);
  };

  const signInAgain = async (returnUrl: string, cause: unknown, isUnlock = false): Promise<void> => {
    const isUserInfo = cause instanceof AuthError && cause.kind === 'user-info';
    const isExpected = cause instanceof AuthError && cause.kind === 'sign-in-needed';
    if (!isExpected && !(isUserInfo && takeReLogin(page, Date.now()))) throw cause;
    show.start();
    if (!(await leave(returnUrl, isUnlock))) await establish(true);
  };

  const ensureSignedIn = async (isUnlock = false): Promise<void> => {
    const isCancelled = !keeper.hasTokens() && readPendingFlow(page) !== null && isHistoryArrival(page);
    try {
      const isLeaving = isPersonSigningOut;
      // The session of the person who left may still exist at the provider: it must end before it can sign anyone in.
      if (keeper.isSigningOut()) await endSession(null);
      // Not before it has ended: until then nobody can say that they are signed out.
      if (isLeaving) throw new AuthError('signed-out', authErrors.signedOut);
      const signOutsBefore = signOuts;
      if (readStatus() !== 'signed-in') show.start();
      if (isCancelled) {
        clearPendingFlow(page, configuration.clientId);
        throw new AuthError('cancelled', authErrors.cancelled);
      }
      const { pathname, search, hash } = page.location;
      await establish(true).catch((error: unknown) => {
        // What began before a sign-out must not lead the person to the sign-in page.
        if (signOuts !== signOutsBefore) throw new AuthError('signed-out', authErrors.signedOut, error);
        return signInAgain(`${pathname}${search}${hash}`, error, isUnlock);
      });
    } catch (error) {
      // The remaining tokens are as good as before: the provider was only unreachable (decision 0013).
      if (readStatus() !== 'signed-in' || !keeper.hasTokens()) forget();
      if (error instanceof AuthError && error.kind === 'not-left') onNotLeft();
      throw error;
    }
  };

  const restore = async (): Promise<void> => {
    if (!keeper.hasTokens()) {
      if (readStatus() === 'unknown') showNobody();
      return;
    }
    try {
      await establish(false);
    } catch (error) {
      if (readStatus() !== 'signing-in') forget();
      if (!(error instanceof AuthError)) onError(error, 'restoring the session');
    }
  };

  /** User info once more; a refusal ends the session as it does anywhere, another fault waits for its turn (AUTH-012). */
  const reloadUser = async (): Promise<void> => {
    const signOutsBefore = signOuts;
    try {
      await establish(false);
    } catch (error) {
      if (signOuts !== signOutsBefore) return;
      const kind = error instanceof AuthError ? error.kind : null;
      if (kind === 'failed') userInfoRetry.plan();
      else if (kind === 'user-info' && isPortalPath(page.location.pathname)) await signInOnPortal(error);
      else onError(error, 'user info');
    }
  };
  const signInOnPortal = async (cause: unknown): Promise<void> => {
    const { pathname, search, hash } = page.location;
    await signInAgain(`${pathname}${search}${hash}`, cause).catch((error: unknown) => {
      forget();
      onError(error, 'user info');
    });
  };

  // The return page first processes its address; after a failure it still shows who is signed in.
  const start = async (): Promise<void> => {
    const { pathname } = page.location;
    // No session is restored on the sign-out page, which is about to sign out.
    if (isCallbackPath(pathname) || isLogoutPath(pathname)) return;
    if (readStatus() !== 'signed-in') await restore();
    if (keeper.isSigningOut()) await endSession(null).catch(() => {});
  };

  const signIn = async (returnUrl: string): Promise<void> => {
    const target = resolveReturnUrl(returnUrl, page.location.origin, urlPrefix);
    try {
      if (keeper.isSigningOut()) await endSession(null);
      if (!(await leave(target))) page.location.assign(target);
    } catch (error) {
      forget();
      onError(error, 'sign-in');
    }
  };

  /** Ends the session and everything this browser knows of it; a failure is reported to all tabs (decision 0026). */
  const endSession = createSingleFlight(async (returnUri: string | null) => {
    signOuts += 1;
    announce('signed-out');
    forgetPrivateData(page);
    try {
      await keeper.signOut(returnUri);
    } catch (error) {
      announce('sign-out-failed');
      throw error;
    } finally {
      clearPendingFlow(page, configuration.clientId);
      forget();
    }
  });

  // Messages of other pages do not reach a document in the back/forward cache.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (keeper.hasTokens()) void restore();
    else if (readStatus() === 'signed-in') forget();
  });
  page.addEventListener('online', () => {
    // The failure is already shown, and the next page tries again.
    if (keeper.isSigningOut()) endSession(null).catch(() => {});
  });

  const signOut = async (): Promise<void> => {
    const isRedirect = options.endSession === 'redirect';
    isPersonSigningOut = true;
    await endSession(isRedirect ? `${page.location.origin}/` : null).finally(() => {
      isPersonSigningOut = false;
    });
    if (!isRedirect && !isLogoutPath(page.location.pathname)) options.navigate(urlPrefix || '/');
  };

  const handleCallback = createCallbackHandler({
    page,
    urlPrefix,
    clientId: configuration.clientId,
    signIn: async (query) => {
      accept(await keeper.exchange(query));
      announce('signed-in');
    },
    recover: async (error, returnUrl) => {
      if (error instanceof AuthError && error.kind === 'user-info') await discard();
      else onError(error, 'sign-in return page');
      await signInAgain(returnUrl, error);
    },
  });

  return {
    contract: {
      ensureSignedIn: () => ensureSignedIn(),
      unlockPages: async () => {
        await ensureSignedIn(true);
        await showRoles(page, (await keeper.load()).accessToken);
      },
      signOut,
      renew: async () => {
        accept(await keeper.loadWithClaims({ isForced: true }));
        announce('signed-in');
      },
      authorizeRequest: async (headers) => {
        if (readStatus() === 'signed-out') throw new AuthError('sign-in-needed', authErrors.signedOut);
        await authorizeRequest(headers, keeper);
      },
    },
    start,
    signIn,
    isSignedIn: async () => {
      await restore();
      return readStatus() === 'signed-in';
    },
    handleCallback: async (url) => {
      const outcome = await handleCallback(url);
      if (outcome.kind === 'failed') void restore();
      return outcome;
    },
  };
}
