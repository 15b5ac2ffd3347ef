import { createLocale, type Locale } from '@kmx/shared-contracts/locale.ts';
import { expect, it } from 'vitest';
import { formatSpecification } from './format-specification.ts';

const german = createLocale('de', 'CH');
const french = createLocale('fr', 'FR');
const english = createLocale('en', 'US');
const write = (value: string, unit: string, locale: Locale) =>
  formatSpecification({ value, specification: { name: 'x', unit } }, locale).replaceAll('\u00a0', ' ');

it('SYS-072 D-11 numbers follow the locale, German always in the Swiss way', () => {
  expect(write('500000', 'strokes', german)).toBe('500’000 strokes');
  expect(write('3650 × 1700 × 1850', 'mm', german)).toBe('3’650 × 1’700 × 1’850 mm');
  expect(write('0.05–6', 'mm²', french)).toBe('0,05–6 mm²');
  expect(write('0.10', 'mm', english)).toBe('0.10 mm');
});

it('SYS-056 wire sizes, texts and values without a unit stay unchanged', () => {
  expect(write('30–10', 'AWG', german)).toBe('AWG 30–10');
  expect(write('4–4/0', 'AWG', french)).toBe('AWG 4–4/0');
  expect(write('230 V AC, 50/60 Hz', '', french)).toBe('230 V AC, 50/60 Hz');
  expect(write('USB, Ethernet', '', english)).toBe('USB, Ethernet');
});
