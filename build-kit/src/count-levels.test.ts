import { expect, it } from 'vitest';
import { countLevels } from './count-levels.ts';

interface Group {
  readonly index: number;
  readonly childrenIterable: Group[];
}

const create = (index: number, ...childrenIterable: Group[]): Group => ({ index, childrenIterable });

it('REL-13 a part has one level, and one more for each import within an import', () => {
  expect(countLevels(undefined)).toBe(1);
  expect(countLevels(create(1))).toBe(1);
  expect(countLevels(create(1, create(2), create(3, create(4))))).toBe(3);
});

it('REL-13 parts that import each other end where they began', () => {
  const first = create(1);
  const second = create(2, first);
  first.childrenIterable.push(second);
  expect(countLevels(first)).toBe(2);
});
