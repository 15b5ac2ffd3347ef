import type { Handover } from '../handover.ts';
import { createPayloadUrl } from '../navigation/payload-request.ts';

/** A server that does not answer must not take one of the few places for ever. */
const deadlineMs = 8000;

/** Loads a file into the browser's cache; resolves when it is there, could not be had, or took too long. */
function prefetchFile(href: string): Promise<void> {
  const link = document.createElement('link');
  if (!link.relList.supports('prefetch')) {
    return fetch(href, { signal: AbortSignal.timeout(deadlineMs) })
      .then((answer) => answer.text())
      .then(
        () => undefined,
        () => undefined,
      );
  }
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, deadlineMs);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    link.addEventListener('load', end);
    link.addEventListener('error', end);
    Object.assign(link, { rel: 'prefetch', as: 'fetch', href });
    document.head.append(link);
  });
}

/**
 * Prefetches payloads for a page that is not live yet: they are read from the browser's cache when somebody goes there. A
 * link takes the main thread half of the time that `fetch` takes, and comes after everything else.
 */
export function createPayloadPrefetcher(
  { prefetched }: Pick<Handover, 'prefetched'>,
  buildId: string,
): { readonly load: (key: string) => Promise<void> } {
  return {
    load: (key) => {
      prefetched.set(key, performance.now());
      return prefetchFile(createPayloadUrl(key, buildId));
    },
  };
}
