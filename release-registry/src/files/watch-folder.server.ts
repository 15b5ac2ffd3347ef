import { type FSWatcher, watch } from 'node:fs';
import { repeatCheck } from './repeat-check.ts';

/**
 * Runs `check` immediately, on every change in the folder, and every second, because network file systems report
 * nothing. Returns a function that stops it.
 */
export function watchFolder(folder: string, check: () => Promise<void>): () => void {
  let watcher: FSWatcher | null = null;

  function stopWatcher(): void {
    watcher?.close();
    watcher = null;
  }

  // The folder may appear, vanish or be replaced in between, so the poll renews the watcher.
  function startWatcher(): void {
    if (watcher !== null) return;
    try {
      watcher = watch(folder, { persistent: false }, (event) => {
        if (event === 'rename') repeated.ask();
      });
      watcher.on('error', stopWatcher);
    } catch {
      watcher = null;
    }
  }

  const repeated = repeatCheck(check, startWatcher);

  return () => {
    repeated.stop();
    stopWatcher();
  };
}
