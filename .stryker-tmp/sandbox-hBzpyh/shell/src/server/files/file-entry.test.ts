// @ts-nocheck
import { expect, it } from 'vitest';
import { selectFileVersion } from './file-entry.ts';

const version = (locale: string) => ({ locale, fileName: 'a.pdf', mimeType: 'application/pdf', handle: `a.${locale}` });
const entry = (...locales: string[]) => ({
  slug: 'a',
  protected: null,
  noIndex: null,
  page: null,
  localizations: locales.map(version),
});

it('PUB-012 D-44 the language of a file is the one asked for, English when it is missing or not there', () => {
  const select = (wanted: string | null) => selectFileVersion(entry('de', 'en', 'ja'), wanted)?.locale;
  expect([select(null), select('de'), select('de-CH'), select('JA'), select('fr'), select('')]).toEqual([
    'en',
    'de',
    'de',
    'ja',
    'en',
    'en',
  ]);
  expect(selectFileVersion(entry('de'), 'fr')?.locale).toBe('de');
  expect(selectFileVersion(entry(), 'fr')).toBeNull();
});
