import type { ContentPurges } from '../cache/content-purges.ts';
import type { Configuration } from '../configuration.ts';
import { createPurgeQueue, type PurgeQueue, type PurgeQueueOptions } from './purge-queue.ts';
import { sendPurge } from './send-purge.ts';
import { everythingKey, listPurgeKeys } from './surrogate-keys.ts';

/** Less than the ten seconds that a process has to end. */
const finishMs = 4_000;

/** A cache in front of all shells that is told when content changes. Nobody waits for it. */
export interface Cdn extends ContentPurges, Pick<PurgeQueue, 'isBehind' | 'isLate' | 'countWaiting'> {
  /** Purges what waits, as far as that goes in some seconds. */
  readonly close: () => Promise<void>;
}

/** The CDN of the configuration; null without one. */
export function connectCdn(
  { CDN_PURGE_URL: url, CDN_PURGE_TOKEN }: Pick<Configuration, 'CDN_PURGE_URL' | 'CDN_PURGE_TOKEN'>,
  options: Omit<PurgeQueueOptions, 'send'>,
): Cdn | null {
  if (url === undefined) return null;
  const target = { url, token: CDN_PURGE_TOKEN ?? null };
  const queue = createPurgeQueue({ ...options, send: (keys) => sendPurge(target, keys) });
  return {
    purgeTags: (tags) => queue.add(listPurgeKeys(tags)),
    purgeEverything: () => queue.add([everythingKey]),
    countWaiting: queue.countWaiting,
    isBehind: queue.isBehind,
    isLate: queue.isLate,
    close: () => queue.finish(finishMs),
  };
}
