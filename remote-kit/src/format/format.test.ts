import { createLocale } from '@kmx/shared-contracts/locale.ts';
import { expect, it } from 'vitest';
import { nameCountry, nameLanguage, titleLanguage } from './display-names.ts';
import { formatDate, formatLongDate, formatUtcTime } from './format-date.ts';
import { formatList } from './format-list.ts';
import { formatNumber } from './format-number.ts';
import { getTextOrder } from './text-order.ts';

const german = createLocale('de', 'DE');
const english = createLocale('en', 'US');
const french = createLocale('fr', 'FR');

it('SYS-072 D-11 numbers follow the country, German ones the Swiss format in every country', () => {
  expect(formatNumber(1234567.5, german)).toBe('1’234’567.5');
  expect(formatNumber(1234567.5, english)).toBe('1,234,567.5');
  expect(formatNumber(3, french, { minimumFractionDigits: 2 })).toBe('3,00');
});

it('SYS-072 a day stays that day in every time zone, an instant shows its time on request', () => {
  expect(formatDate('2026-11-21', english)).toBe('Nov 21, 2026');
  expect(formatDate('2026-11-21', english, true)).toBe('Nov 21, 2026');
  expect(formatDate('2026-11-21T12:00:00Z', german)).toBe('21.11.2026');
  expect(formatDate('2026-11-21T12:00:00Z', english, true)).toMatch(/^Nov 2[012], 2026, \d+:\d\d\s[AP]M$/);
  expect(formatDate('soon', english)).toBe('soon');
});

it('SYS-072 an instant in UTC names its zone', () => {
  expect(formatUtcTime(Date.UTC(2026, 10, 21, 22, 5), english)).toMatch(/^Nov 21, 2026, 10:05\sPM UTC$/);
  expect(formatUtcTime(Date.UTC(2026, 10, 21, 22, 5), german)).toBe('21. Nov. 2026, 22:05 UTC');
});

it('SYS-072 a long date is the same on server and browser', () => {
  expect(formatLongDate('2026-11-21T23:30:00Z', german)).toBe('21. November 2026');
  expect(formatLongDate('2026-11-21', english)).toBe('November 21, 2026');
});

it('joins names as in a sentence', () => {
  expect(formatList(['A', 'B', 'C'], english)).toBe('A, B, and C');
  expect(formatList(['A', 'B'], german, 'or')).toBe('A oder B');
  expect(formatList(['A', 'B', 'C'], createLocale('ja', 'JP'))).toBe('A、B、C');
});

it('names countries and languages, and leaves other codes unchanged', () => {
  expect([nameCountry('CZ', 'de'), nameCountry('', 'de'), nameCountry('cz', 'de')]).toEqual(['Tschechien', '', 'cz']);
  expect([nameLanguage('de', 'fr'), titleLanguage('de', 'fr')]).toEqual(['allemand', 'Allemand']);
  expect([nameLanguage('x-nothing', 'en'), nameLanguage('', 'en')]).toEqual(['x-nothing', '']);
});

it('sorts texts in the collation order of the language', () => {
  expect(['Č', 'D', 'C'].toSorted(getTextOrder('cs'))).toEqual(['C', 'Č', 'D']);
});
