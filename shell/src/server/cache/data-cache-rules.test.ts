import { afterEach, expect, it, vi } from 'vitest';
import { createDataCache } from './data-cache.ts';
import { readUrgency, runInBackground } from './urgency.ts';

afterEach(() => void vi.useRealTimers());

function setUp(maxEntries = 100) {
  const clock = { now: 1000 };
  const cache = createDataCache({ now: () => clock.now, maxEntries });
  let count = 0;
  const load = vi.fn(() => Promise.resolve({ value: (count += 1), tags: ['page:1', 'Page'] }));
  return { cache, clock, load };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('HY-85 a renewed answer is served for one second, to the millisecond, and no longer when it is renewed again', async () => {
  const { cache, clock, load } = setUp();
  await cache.read('a', load);
  const fail = () => Promise.reject(new Error('backend down'));
  cache.renewTags(['page:1']);
  clock.now += 600;
  cache.renewTags(['page:1']);
  clock.now += 400;
  expect(await cache.read('a', fail)).toBe(1);
  await settle();
  clock.now += 1;
  await expect(cache.read('a', fail)).rejects.toThrow('backend down');
});

it('HY-85 background callers waiting for a renewed answer get its failure, while visitors have the old one', async () => {
  const { cache, load } = setUp();
  await cache.read('a', load);
  cache.renewTags(['page:1']);
  const fail = () => Promise.reject(new Error('backend down'));
  await expect(runInBackground(() => cache.read('a', fail))).rejects.toThrow('backend down');
  expect(await cache.read('a', fail)).toBe(1);
  await settle();
  expect(await runInBackground(() => cache.read('a', load))).toBe(2);
});

it('HY-86 one of its tags is enough to drop or renew an answer, and no other one is touched', async () => {
  const { cache, load } = setUp();
  const other = vi.fn(() => Promise.resolve({ value: 'other', tags: ['page:2'] }));
  await cache.read('a', load);
  await cache.read('b', other);
  cache.dropTags(['page:1']);
  expect(await cache.read('a', load)).toBe(2);
  cache.renewTags(['Page']);
  expect(await runInBackground(() => cache.read('a', load))).toBe(3);
  await cache.read('b', other);
  expect(other).toHaveBeenCalledTimes(1);
});

it('HY-86 a value renewed while it is loaded reaches those who wait and nobody later', async () => {
  const { cache, load } = setUp();
  const gate = Promise.withResolvers<{ value: number; tags: string[] }>();
  const waiting = cache.read('a', () => gate.promise);
  cache.renewTags(['page:1']);
  gate.resolve({ value: 77, tags: ['page:1'] });
  expect(await waiting).toBe(77);
  expect(await cache.read('a', load)).toBe(1);
});

it('HY-85 a renewal changes nothing about which answers have to go when there is no room', async () => {
  const { cache } = setUp(3);
  const loaded: string[] = [];
  const read = (key: string) =>
    cache.read(key, () => {
      loaded.push(key);
      return Promise.resolve({ value: key, tags: ['Page'] });
    });
  for (const key of ['a', 'b', 'c']) await read(key);
  cache.renewTags(['Page']);
  await read('d');
  loaded.length = 0;
  for (const key of ['b', 'a']) await read(key);
  await settle();
  expect(loaded.filter((key) => key === 'a')).toEqual(['a']);
  expect(cache.countEntries()).toBe(3);
});

it('SRV-011 every drop, renewal and emptying is a new version for those who keep answers of their own', async () => {
  const { cache } = setUp();
  const versions = [cache.readVersion()];
  for (const change of [() => cache.dropTags(['a']), () => cache.renewTags(['a']), () => cache.clear()]) {
    change();
    versions.push(cache.readVersion());
  }
  expect(new Set(versions).size).toBe(4);
});

it('SRV-011 an age is measured by the clock of the process by default', async () => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(1);
  const cache = createDataCache();
  let count = 0;
  const load = () => Promise.resolve({ value: (count += 1), tags: [] });
  await cache.read('a', load);
  await vi.advanceTimersByTimeAsync(30 * 60_000 - 1);
  await cache.read('a', load);
  await vi.advanceTimersByTimeAsync(0);
  expect(await cache.read('a', load)).toBe(1);
  await vi.advanceTimersByTimeAsync(2);
  await cache.read('a', load);
  await vi.advanceTimersByTimeAsync(0);
  expect(await cache.read('a', load)).toBe(2);
  // No deadline of a load that has answered is left behind.
  expect(vi.getTimerCount()).toBe(0);
});

it('the outcome of a load is reported with its key', async () => {
  vi.useFakeTimers();
  const events: (readonly [string, string])[] = [];
  const cache = createDataCache({ onEvent: (event, key) => events.push([event, key]), loadTimeoutMs: 20 });
  const fail = () => Promise.reject(new Error('backend down'));
  await cache.read('a', fail).catch(() => {});
  await cache.read('b', fail, { bypass: true, nextRelease: true }).catch(() => {});
  const late = expect(cache.read('c', () => new Promise<never>(() => {}))).rejects.toThrow('longer than 20 ms');
  await vi.advanceTimersByTimeAsync(20);
  await late;
  cache.clear();
  expect(events).toEqual([
    ['miss', 'a'],
    ['load-failed', 'a'],
    ['bypass', 'nextRelease_b'],
    ['load-failed', 'nextRelease_b'],
    ['miss', 'c'],
    ['load-timeout', 'c'],
    ['load-failed', 'c'],
    ['cleared', ''],
  ]);
});

it('HY-83 a visitor who joins a load of the background makes it urgent, also when an older load of the key has just ended', async () => {
  const { cache } = setUp();
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const seen: boolean[] = [];
  const load = (index: number) => async () => {
    const urgency = readUrgency();
    await gates[index]?.promise;
    seen.push(urgency.isBackground);
    return { value: index, tags: [] };
  };
  const first = runInBackground(() => cache.read('a', load(0)));
  cache.clear();
  const next = runInBackground(() => cache.read('a', load(1)));
  gates[0]?.resolve();
  expect(await first).toBe(0);
  const visitor = cache.read('a', load(1));
  gates[1]?.resolve();
  expect(await Promise.all([next, visitor])).toEqual([1, 1]);
  expect(seen).toEqual([true, false]);
});

it('HY-85 an answer that is another one is another object, whatever kind of value it is', async () => {
  const { cache } = setUp();
  const values: unknown[] = [null, null, [], ['a'], 'a', 'b'];
  const read = () =>
    runInBackground(() => cache.read('a', () => Promise.resolve({ value: values.shift(), tags: ['page:1'] })));
  const seen: unknown[] = [];
  while (values.length > 0) {
    seen.push(await read());
    cache.renewTags(['page:1']);
  }
  expect(seen).toEqual([null, null, [], ['a'], 'a', 'b']);
});
