import { mayPrefetch, readConnection } from '../navigation/connection.ts';
import type { BackgroundThread } from './background-thread.ts';
import { listRestingCode } from './resting-code.ts';

/** The page and its pictures come first. */
const idleMs = 3000;

/** Prefetches the code of the page once the browser is idle, never with data saver or a slow connection. */
export function prefetchCodeWhenIdle(thread: Pick<BackgroundThread, 'prefetchFiles'>): void {
  const prefetch = (): void => {
    if (mayPrefetch(readConnection())) thread.prefetchFiles(listRestingCode());
  };
  const wait = () => setTimeout(prefetch, idleMs);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
