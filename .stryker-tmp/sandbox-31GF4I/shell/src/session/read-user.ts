// @ts-nocheck
import { parseUser } from '@kmx/shared-contracts/parse-user.ts';
import type { User } from '@kmx/shared-contracts/session.ts';
import { AuthError, authErrors } from './auth-errors.ts';

/** The user of the claims; what cannot be read counts as a failed user info (AUTH-012). */
export function readUser(claims: unknown): User {
  try {
    return parseUser(claims);
  } catch (error) {
    throw new AuthError('user-info', authErrors.userUnreadable, error);
  }
}
