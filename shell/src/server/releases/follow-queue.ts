/** Follows statements of the registry one after the other, and tries again what could not be followed as a whole. */
export interface FollowQueue {
  /** Follows the newest statement after what is under way; one that waits already is joined. */
  readonly follow: () => void;
  /** Runs an act after everything that was asked for until now. */
  readonly whenDecided: (act: () => void) => void;
  readonly close: () => void;
}

interface QueueOptions {
  /** Rejects when nothing could be followed; `isRetry`: nobody has said anything new, as far as is known. */
  readonly follow: (isRetry: boolean) => Promise<void>;
  readonly onFailed: (error: unknown) => void;
  /** Called after each attempt; returns whether everything is as the registry wants it. */
  readonly onDone: () => boolean;
}

/** When what could not be prepared is retried: an overloaded machine may have recovered by then. */
const retryAfterMs = [60_000, 300_000, 900_000];

/** Creates an empty queue. */
export function createFollowQueue({ follow, onFailed, onDone }: QueueOptions): FollowQueue {
  let retry: NodeJS.Timeout | undefined;
  let change: Promise<void> = Promise.resolve();
  let isWaiting = false;

  const attempt = (attempts: number): void => {
    clearTimeout(retry);
    // One that has not begun reads the newest statement anyway: acts that come faster than they can be followed never queue.
    if (isWaiting) return;
    isWaiting = true;
    change = change
      .then(() => {
        isWaiting = false;
        return follow(attempts > 0);
      })
      .catch(onFailed)
      .then(() => {
        if (onDone()) return;
        const pause = retryAfterMs[Math.min(attempts, retryAfterMs.length - 1)];
        retry = setTimeout(() => attempt(attempts + 1), pause).unref();
      });
  };

  return {
    follow: () => attempt(0),
    whenDecided: (act) => {
      change = change.then(act);
    },
    close: () => clearTimeout(retry),
  };
}
