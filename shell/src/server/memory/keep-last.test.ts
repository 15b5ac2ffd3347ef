import { expect, it, vi } from 'vitest';
import { keepByObject } from './keep-by-object.ts';
import { keepLast } from './keep-last.ts';

interface Input {
  readonly owner: object;
  readonly parts: readonly unknown[];
}

it('a result is made again only when one of its parts is another one, whichever of them', () => {
  const compute = vi.fn(({ parts }: Input) => parts.join());
  const read = keepLast(
    compute,
    ({ owner }) => owner,
    ({ parts }) => parts,
  );
  const owner = {};
  expect([read({ owner, parts: ['a', 'b'] }), read({ owner, parts: ['a', 'b'] })]).toEqual(['a,b', 'a,b']);
  expect(compute).toHaveBeenCalledTimes(1);
  expect(read({ owner, parts: ['c', 'b'] })).toBe('c,b');
  expect(read({ owner, parts: ['c', 'd'] })).toBe('c,d');
  // Only the last one is there.
  expect(read({ owner, parts: ['a', 'b'] })).toBe('a,b');
  expect(compute).toHaveBeenCalledTimes(4);
});

it('results are stored with their owners, so that two do not evict each other', () => {
  const compute = vi.fn(({ parts }: Input) => parts.join());
  const read = keepLast(
    compute,
    ({ owner }) => owner,
    ({ parts }) => parts,
  );
  const [one, two] = [{}, {}];
  for (let round = 0; round < 2; round += 1) {
    expect([read({ owner: one, parts: ['a'] }), read({ owner: two, parts: ['b'] })]).toEqual(['a', 'b']);
  }
  expect(compute).toHaveBeenCalledTimes(2);
});

it('the result for one object is computed once, also when it is nothing', () => {
  const compute = vi.fn((key: { readonly text: string | null }) => key.text);
  const read = keepByObject(compute);
  const [some, none] = [{ text: 'a' }, { text: null }];
  expect([read(some), read(none), read(some), read(none)]).toEqual(['a', null, 'a', null]);
  expect(compute).toHaveBeenCalledTimes(2);
  expect(read({ text: 'a' })).toBe('a');
  expect(compute).toHaveBeenCalledTimes(3);
});
