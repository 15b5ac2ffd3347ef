import { afterEach, expect, it, vi } from 'vitest';
import { createCacheClearing } from './clear-caches.ts';
import { createMemoryState } from './memory-state.ts';

afterEach(() => void vi.useRealTimers());

it('SRV-009 D-39 empties both caches and the CDN, and tells the other shells, at most once in five seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  // The cache takes the time 0, with which the test's clock begins, for none.
  vi.advanceTimersByTime(1);
  const calls: string[] = [];
  const clearCaches = createCacheClearing({
    dataCache: { clear: () => void calls.push('data') },
    htmlCache: { clear: () => void calls.push('html') },
    cdn: { purgeEverything: () => void calls.push('cdn') },
    shared: { ...createMemoryState(), publish: ({ kind }) => Promise.resolve(void calls.push(kind)) },
  });
  expect(await clearCaches()).toBe(true);
  expect(calls.splice(0)).toEqual(['data', 'html', 'cdn', 'clear']);
  vi.advanceTimersByTime(4_990);
  expect([await clearCaches(), calls]).toEqual([false, []]);
  vi.advanceTimersByTime(20);
  expect(await clearCaches()).toBe(true);
});
