import type { RestData } from '../../state/page-view/rest-data.ts';
import type { BackgroundAnswer, BackgroundRequest } from './background-message.ts';

/** Requests of a page at rest, sent by a thread of their own into the browser's cache. */
export interface BackgroundThread {
  readonly prefetchFiles: (addresses: readonly string[]) => void;
  /** Requests the payloads of those links that lead to pages of this site; urgent ones go before all that waits. */
  readonly prefetchPages: (links: readonly string[], isUrgent: boolean) => void;
  /** Requests JSON; nothing is called without an answer. */
  readonly readJson: (address: string, onRead: (json: unknown) => void) => void;
  /** Ends the thread with all that is under way. */
  readonly stop: () => void;
}

/**
 * Starts the thread at its first request, from the file beside a script of the shell. It runs on the origin of the page,
 * also where the script came from another one: browsers allow no other. Where it cannot run, nothing is prefetched.
 */
export function createBackgroundThread(
  scriptAddress: string,
  { buildId, urlPrefix }: Pick<RestData, 'buildId' | 'urlPrefix'>,
): BackgroundThread {
  const readers = new Map<string, (json: unknown) => void>();
  let worker: Worker | null = null;
  let hasEnded = false;
  const stop = (): void => {
    hasEnded = true;
    worker?.terminate();
  };
  const start = (): Worker => {
    const { origin, pathname } = new URL('part-background.js', scriptAddress);
    // The policy of its response names the origin of the files, and browsers keep it with the file for a year.
    const query = origin === location.origin ? '' : `?files=${encodeURIComponent(origin)}`;
    const started = new Worker(pathname + query);
    started.onmessage = ({ data }: MessageEvent<BackgroundAnswer>) => {
      readers.get(data.address)?.(data.json);
    };
    started.onerror = stop;
    return started;
  };
  const send = (request: BackgroundRequest): void => {
    if (hasEnded) return;
    try {
      worker ??= start();
      worker.postMessage(request);
    } catch {
      stop();
    }
  };
  return {
    prefetchFiles: (addresses) => send({ kind: 'files', addresses, isAnswered: false }),
    prefetchPages: (links, isUrgent) =>
      send({ kind: 'pages', links, isUrgent, from: { href: location.href, buildId, urlPrefix } }),
    readJson: (address, onRead) => {
      readers.set(address, onRead);
      send({ kind: 'files', addresses: [address], isAnswered: true });
    },
    stop,
  };
}
