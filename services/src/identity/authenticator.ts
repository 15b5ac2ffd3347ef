import { randomUUID } from 'node:crypto';
import { type Account, loadAccountByEmail, normalizeEmail } from './accounts.ts';
import type { IdentityDatabase } from './identity-database.ts';
import { createPasswordHash, isPasswordOf } from './password-hash.ts';
import {
  accountPolicy,
  addressPolicy,
  clearAttempts,
  createThrottleKey,
  forgiveAttempt,
  reserveAttempt,
} from './throttle.ts';
import { createWorkQueue } from './work-queue.ts';

export type AuthenticationResult =
  | { readonly kind: 'signed-in'; readonly account: Account }
  | { readonly kind: 'refused' }
  | { readonly kind: 'throttled'; readonly retryAfterSeconds: number };

/** Checks e-mail and password of a visitor coming from a network address. */
export type Authenticate = (email: string, password: string, address: string) => Promise<AuthenticationResult>;

const concurrentHashes = 2;
const waitingHashes = 40;

/** Creates the one password check that sign-in page and authenticate endpoint share, with throttling by account and address. */
export async function createAuthenticator(database: IdentityDatabase): Promise<Authenticate> {
  const runHash = createWorkQueue(concurrentHashes, waitingHashes);
  // An unknown account costs the same time as a wrong password, so nobody can find out who has one.
  const unknownAccountHash = await createPasswordHash(randomUUID());
  return async function authenticate(email, password, address) {
    const addressKey = createThrottleKey('address', address);
    const accountKey = createThrottleKey('account', normalizeEmail(email));
    const wait =
      (await reserveAttempt(database, addressKey, addressPolicy)) ||
      (await reserveAttempt(database, accountKey, accountPolicy));
    if (wait > 0) return { kind: 'throttled', retryAfterSeconds: wait };
    const account = await loadAccountByEmail(database, email);
    const isRight = await runHash(() => isPasswordOf(account?.passwordHash ?? unknownAccountHash, password));
    if (isRight === undefined) return { kind: 'throttled', retryAfterSeconds: 1 };
    if (!isRight || account === undefined) return { kind: 'refused' };
    await clearAttempts(database, accountKey);
    await forgiveAttempt(database, addressKey);
    return { kind: 'signed-in', account };
  };
}
