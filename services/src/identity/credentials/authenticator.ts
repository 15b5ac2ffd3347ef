import { loadAccountByEmail, normalizeEmail, type StoredAccount } from '../accounts/accounts.ts';
import type { IdentityDatabase } from '../realm/identity-database.ts';
import {
  accountPolicy,
  addressPolicy,
  clearAttempts,
  createThrottleKey,
  forgiveAttempt,
  reserveAttempt,
} from '../realm/throttle.ts';
import type { PasswordQueue } from './password-queue.ts';

export type AuthenticationResult =
  | { readonly kind: 'right'; readonly account: StoredAccount }
  | { readonly kind: 'refused' }
  | { readonly kind: 'throttled'; readonly retryAfterSeconds: number };

/** Checks e-mail and password of a visitor coming from a network address. */
export type Authenticate = (email: string, password: string, address: string) => Promise<AuthenticationResult>;

/** Creates the one password check of the service, with throttling by account and address. */
export function createAuthenticator(database: IdentityDatabase, passwords: PasswordQueue): Authenticate {
  return async function authenticate(email, password, address) {
    const addressKey = createThrottleKey('address', address);
    const accountKey = createThrottleKey('account', normalizeEmail(email));
    const wait =
      (await reserveAttempt(database, addressKey, addressPolicy)) ||
      (await reserveAttempt(database, accountKey, accountPolicy));
    if (wait > 0) return { kind: 'throttled', retryAfterSeconds: wait };
    const account = await loadAccountByEmail(database, email);
    const isRight = await passwords.isRight(account?.passwordHash, password);
    if (isRight === undefined) return { kind: 'throttled', retryAfterSeconds: 1 };
    if (!isRight || account === undefined) return { kind: 'refused' };
    await clearAttempts(database, accountKey);
    await forgiveAttempt(database, addressKey);
    return { kind: 'right', account };
  };
}
