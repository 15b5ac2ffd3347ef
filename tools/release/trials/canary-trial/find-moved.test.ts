import { expect, it } from 'vitest';
import { findMoved } from './find-moved.ts';

const canaries = [
  { version: 'good', begunAt: 10_000, endedAt: 20_000 },
  { version: 'bad', begunAt: 30_000, endedAt: 40_000 },
];
const createVisitor = (...visits: readonly (readonly [number, string])[]) => ({
  keepsCookies: true,
  visits: visits.map(([at, version]) => ({ askedAt: at, answeredAt: at + 1, status: 200, version })),
});

it('REL-11 a trial finds visitors who changed the cohort, and a canary after its end', () => {
  const staid = createVisitor([5_000, '1'], [11_000, 'good'], [21_000, '1'], [31_000, 'bad'], [41_000, '1']);
  const other = createVisitor([11_000, '1'], [31_000, '1']);
  // Until the statement is written an answer may be of either version.
  const early = createVisitor([11_000, 'good'], [19_500, '1']);
  expect(findMoved([staid, other, early], canaries)).toEqual([]);
  expect(findMoved([createVisitor([11_000, 'good'], [12_000, '1'])], canaries)).toEqual([
    'visitor 0 changed the cohort',
  ]);
  expect(findMoved([createVisitor([11_000, '1'], [31_000, 'bad'])], canaries)).toEqual([
    'visitor 0 changed the cohort',
  ]);
  expect(findMoved([createVisitor([45_001, 'bad'])], canaries)).toEqual(['visitor 0 got bad after its end']);
});
