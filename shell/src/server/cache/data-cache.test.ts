import { describe, expect, it, vi } from 'vitest';
import { createDataCache, type DataCacheEvent, type DataCacheOptions } from './data-cache.ts';
import { readUrgency, runInBackground } from './urgency.ts';

const minute = 60_000;

function setUp(options: DataCacheOptions = {}) {
  const clock = { now: 1000 };
  const events: DataCacheEvent[] = [];
  const cache = createDataCache({ now: () => clock.now, onEvent: (event) => events.push(event), ...options });
  let count = 0;
  const load = vi.fn(() => Promise.resolve({ value: ++count, tags: ['page:1'] }));
  return { clock, events, cache, load };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('data cache', () => {
  it('SRV-011 CON-009 keeps a value for 30 minutes, then serves it stale while one refresh runs', async () => {
    const { cache, clock, events, load } = setUp();
    expect(await cache.read('a', load)).toBe(1);
    clock.now += 30 * minute - 1;
    expect(await cache.read('a', load)).toBe(1);
    clock.now += 2;
    expect(await Promise.all([cache.read('a', load), cache.read('a', load)])).toEqual([1, 1]);
    await settle();
    expect(await cache.read('a', load)).toBe(2);
    expect(load).toHaveBeenCalledTimes(2);
    expect(events).toEqual(['miss', 'hit', 'stale', 'stale', 'hit']);
  });

  it('HY-83 refreshing a stale value is background work until a visitor waits for it', async () => {
    const { cache, clock } = setUp();
    const seen: boolean[] = [];
    const gate = Promise.withResolvers<void>();
    const load = async () => {
      const urgency = readUrgency();
      await gate.promise;
      seen.push(urgency.isBackground);
      return { value: 1, tags: [] };
    };
    const reads = [cache.read('visitor', load), runInBackground(() => cache.read('background', load))];
    reads.push(
      runInBackground(() => cache.read('both', load)),
      cache.read('both', load),
    );
    gate.resolve();
    await Promise.all(reads);
    clock.now += 31 * minute;
    await cache.read('visitor', load);
    await settle();
    expect(seen).toEqual([false, true, false, true]);
  });

  it('SRV-011 CON-009 holds up to 100 entries', async () => {
    const { cache, load } = setUp();
    for (let index = 0; index < 105; index += 1) await cache.read(`key-${index}`, load);
    expect(cache.countEntries()).toBe(100);
  });

  it('SRV-012 runs one load for concurrent callers and lets all see its failure', async () => {
    const { cache, load } = setUp();
    expect(await Promise.all(Array.from({ length: 50 }, () => cache.read('a', load)))).toEqual(Array(50).fill(1));
    expect(load).toHaveBeenCalledTimes(1);
    const fail = vi.fn(() => Promise.reject(new Error('backend down')));
    const results = await Promise.allSettled([cache.read('b', fail), cache.read('b', fail)]);
    expect(results.map((result) => result.status === 'rejected' && String(result.reason))).toEqual([
      'Error: backend down',
      'Error: backend down',
    ]);
    expect(fail).toHaveBeenCalledTimes(1);
    expect(await cache.read('b', load)).toBe(2);
  });

  it('SRV-012 frees a key whose load hangs and aborts that load', async () => {
    const { cache, load } = setUp({ loadTimeoutMs: 20 });
    const signals: AbortSignal[] = [];
    const hang = (signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<never>(() => {});
    };
    await expect(cache.read('a', hang)).rejects.toMatchObject({ status: 504 });
    expect(signals[0]?.aborted).toBe(true);
    expect(await cache.read('a', load)).toBe(1);
  });

  it('SRV-012 CON-009 frees it after 5 seconds', async () => {
    vi.useFakeTimers();
    const { cache } = setUp();
    let isFree = false;
    const read = cache.read('a', () => new Promise<never>(() => {})).catch(() => (isFree = true));
    await vi.advanceTimersByTimeAsync(4999);
    expect(isFree).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await read;
    expect(isFree).toBe(true);
    vi.useRealTimers();
  });

  it('SRV-011 keeps serving the stale value while the backend fails', async () => {
    const { cache, clock, load } = setUp();
    await cache.read('a', load);
    clock.now += 31 * minute;
    const fail = () => Promise.reject(new Error('backend down'));
    expect(await cache.read('a', fail)).toBe(1);
    await settle();
    expect(await cache.read('a', fail)).toBe(1);
    await settle();
    await cache.read('a', load);
    await settle();
    expect(await cache.read('a', fail)).toBe(2);
  });

  it('SRV-008 CON-023 keeps entries of the next release apart', async () => {
    const { cache, load } = setUp();
    expect(await cache.read('a', load)).toBe(1);
    expect(await cache.read('a', load, { nextRelease: true })).toBe(2);
    expect(await cache.read('nextRelease_a', load)).toBe(2);
  });

  it('SRV-009 bypasses the cache without touching it', async () => {
    const { cache, load } = setUp();
    await cache.read('a', load);
    expect(await cache.read('a', load, { bypass: true })).toBe(2);
    expect(await cache.read('a', load)).toBe(1);
  });

  it('drops by tag, also again after a refresh', async () => {
    const { cache, clock, load } = setUp();
    await cache.read('a', load);
    clock.now += 31 * minute;
    await cache.read('a', load);
    await settle();
    cache.dropTags(['page:2']);
    expect(await cache.read('a', load)).toBe(2);
    cache.dropTags(['page:1']);
    expect(await cache.read('a', load)).toBe(3);
  });

  it('HY-85 gives visitors the old value while it is renewed, the new one to the background, an equal one as the same object', async () => {
    const { cache, clock } = setUp();
    const values = [{ title: 'old' }, { title: 'old' }, { title: 'new' }, { title: 'newest' }];
    const load = vi.fn(() => Promise.resolve({ value: values.shift(), tags: ['page:1'] }));
    const first = await cache.read('a', load);
    cache.renewTags(['page:1']);
    expect(await runInBackground(() => cache.read('a', load))).toBe(first);
    cache.renewTags(['page:1']);
    expect(await cache.read('a', load)).toBe(first);
    await settle();
    expect(await cache.read('a', load)).toEqual({ title: 'new' });
    cache.renewTags(['page:1']);
    clock.now += 1001;
    expect(await cache.read('a', load)).toEqual({ title: 'newest' });
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('gives a value that was loaded before a drop to those who wait, not to later visitors', async () => {
    const { cache, load } = setUp();
    const gate = Promise.withResolvers<{ value: number; tags: string[] }>();
    const waiting = cache.read('a', () => gate.promise);
    cache.dropTags(['page:1']);
    gate.resolve({ value: 77, tags: ['page:1'] });
    expect(await waiting).toBe(77);
    expect(await cache.read('a', load)).toBe(1);
  });

  it('D-39 does not reject visitors whose load is under way when the cache is cleared', async () => {
    const { cache, load } = setUp();
    const gate = Promise.withResolvers<{ value: number; tags: string[] }>();
    const waiting = cache.read('a', () => gate.promise);
    cache.clear();
    gate.resolve({ value: 77, tags: [] });
    expect(await waiting).toBe(77);
    expect(await cache.read('a', load)).toBe(1);
  });
});
