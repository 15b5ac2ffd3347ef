import { type FSWatcher, watch } from 'node:fs';

const pollMs = 1_000;

/**
 * Runs `check` immediately, on every change in the folder, and every second, because network file systems report
 * nothing; one run at a time, a failed run is repeated with the next poll. Returns a function that stops it.
 */
export function watchFolder(folder: string, check: () => Promise<void>): () => void {
  let watcher: FSWatcher | null = null;
  let state: 'idle' | 'running' | 'again' | 'stopped' = 'idle';

  function stopWatcher(): void {
    watcher?.close();
    watcher = null;
  }

  // The folder may appear, vanish or be replaced in between, so the poll renews the watcher.
  function startWatcher(): void {
    if (watcher !== null) return;
    try {
      watcher = watch(folder, { persistent: false }, (event) => {
        if (event === 'rename') void runCheck();
      });
      watcher.on('error', stopWatcher);
    } catch {
      watcher = null;
    }
  }

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

  const timer = setInterval(() => {
    startWatcher();
    void runCheck();
  }, pollMs);
  timer.unref();
  startWatcher();
  void runCheck();

  return () => {
    state = 'stopped';
    clearInterval(timer);
    stopWatcher();
  };
}
