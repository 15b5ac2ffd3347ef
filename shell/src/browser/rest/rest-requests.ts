import { createManifestAddress } from '../navigation/manifest-address.ts';
import { createPayloadUrl } from '../navigation/payload-request.ts';
import type { PrefetchRequests } from '../navigation/prefetch.ts';
import type { BackgroundThread } from './background-thread.ts';

/** What a page at rest prefetches: all of it into the browser's cache, from where the page takes it when it lives. */
export function createRestRequests(thread: BackgroundThread, buildId: string): PrefetchRequests {
  // Many links come into view at once: one message for all of them.
  let gathered: string[] = [];
  const send = (): void => {
    thread.prefetch(gathered);
    gathered = [];
  };
  const gather = (address: string): void => {
    if (gathered.push(address) === 1) queueMicrotask(send);
  };
  return {
    requestManifest: () => gather(createManifestAddress(buildId)),
    requestPayload: (key, isUrgent) => {
      const address = createPayloadUrl(key, buildId);
      if (isUrgent) thread.prefetch([address], isUrgent);
      else gather(address);
    },
    stop: thread.stop,
  };
}
