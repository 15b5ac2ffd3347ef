import { expect, it } from 'vitest';
import { resolveNextOption } from './next-option.ts';

it('moves through the options with the arrows, wrapping around by way of the field', () => {
  expect([-1, 0, 1].map((active) => resolveNextOption(active, 1, 2))).toEqual([0, 1, -1]);
  expect([-1, 0, 1].map((active) => resolveNextOption(active, -1, 2))).toEqual([1, -1, 0]);
});

it('stays in the field when the list is empty', () => {
  expect(resolveNextOption(-1, 1, 0)).toBe(-1);
  expect(resolveNextOption(-1, -1, 0)).toBe(-1);
});
