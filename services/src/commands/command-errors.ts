/** A command line that cannot be understood; the message says what is wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A request that was understood but refused; the message gives the reason and what to do instead. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}
