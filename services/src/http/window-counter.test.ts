import { expect, it } from 'vitest';
import { createWindowCounter } from './window-counter.ts';

it('counts each key in a separate window, which starts over when it has passed', () => {
  let time = 0;
  const count = createWindowCounter({ max: 2, windowMs: 1000 }, () => time);
  expect([count('a'), count('a'), count('a'), count('b')]).toEqual([true, true, false, true]);
  time = 999;
  expect(count('a')).toBe(false);
  time = 1000;
  expect(count('a')).toBe(true);
});
