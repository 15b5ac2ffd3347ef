const lockName = 'kmx-tokens';
const waitMs = 15_000;

export type TokenLock = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Only one tab at a time may touch the tokens: concurrent renewals revoke each other (docs/measurements/identity.md). */
export function createTokenLock(page: Window): TokenLock {
  return async (work) => {
    // Missing outside secure contexts, where sign-in is impossible anyway.
    const locks: LockManager | undefined = page.navigator.locks;
    if (!locks) return work();
    return locks.request(lockName, { signal: AbortSignal.timeout(waitMs) }, work);
  };
}
