import { Config, OAuth2Client, SessionManager, TokenStorage } from '@forgerock/javascript-sdk';
import { AuthError, readErrorText } from './auth-errors.ts';
import { isEndedStatus } from './ended-status.ts';

type Failure = 'Failed to end session' | 'Failed to revoke token';

/** Why a call did not end what it should; null when it did. */
async function attempt(failure: Failure, call: () => Promise<Response | void>): Promise<string | null> {
  try {
    const { status } = (await call()) ?? { status: 204 };
    return isEndedStatus(status) ? null : `${failure}; received ${status}`;
  } catch (error) {
    const status = /received (\d{3})$/.exec(readErrorText(error))?.[1] ?? 'no answer';
    return `${failure}; received ${status}`;
  }
}

/** A provider whose discovery knows no sessions address has none to be called. */
function hasSessionsAddress(): boolean {
  const { paths } = Config.get().serverConfig;
  return !paths || 'sessions' in paths;
}

/**
 * Ends the session at the provider and revokes the stored token; rejects with every failed call (AUTH-013, AUTH-014,
 * ERR-022, ERR-023). The SDK's own sign-out makes the same calls but hides their outcome. With a return address the
 * browser leaves for the provider's own page, unless a call failed before. A retry also requests the revocation without
 * a token: the shell may still hold it (decision 0012).
 */
export async function endProviderSession(returnUri: string | null, isRepeated = false): Promise<void> {
  const hasToken = isRepeated || Boolean(await TokenStorage.get());
  const failures = await Promise.all([
    hasSessionsAddress() ? attempt('Failed to end session', () => SessionManager.logout()) : null,
    hasToken ? attempt('Failed to revoke token', () => OAuth2Client.revokeToken()) : null,
  ]);
  const isFailed = failures.some((failure) => failure !== null);
  if (returnUri === null || isFailed) {
    failures.push(await attempt('Failed to end session', () => OAuth2Client.endSession({ redirect: false })));
  }
  const texts = [...new Set(failures.filter((failure) => failure !== null))];
  if (texts.length > 0) throw new AuthError('failed', texts.join('. '));
  if (returnUri !== null) await OAuth2Client.endSession({ redirect: true, logoutRedirectUri: returnUri });
}
