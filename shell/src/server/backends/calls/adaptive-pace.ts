/** How many requests per second may be sent: as many as are allowed, fewer for a while after a refusal. */
export interface AdaptivePace {
  /** Takes one request out of the allowance; false when it is used up for now. */
  readonly take: () => boolean;
  /** Milliseconds until the next request may be sent; 0 when it may be sent now. */
  readonly measurePause: () => number;
  /** The backend has refused a request; `retryAfterMs` is the delay it requested, or null. */
  readonly slowDown: (retryAfterMs: number | null) => void;
}

export interface PaceOptions {
  readonly requestsPerSecond: number;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
  readonly random?: () => number;
}

/** Backends count per second: several refusals within one are one excess. */
const windowMs = 1000;
/** One wrong header must not silence a site. */
const maxPauseMs = 10_000;

/**
 * Creates the pace of one backend (HY-83): a bucket of a tenth of a second's requests, filled evenly, so that no second
 * sees more than 110 % of them. A refusal empties it, pauses for 200 to 500 ms and halves the rate, at most once a
 * second; then the rate grows back evenly: by a tenth of itself each second, and within five minutes in any case.
 */
export function createAdaptivePace(options: PaceOptions): AdaptivePace {
  const { requestsPerSecond: maxRate, now = () => performance.now(), random = Math.random } = options;
  const capacity = Math.max(1, maxRate / 10);
  let rate = maxRate;
  let recoveryPerSecond = 0;
  let tokens = capacity;
  let filledAt = now();
  let slowedAt = Number.NEGATIVE_INFINITY;

  function fill(): void {
    // In the future while the pace pauses.
    const seconds = Math.max(0, now() - filledAt) / 1000;
    if (seconds === 0) return;
    filledAt += seconds * 1000;
    rate = Math.min(maxRate, rate + recoveryPerSecond * seconds);
    tokens = Math.min(capacity, tokens + rate * seconds);
  }

  return {
    take: () => {
      fill();
      if (now() < filledAt || tokens < 1) return false;
      tokens -= 1;
      return true;
    },
    measurePause: () => {
      fill();
      const pause = Math.max(0, filledAt - now());
      return pause + (tokens >= 1 ? 0 : ((1 - tokens) / rate) * 1000);
    },
    slowDown: (retryAfterMs) => {
      fill();
      const time = now();
      const pause = Math.min(maxPauseMs, retryAfterMs ?? 0) + 200 + random() * 300;
      // Requests that were already under way are refused after the first one; they add no information.
      const isPausing = filledAt > time;
      if (!isPausing || retryAfterMs !== null) filledAt = Math.max(filledAt, time + pause);
      tokens = 0;
      if (time - slowedAt < windowMs) return;
      slowedAt = time;
      rate = Math.max(Math.min(1, maxRate), rate / 2);
      recoveryPerSecond = Math.max(maxRate / 300, rate / 10);
    },
  };
}
