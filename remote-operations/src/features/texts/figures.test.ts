import { createLocale } from '@kmx/shared-contracts/locale.ts';
import { expect, it } from 'vitest';
import { formatSeconds, formatShare, formatShift } from './figures.ts';

const english = createLocale('en', 'ALL');
const german = createLocale('de', 'DE');

it('OPS-014 durations below a second are in milliseconds, others in seconds, as usual in the country', () => {
  expect([0.0123, 0.9994, 1.842, null].map((seconds) => formatSeconds(seconds, english))).toEqual([
    '12\u00a0ms',
    '999\u00a0ms',
    '1.84\u00a0s',
    '–',
  ]);
  expect(formatSeconds(1.8, german)).toBe('1.8\u00a0s');
});

it('OPS-014 a rate is unknown while there are no pages', () => {
  expect([formatShare(9, 2000, english), formatShare(0, 5, english), formatShare(0, 0, english)]).toEqual([
    '0.45%',
    '0%',
    '–',
  ]);
  expect([formatShift(0.0213, english), formatShift(null, english)]).toEqual(['0.021', '–']);
});
