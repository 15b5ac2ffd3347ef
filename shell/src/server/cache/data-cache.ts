import { LRUCache } from 'lru-cache';
import { createTagIndex } from './tag-index.ts';

/** What a load gives to the cache: the value and the tags by which it can be dropped. */
export interface LoadedValue<Value> {
  readonly value: Value;
  readonly tags: readonly string[];
}

export type LoadValue<Value> = (signal: AbortSignal) => Promise<LoadedValue<Value>>;

export type DataCacheEvent = 'hit' | 'stale' | 'miss' | 'shared' | 'bypass' | 'load-failed' | 'load-timeout' | 'cleared';

export interface DataCacheOptions {
  /** Called for every read and incident, for metrics. */
  readonly onEvent?: (event: DataCacheEvent, key: string) => void;
  /** SRV-011: 100 entries for 30 minutes. */
  readonly maximumEntries?: number;
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
  /** The cached value, a stale one at once while it is refreshed behind, or the result of one shared load. */
  readonly read: <Value>(key: string, load: LoadValue<Value>, options?: ReadOptions) => Promise<Value>;
  readonly dropTag: (tag: string) => void;
  /** `cache=clear`; false when it was cleared less than 5 seconds ago (SRV-009, D-39). */
  readonly clear: () => boolean;
  readonly countEntries: () => number;
}

const clearIntervalMs = 5000;
const nextReleasePrefix = 'nextRelease_';

interface FetchContext {
  readonly load: LoadValue<unknown>;
}

/** In-memory cache of backend answers: 100 entries, 30 minutes, stale while refreshing (SRV-008, SRV-009, SRV-011, SRV-012). */
export function createDataCache(options: DataCacheOptions = {}): DataCache {
  const { onEvent = () => {}, maximumEntries = 100, ttlMs = 30 * 60_000, loadTimeoutMs = 5000 } = options;
  const now = options.now ?? (() => performance.now());
  const index = createTagIndex();
  let clearedAt = Number.NEGATIVE_INFINITY;

  const cache = new LRUCache<string, LoadedValue<unknown>, FetchContext>({
    max: maximumEntries,
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now },
    allowStale: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    // A cleared or dropped key must not reject the visitors who wait for its load.
    ignoreFetchAbort: true,
    dispose: (entry, key) => index.remove(key, entry.tags),
    fetchMethod: async (key, _stale, { context }) => {
      const mark = index.takeMark();
      const loaded = await runLoad(key, context.load);
      if (index.isDroppedSince(mark, loaded.tags)) queueMicrotask(() => dropLater(key, loaded));
      else index.add(key, loaded.tags);
      return loaded;
    },
  });

  function dropLater(key: string, loaded: LoadedValue<unknown>): void {
    setImmediate(() => {
      if (cache.peek(key, { allowStale: true }) === loaded) cache.delete(key);
    });
  }

  async function runLoad(key: string, load: LoadValue<unknown>): Promise<LoadedValue<unknown>> {
    const controller = new AbortController();
    const { promise: expired, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      onEvent('load-timeout', key);
      const error = new DOMException(`Loading took longer than ${loadTimeoutMs} ms`, 'TimeoutError');
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
      return (await runLoad(fullKey, load)).value as Value;
    }
    const status: LRUCache.Status<string, LoadedValue<unknown>, FetchContext> = {};
    const pending = cache.fetch(fullKey, { context: { load }, status });
    onEvent(mapFetchStatus(status.fetch, status.returnedStale), fullKey);
    const entry = await pending;
    if (entry === undefined) throw new Error('The cache lost a value while it was loaded');
    return entry.value as Value;
  }

  return {
    read,
    dropTag: (tag) => {
      index.markDropped(tag);
      for (const key of index.listKeys(tag)) cache.delete(key);
    },
    clear: () => {
      if (now() - clearedAt < clearIntervalMs) return false;
      clearedAt = now();
      index.markDropped();
      cache.clear();
      onEvent('cleared', '');
      return true;
    },
    countEntries: () => cache.size,
  };
}

function mapFetchStatus(fetch: string | undefined, returnedStale: boolean | undefined): DataCacheEvent {
  if (returnedStale || fetch === 'stale') return 'stale';
  if (fetch === 'hit') return 'hit';
  return fetch === 'inflight' ? 'shared' : 'miss';
}
