import { StatusError } from '@kmx/shared-contracts/problem.ts';
import { LRUCache } from 'lru-cache';
import { createDropLog } from './drop-log.ts';
import { readUrgency, runWithUrgency, type Urgency } from './urgency.ts';

/** What a load returns to the cache: the value and the tags by which it can be dropped. */
export interface LoadedValue<Value> {
  readonly value: Value;
  readonly tags: readonly string[];
}

export type LoadValue<Value> = (signal: AbortSignal) => Promise<LoadedValue<Value>>;

export type DataCacheEvent =
  | 'hit'
  | 'stale'
  | 'miss'
  | 'shared'
  | 'bypass'
  | 'load-failed'
  | 'load-timeout'
  | 'cleared';

export interface DataCacheOptions {
  /** Called for every read and incident, for metrics. */
  readonly onEvent?: (event: DataCacheEvent, key: string) => void;
  /** SRV-011: 100 entries for 30 minutes. */
  readonly maxEntries?: number;
  readonly ttlMs?: number;
  /** SRV-012: a load older than this gives its key free again. */
  readonly loadTimeoutMs?: number;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

export interface ReadOptions {
  /** The visitor's release toggle: such entries live under their own prefix (SRV-008). */
  readonly nextRelease?: boolean;
  /** `cache=false`: loads without reading or writing the cache (SRV-009). */
  readonly bypass?: boolean;
}

export interface DataCache {
  /** The cached value (a stale one immediately, while it is refreshed in the background), or the result of one shared load. */
  readonly read: <Value>(key: string, load: LoadValue<Value>, options?: ReadOptions) => Promise<Value>;
  /** Drops entries with any of these tags, and discards running loads of them. */
  readonly dropTags: (tags: Iterable<string>) => void;
  /**
   * Reloads entries with any of these tags. Visitors get the old value for at most one second; background callers wait
   * for the new one. A value that turns out to be equal stays the same object.
   */
  readonly renewTags: (tags: Iterable<string>) => void;
  /** Forgets everything, and discards running loads. */
  readonly clear: () => void;
  readonly countEntries: () => number;
  /** Changes with each drop and clear, for those who keep values of their own. */
  readonly readVersion: () => number;
  /** Whether one of the tags was dropped or renewed after that version, or everything cleared. */
  readonly isDroppedSince: (version: number, tags: readonly string[]) => boolean;
}

const nextReleasePrefix = 'nextRelease_';

/** How long visitors may get a value that is being reloaded. */
const renewalMs = 1000;

interface Entry extends LoadedValue<unknown> {
  /** Until when it may still be returned after its tags were dropped: to callers already waiting, not to later visitors. */
  readonly goodUntil: number;
}

interface FetchContext {
  readonly load: LoadValue<unknown>;
}

/** In-memory cache of backend answers: 100 entries, 30 minutes, stale while refreshing (SRV-008, SRV-009, SRV-011, SRV-012). */
export function createDataCache(options: DataCacheOptions = {}): DataCache {
  const { onEvent = () => {}, maxEntries = 100, ttlMs = 30 * 60_000, loadTimeoutMs = 5000 } = options;
  const now = options.now ?? (() => performance.now());
  const drops = createDropLog();
  const running = new Map<string, Urgency>();

  const cache = new LRUCache<string, Entry, FetchContext>({
    max: maxEntries,
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now },
    allowStale: true,
    // Visitors keep the old value; a caller waiting for the new one gets the failure, or it would look as if nothing had changed.
    noDeleteOnFetchRejection: true,
    // A cleared or dropped key must not reject the visitors who wait for its load.
    ignoreFetchAbort: true,
    fetchMethod: async (key, stale, { context }) => {
      const mark = drops.takeMark();
      // A caller that got a stale value does not wait.
      const urgency: Urgency = { isBackground: stale !== undefined || readUrgency().isBackground };
      running.set(key, urgency);
      const loaded = await runWithUrgency(urgency, () => runLoad(key, context.load)).finally(() => {
        if (running.get(key) === urgency) running.delete(key);
      });
      const value = stale !== undefined && isSameValue(stale.value, loaded.value) ? stale.value : loaded.value;
      const goodUntil = drops.isDroppedSince(mark, loaded.tags) ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
      return { ...loaded, value, goodUntil };
    },
  });

  async function runLoad<Value>(key: string, load: LoadValue<Value>): Promise<LoadedValue<Value>> {
    const controller = new AbortController();
    const { promise: expired, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      onEvent('load-timeout', key);
      const error = new StatusError(504, `Loading took longer than ${loadTimeoutMs} ms`);
      reject(error);
      controller.abort(error);
    }, loadTimeoutMs);
    try {
      return await Promise.race([load(controller.signal), expired]);
    } catch (error) {
      onEvent('load-failed', key);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async function read<Value>(key: string, load: LoadValue<Value>, readOptions: ReadOptions = {}): Promise<Value> {
    const fullKey = readOptions.nextRelease ? `${nextReleasePrefix}${key}` : key;
    if (readOptions.bypass) {
      onEvent('bypass', fullKey);
      return (await runLoad(fullKey, load)).value;
    }
    const kept = cache.peek(fullKey);
    const isRenewed = kept !== undefined && kept.goodUntil !== Number.POSITIVE_INFINITY;
    if (isRenewed && kept.goodUntil < now()) cache.delete(fullKey);
    const status: LRUCache.Status<string, Entry, FetchContext> = {};
    const renewal = isRenewed ? { forceRefresh: true, allowStale: !readUrgency().isBackground } : {};
    const pending = cache.fetch(fullKey, { context: { load }, status, ...renewal });
    const event = mapFetchStatus(status);
    onEvent(event, fullKey);
    const begun = event === 'shared' && !readUrgency().isBackground ? running.get(fullKey) : undefined;
    if (begun !== undefined) begun.isBackground = false;
    const entry = await pending;
    if (entry === undefined) throw new StatusError(500, 'The cache lost a value while it was loaded');
    return entry.value as Value;
  }

  return {
    read,
    dropTags: (tags) => {
      const dropped = new Set(tags);
      for (const tag of dropped) drops.markDropped(tag);
      // At most 100 entries: looking at all is cheaper than keeping an index right.
      const entries = Array.from(cache.entries());
      for (const [key, entry] of entries) if (entry.tags.some((tag) => dropped.has(tag))) cache.delete(key);
    },
    renewTags: (tags) => {
      const renewed = new Set(tags);
      for (const tag of renewed) drops.markDropped(tag);
      const goodUntil = now() + renewalMs;
      // From the least recently used one on, so that they stay in that order.
      for (const [key, entry] of Array.from(cache.entries()).toReversed()) {
        const isMeant = entry.goodUntil === Number.POSITIVE_INFINITY && entry.tags.some((tag) => renewed.has(tag));
        if (isMeant) cache.set(key, { ...entry, goodUntil });
      }
    },
    clear: () => {
      drops.markDropped();
      cache.clear();
      onEvent('cleared', '');
    },
    countEntries: () => cache.size,
    readVersion: drops.takeMark,
    isDroppedSince: drops.isDroppedSince,
  };
}

function isSameValue(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function mapFetchStatus({
  fetch,
  returnedStale,
}: {
  readonly fetch?: string;
  readonly returnedStale?: true;
}): DataCacheEvent {
  if (returnedStale) return 'stale';
  if (fetch === 'hit') return 'hit';
  return fetch === 'inflight' ? 'shared' : 'miss';
}
