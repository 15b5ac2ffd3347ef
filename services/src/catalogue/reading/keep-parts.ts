import { createGraphQLError } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';

/** Reads what belongs to many keys; keys with nothing may be missing. */
export type LoadMany<Value> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;

interface KeptPartsOptions<Value> {
  /** How the part is called in the schema. */
  readonly name: string;
  /** What a key without anything has; null is not kept, because such keys have no end. */
  readonly missing: Value;
  /** How many of the kept items a value is; a list is at least one. */
  readonly measure?: (value: Value) => number;
  readonly maxItems?: number;
  readonly maxAgeMs?: number;
  /** How many keys one answer may have. */
  readonly maxKeys?: number;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

const countItems = (value: unknown) => (Array.isArray(value) ? Math.max(1, value.length) : 1);

/**
 * Keeps what was read last, at most `maxItems` for `maxAgeMs`: products that many pages show are read once a minute. An
 * answer with more than `maxKeys` keys is refused, since it would hold up all others.
 */
export function keepParts<Value>(load: LoadMany<Value>, options: KeptPartsOptions<Value>): LoadMany<Value> {
  const { name, missing, measure = countItems, maxItems = 4000, maxAgeMs = 60_000, maxKeys = 2000 } = options;
  const kept = new LRUCache<string, { readonly value: Value }>({
    maxSize: maxItems,
    sizeCalculation: ({ value }) => measure(value),
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: { now: options.now ?? (() => performance.now()) },
  });
  return async (keys) => {
    if (keys.length > maxKeys) {
      const message = `${name} are asked for ${keys.length} times in one answer, at most ${maxKeys} are possible; ask for the products in pages (first, offset)`;
      throw createGraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
    }
    const found = new Map<string, Value>();
    for (const key of keys) {
      const entry = kept.get(key);
      if (entry !== undefined) found.set(key, entry.value);
    }
    const absent = keys.filter((key) => !found.has(key));
    if (absent.length === 0) return found;
    const read = await load(absent);
    for (const key of absent) {
      const value = read.get(key) ?? missing;
      found.set(key, value);
      if (value !== null) kept.set(key, { value });
    }
    return found;
  };
}
