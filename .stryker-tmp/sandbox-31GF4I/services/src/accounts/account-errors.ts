/** A command line that cannot be understood; the message says what is wrong. */
// @ts-nocheck

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What was asked for is understood but not done; the message says why and what to do instead. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}
