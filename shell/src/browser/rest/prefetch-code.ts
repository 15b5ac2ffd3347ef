import { mayPrefetch, readConnection } from '../navigation/connection.ts';
import { listRestingCode } from './resting-code.ts';

/** The page and its pictures come first. */
const idleMs = 3000;

/** Prefetches the code of the page at the lowest priority once the browser is idle, never with data saver or a slow connection. */
export function prefetchCodeWhenIdle(): { readonly stop: () => void } {
  let isStopped = false;
  const prefetch = (): void => {
    if (isStopped || !mayPrefetch(readConnection())) return;
    for (const href of listRestingCode()) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'prefetch', as: 'script', href, crossOrigin: 'anonymous', fetchPriority: 'low' });
      document.head.append(link);
    }
  };
  const wait = () => setTimeout(prefetch, idleMs);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return { stop: () => void (isStopped = true) };
}
