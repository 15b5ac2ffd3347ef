const firstPauseMs = 2_000;
const maxPauseMs = 60_000;
/** A person who returns to a tab after this time may have different roles by now. */
const freshMs = 60_000;

export interface UserInfoRetry {
  /** Plans the next try, each later than the one before, and one as soon as the connection is back. */
  readonly plan: () => void;
  /** User info is there. */
  readonly settle: () => void;
  /** Nobody is signed in any more. */
  readonly cancel: () => void;
}

/**
 * Requests user info again: with growing pauses while the identity token replaces it (AUTH-012, decision 0013), and
 * when the person returns to the tab.
 */
export function createUserInfoRetry(page: Window, load: () => void): UserInfoRetry {
  let timer: number | undefined;
  let tries = 0;
  let knownAt = Number.POSITIVE_INFINITY;
  const stop = (): void => {
    page.clearTimeout(timer);
    timer = undefined;
  };
  page.addEventListener('online', () => {
    if (timer === undefined) return;
    stop();
    load();
  });
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState !== 'visible' || Date.now() - knownAt < freshMs) return;
    knownAt = Date.now();
    load();
  });
  return {
    plan: () => {
      stop();
      timer = page.setTimeout(load, Math.min(firstPauseMs * 2 ** tries, maxPauseMs));
      tries += 1;
    },
    settle: () => {
      stop();
      tries = 0;
      knownAt = Date.now();
    },
    cancel: () => {
      stop();
      tries = 0;
      knownAt = Number.POSITIVE_INFINITY;
    },
  };
}
