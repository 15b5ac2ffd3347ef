import { createAttemptLimiter } from '../http/attempt-limiter.ts';

const windowMs = 10 * 60_000;

/**
 * Limits guesses at a password that many people share. Each client gets five attempts in ten minutes and then one a
 * minute, so that sharing an address with a guesser never means a long wait; all strangers together get fifty and then
 * one every ten seconds, however many addresses they use. A client known from before does not count as a stranger
 * (decision 0021).
 */
export function createPasswordAttempts() {
  const clients = createAttemptLimiter({ attempts: 5, windowMs, pauseMs: 60_000 });
  const everybody = createAttemptLimiter({ attempts: 50, windowMs, pauseMs: 10_000 });

  /** Seconds to wait, or 0 when the attempt may be made now; it then counts as wrong until `succeed` is called. */
  function reserve(client: string, { password, isKnown }: { readonly password: string; readonly isKnown: boolean }) {
    const key = `${client} ${password}`;
    const wait = Math.max(clients.findWaitSeconds(key), isKnown ? 0 : everybody.findWaitSeconds(password));
    if (wait > 0) return wait;
    // Counted before it is looked at, or a burst would be looked at as a whole.
    clients.noteFailure(key);
    if (!isKnown) everybody.noteFailure(password);
    return 0;
  }

  function succeed(client: string, { password, isKnown }: { readonly password: string; readonly isKnown: boolean }) {
    clients.forget(`${client} ${password}`);
    if (!isKnown) everybody.takeBack(password);
  }

  return { reserve, succeed };
}
