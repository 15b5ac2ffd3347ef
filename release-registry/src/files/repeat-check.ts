const pollMs = 1_000;

/** A check that is run again and again. */
export interface RepeatedCheck {
  /** Runs it now, or once more after the run under way. */
  readonly ask: () => void;
  readonly stop: () => void;
}

/**
 * Runs `check` immediately, when asked, and every second; one run at a time, a failed run is repeated with the next poll.
 * `onPoll` is called before the first run and each poll.
 */
export function repeatCheck(check: () => Promise<void>, onPoll: () => void): RepeatedCheck {
  let state: 'idle' | 'running' | 'again' | 'stopped' = 'idle';

  async function runCheck(): Promise<void> {
    if (state === 'stopped') return;
    if (state !== 'idle') {
      state = 'again';
      return;
    }
    state = 'running';
    await check().catch(() => {});
    const wasAsked = isState('again');
    if (isState('stopped')) return;
    state = 'idle';
    if (wasAsked) await runCheck();
  }

  // Reads the state again: the compiler does not see that a callback changed it during the await.
  function isState(expected: typeof state): boolean {
    return state === expected;
  }

  function poll(): void {
    onPoll();
    void runCheck();
  }

  const timer = setInterval(poll, pollMs);
  timer.unref();
  poll();

  return {
    ask: () => void runCheck(),
    stop: () => {
      state = 'stopped';
      clearInterval(timer);
    },
  };
}
