/** Exact error texts of sign-in (AUTH-004, AUTH-016..021, AUTH-042); the SDK throws the same ones. */
export const authErrors = {
  configurationInvalid: 'Configuration is invalid',
  wellKnownMissing: 'Missing well-known property. Use `Config.set` method if not using well-known endpoint.',
  missingParams: 'missing params',
  stateMismatch: 'State mismatch',
  codeMissing: 'Failed to acquire authorization code',
  exchangeFailed: 'Unable to exchange authorization for tokens',
  tokensUnreadable: 'Could not parse token object from localStorage',
  /** D-67: the sign-in was started in another tab, or its return page is opened a second time. */
  flowMissing: 'Sign-in was not started in this tab',
  issuerMismatch: 'Issuer mismatch',
  userUnreadable: 'User info could not be read',
  cancelled: 'Sign-in was cancelled',
  notLeft: 'The sign-in page did not open',
  signedOut: 'Not signed in',
  offline: 'The device is offline',
} as const;

/** Messages after which the SDK, and therefore the product, goes to the sign-in page (AUTH-010, D-61). */
const redirectReasons: readonly string[] = [
  'Authentication or consent required',
  'Authentication is required.',
  'Authorization timed out',
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'The request requires some interaction that is not allowed.',
  'The request requires consent.',
];
const redirectReasonParts: readonly string[] = ['User authentication is required', 'Cross-origin redirection'];

/** Whether a failed silent sign-in is followed by the sign-in page; any other error is rethrown (AUTH-010). */
export function isRedirectReason(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return redirectReasons.includes(error.message) || redirectReasonParts.some((part) => error.message.includes(part));
}

/** `signed-out`: the person signed out while something waited for the session; nobody asks them to sign in again. */
export type AuthErrorKind = 'sign-in-needed' | 'user-info' | 'cancelled' | 'signed-out' | 'not-left' | 'failed';

/** A sign-in that did not succeed; the message is one of the catalogue or the identity provider's own text. */
export class AuthError extends Error {
  readonly kind: AuthErrorKind;
  override readonly name = 'AuthError';

  constructor(kind: AuthErrorKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

/** The text of any thrown value. */
export function readErrorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
