import { expect, it } from 'vitest';
import { resolveNextTab } from '../tabs/next-tab.ts';
import { findMenuItem } from './find-menu-item.ts';

const texts = ['Account', 'Tickets', 'Team'];

it('moves around the menu with the arrows and finds entries by letter', () => {
  expect(findMenuItem('ArrowDown', 2, texts)).toBe(0);
  expect(findMenuItem('ArrowUp', 0, texts)).toBe(2);
  expect(findMenuItem('t', 1, texts)).toBe(2);
  expect(findMenuItem('t', 2, texts)).toBe(1);
  expect(findMenuItem('z', 0, texts)).toBeUndefined();
  expect(findMenuItem('Enter', 0, texts)).toBeUndefined();
});

it('moves around the tabs with the arrows and jumps to the ends', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'a'].map((key) => resolveNextTab(key, 0, 3))).toEqual([
    1,
    2,
    0,
    2,
    undefined,
  ]);
});
