import { createLocale } from '@kmx/shared-contracts/locale.ts';
import { expect, it } from 'vitest';
import { formatSize } from './format-size.ts';

it('SYS-072 POR-068 PUB-105 small files show a size too; sizes have a unit and the decimal separator of the language', () => {
  const german = createLocale('de', 'CH');
  const french = createLocale('fr', 'FR');
  expect([0, 1, 830_000, 104_857_600].map((bytes) => formatSize(bytes, german))).toEqual([
    '0 kB',
    '1 kB',
    '811 kB',
    '100 MB',
  ]);
  expect(formatSize(1_600_000, french)).toBe('1,5 MB');
});
