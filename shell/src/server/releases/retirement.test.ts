import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRetirement } from './retirement.ts';

const createSet = (version: string) => ({
  ...{ buildId: `000000000000000${version}`, activatedAt: '2026-11-23T12:00:00Z' },
  versions: { shell: version, 'remote-public': version },
});
const [first, second] = [createSet('1'), createSet('2')];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(used: readonly ReturnType<typeof createSet>[] = []) {
  const retired: string[] = [];
  const pool = {
    retire: async ({ name, version }: { readonly name: string; readonly version: string }) =>
      void retired.push(`${name}@${version}`),
  };
  return { retired, ...createRetirement({ pool, requestMs: 3_000, listUsed: () => used }) };
}

it('REL-01 the remotes of a set keep their threads until the requests that began with it are over', () => {
  const { retired, retire } = start();
  retire(first);
  vi.advanceTimersByTime(2_999);
  expect(retired).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(retired).toEqual(['remote-public@1']);
});

it('REL-01 a version that something else uses by then, or that is wanted again, stays', () => {
  const used = start([first]);
  used.retire(first);
  used.retire(second);
  vi.advanceTimersByTime(3_000);
  expect(used.retired).toEqual(['remote-public@2']);
  const again = start();
  again.retire(first);
  again.keep(first);
  vi.advanceTimersByTime(3_000);
  expect(again.retired).toEqual([]);
  again.retire(first);
  again.close();
  vi.advanceTimersByTime(3_000);
  expect(again.retired).toEqual([]);
});
