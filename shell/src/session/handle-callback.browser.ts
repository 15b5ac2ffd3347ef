import { authErrors, readErrorText } from './auth-errors.ts';
import { parseCallbackQuery } from './callback-query.ts';
import { clearPendingFlow, readExpectedState, readPendingFlow } from './pending-flow.browser.ts';
import { resolveReturnUrl, resolveUnlockUrl } from './return-target.ts';

/** How the sign-in return page ended; the errors are texts of the catalogue and of the identity provider. */
export type CallbackOutcome =
  | { readonly kind: 'signed-in'; readonly returnUrl: string }
  | { readonly kind: 'failed'; readonly errors: readonly string[] };

interface CallbackHandlerOptions {
  readonly page: Window;
  readonly urlPrefix: string;
  readonly clientId: string;
  /** Exchanges the code and loads the user. */
  readonly signIn: (query: { readonly code: string; readonly state: string }) => Promise<void>;
  /** Tries once more after a failure, or throws what should be shown. */
  readonly recover: (error: unknown, returnUrl: string) => Promise<void>;
}

/**
 * Creates the handler of the return page (AUTH-003, AUTH-004, AUTH-011, AUTH-019). A forged address changes nothing:
 * state and issuer are compared before the SDK runs, which would otherwise revoke the stored tokens first.
 */
export function createCallbackHandler(options: CallbackHandlerOptions): (url: URL) => Promise<CallbackOutcome> {
  const { page, clientId } = options;
  return async (url) => {
    // Before anything else, so that the code is neither in the history nor in a referrer.
    page.history.replaceState(page.history.state, '', url.pathname);
    const query = parseCallbackQuery(url.searchParams);
    if (query.kind === 'failed') return query;
    const flow = readPendingFlow(page);
    const expectedState = readExpectedState(page, clientId);
    if (expectedState === null) return { kind: 'failed', errors: [authErrors.flowMissing] };
    if (query.state !== expectedState) return { kind: 'failed', errors: [authErrors.stateMismatch] };
    const isIssuerWrong = query.issuer === null ? flow?.isIssuerRequired : flow?.issuer && query.issuer !== flow.issuer;
    if (isIssuerWrong) return { kind: 'failed', errors: [authErrors.issuerMismatch] };

    const returnUrl = flow?.isUnlock
      ? resolveUnlockUrl(flow.returnUrl, url.origin, options.urlPrefix)
      : resolveReturnUrl(flow?.returnUrl ?? null, url.origin, options.urlPrefix);
    try {
      await options.signIn({ code: query.code, state: query.state });
    } catch (error) {
      // The flow is used up; a new one may begin below.
      clearPendingFlow(page, clientId);
      try {
        await options.recover(error, returnUrl);
      } catch (failure) {
        return { kind: 'failed', errors: [readErrorText(failure)] };
      }
    }
    clearPendingFlow(page, clientId);
    return { kind: 'signed-in', returnUrl };
  };
}
