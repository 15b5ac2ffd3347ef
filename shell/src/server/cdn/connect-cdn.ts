import type { Logger } from 'pino';
import type { Configuration } from '../configuration.ts';
import type { Metrics } from '../health/metrics.ts';
import { createPurgeQueue, type PurgeQueue } from './purge-queue.ts';
import { sendPurge } from './send-purge.ts';
import { everythingKey, listPurgeKeys } from './surrogate-keys.ts';

/** Less than the ten seconds that a process has to end. */
const finishMs = 4_000;

/** A cache in front of all shells that is told when content changes. Nobody waits for it. */
export interface Cdn extends Pick<PurgeQueue, 'isBehind' | 'isLate'> {
  /** Lets it drop what shows content with one of these tags. */
  readonly purgeTags: (tags: Iterable<string>) => void;
  /** Lets it drop all that has keys. */
  readonly purgeEverything: () => void;
  /** Purges what waits, as far as that goes in some seconds. */
  readonly close: () => Promise<void>;
}

/** The CDN of the configuration; null without one. */
export function connectCdn(
  { CDN_PURGE_URL: url, CDN_PURGE_TOKEN }: Pick<Configuration, 'CDN_PURGE_URL' | 'CDN_PURGE_TOKEN'>,
  { cdnPurges, watchCdn }: Pick<Metrics, 'cdnPurges' | 'watchCdn'>,
  log: Pick<Logger, 'warn' | 'info'>,
): Cdn | null {
  if (url === undefined) return null;
  const target = { url, token: CDN_PURGE_TOKEN ?? null };
  const queue = createPurgeQueue({
    send: (keys) => sendPurge(target, keys),
    onOutcome: (outcome) => cdnPurges.inc({ outcome }),
    log,
  });
  watchCdn(queue.countWaiting);
  return {
    purgeTags: (tags) => queue.add(listPurgeKeys(tags)),
    purgeEverything: () => queue.add([everythingKey]),
    isBehind: queue.isBehind,
    isLate: queue.isLate,
    close: () => queue.finish(finishMs),
  };
}
