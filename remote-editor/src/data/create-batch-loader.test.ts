import { expect, it, vi } from 'vitest';
import { createBatchLoader } from './create-batch-loader.ts';

it('EDT-002 pictures requested at the same moment form one request per language', async () => {
  const loadMany = vi.fn((ids: readonly string[], group: string) =>
    Promise.resolve(new Map(ids.filter((id) => id !== 'gone').map((id) => [id, `${id} ${group}`]))),
  );
  const load = createBatchLoader(loadMany);
  const asked = Promise.all([load('a', 'de'), load('b', 'de'), load('a', 'de'), load('gone', 'de'), load('a', 'ja')]);
  expect(await asked).toEqual(['a de', 'b de', 'a de', undefined, 'a ja']);
  expect(loadMany.mock.calls).toEqual([
    [['a', 'b', 'gone'], 'de'],
    [['a'], 'ja'],
  ]);
  await load('c', 'de');
  expect(loadMany).toHaveBeenLastCalledWith(['c'], 'de');
});

it('ERR-014 a failed request fails for all its callers, and the next one is sent again', async () => {
  const loadMany = vi
    .fn()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(new Map([['a', 1]]));
  const load = createBatchLoader<number>(loadMany);
  expect((await Promise.allSettled([load('a', 'de'), load('b', 'de')])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  expect(await load('a', 'de')).toBe(1);
});
