import { expect, it } from 'vitest';
import { createDropLog } from './drop-log.ts';

it('HY-86 a drop after a mark counts for that mark, an earlier one does not', () => {
  const drops = createDropLog();
  drops.markDropped('page:1');
  const mark = drops.takeMark();
  expect(drops.isDroppedSince(mark, ['page:1'])).toBe(false);
  drops.markDropped('page:2');
  expect(drops.isDroppedSince(mark, ['page:1', 'page:2'])).toBe(true);
  expect(drops.isDroppedSince(mark, ['page:1', 'page:3'])).toBe(false);
  expect(drops.isDroppedSince(drops.takeMark(), ['page:2'])).toBe(false);
});

it('HY-86 a drop of everything counts for every tag and for entries without tags', () => {
  const drops = createDropLog();
  const mark = drops.takeMark();
  expect(drops.isDroppedSince(mark, [])).toBe(false);
  drops.markDropped();
  expect([drops.isDroppedSince(mark, []), drops.isDroppedSince(mark, ['page:1'])]).toEqual([true, true]);
  expect(drops.isDroppedSince(drops.takeMark(), ['page:1'])).toBe(false);
});

it('HY-86 a log that would grow over a thousand tags treats everything as dropped and starts over', () => {
  const drops = createDropLog();
  const mark = drops.takeMark();
  for (let index = 0; index < 1000; index += 1) drops.markDropped(`page:${index}`);
  expect(drops.isDroppedSince(mark, ['page:none'])).toBe(false);
  expect(drops.isDroppedSince(mark, ['page:0'])).toBe(true);
  drops.markDropped('one too many');
  expect(drops.isDroppedSince(mark, ['page:none'])).toBe(true);
  const later = drops.takeMark();
  drops.markDropped('page:after');
  expect(drops.isDroppedSince(later, ['page:none'])).toBe(false);
  expect(drops.isDroppedSince(later, ['page:after'])).toBe(true);
});
