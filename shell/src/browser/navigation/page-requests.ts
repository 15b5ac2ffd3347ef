import { createManifestAddress } from './manifest-address.ts';
import type { PayloadCache } from './payload-cache.ts';
import type { PrefetchRequests } from './prefetch.ts';
import { createRequestQueue } from './request-queue.ts';

const manifestDeadlineMs = 10_000;

/** What a page that lives prefetches: payloads into its cache, the manifest into the browser's. */
export function createPageRequests(cache: Pick<PayloadCache, 'load'>, buildId: string): PrefetchRequests {
  const queue = createRequestQueue((key) => cache.load(key));
  return {
    requestManifest: () => {
      const signal = AbortSignal.timeout(manifestDeadlineMs);
      void fetch(createManifestAddress(buildId), { priority: 'low', signal }).catch(() => undefined);
    },
    requestPayload: queue.add,
  };
}
