import { expect, it } from 'vitest';
import { isOfferedIn } from './is-offered-in.ts';

it('PUB-070 D-32 null means everywhere, an empty list nowhere, ALL everywhere; international visitors see everything offered', () => {
  expect(isOfferedIn('CH', null)).toBe(true);
  expect(isOfferedIn('CH', [])).toBe(false);
  expect(isOfferedIn('ALL', [])).toBe(false);
  expect(isOfferedIn('CH', ['ALL'])).toBe(true);
  expect(isOfferedIn('CH', ['DE', 'US'])).toBe(false);
  expect(isOfferedIn('ALL', ['DE'])).toBe(true);
});
