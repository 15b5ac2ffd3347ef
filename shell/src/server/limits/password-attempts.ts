import { type CountedAttempts, createAttemptLimiter } from './attempt-limiter.ts';

const windowMs = 10 * 60_000;

/** Who tries a password that many people share. */
interface Guess {
  /** Which password: of the editor area, or of a page. */
  readonly password: string;
  /** Whether the client is known from before. */
  readonly isKnown: boolean;
}

/** Limits guesses at passwords that many people share. */
export interface PasswordAttempts {
  /** Seconds to wait, or 0 when the attempt may be made now; it then counts as wrong until `succeed` is called. */
  readonly reserve: (client: string, guess: Guess) => Promise<number>;
  readonly succeed: (client: string, guess: Guess) => Promise<void>;
}

/**
 * Each client gets five attempts in ten minutes and then one a minute, so that sharing an address with a guesser never
 * means a long wait; all strangers together get fifty and then one every ten seconds, however many addresses they use. A
 * client known from before does not count as a stranger (decision 0021).
 */
export function createPasswordAttempts(shared: CountedAttempts): PasswordAttempts {
  const clients = createAttemptLimiter({ name: 'password-client', attempts: 5, windowMs, pauseMs: 60_000 }, shared);
  const everybody = createAttemptLimiter({ name: 'password', attempts: 50, windowMs, pauseMs: 10_000 }, shared);
  const createKey = (client: string, { password }: Guess) => `${client} ${password}`;
  return {
    // Counted before it is looked at, or a burst would be looked at as a whole.
    reserve: async (client, guess) => {
      const key = createKey(client, guess);
      const wait = await clients.reserve(key);
      if (wait > 0 || guess.isKnown) return wait;
      const longer = await everybody.reserve(guess.password);
      // Nobody looked at it, so it uses up nothing of this client's.
      if (longer > 0) await clients.takeBack(key);
      return longer;
    },
    succeed: async (client, guess) => {
      await clients.forget(createKey(client, guess));
      if (!guess.isKnown) await everybody.takeBack(guess.password);
    },
  };
}
