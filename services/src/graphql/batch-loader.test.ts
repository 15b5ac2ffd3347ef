import { expect, it } from 'vitest';
import { createBatchLoader } from './batch-loader.ts';

it('asks once for all ids of a turn, each of them once, and again in the next turn', async () => {
  const asked: (readonly string[])[] = [];
  const load = createBatchLoader<string | null>((ids) => {
    asked.push(ids);
    return Promise.resolve(new Map(ids.filter((id) => id !== 'gone').map((id) => [id, `<${id}>`])));
  }, null);
  const late = Promise.resolve()
    .then(() => null)
    .then(() => load('c'));
  expect(await Promise.all([load('a'), load('b'), load('a'), load('gone'), late])).toEqual([
    '<a>',
    '<b>',
    '<a>',
    null,
    '<c>',
  ]);
  expect(await load('a')).toBe('<a>');
  expect(asked).toEqual([['a', 'b', 'gone', 'c'], ['a']]);
});

it('tells everybody who asked when a query fails', async () => {
  const load = createBatchLoader<string>(() => Promise.reject(new Error('the database is away')), '');
  const answers = await Promise.allSettled([load('a'), load('b')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
