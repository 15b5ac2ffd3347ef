import { expect, it } from 'vitest';
import { sortByLanguage } from './prefer-language.ts';

it("PUB-089 sorts by the reader's language, then English, then the rest", () => {
  const sort = (language: string) =>
    sortByLanguage(['ja', 'zh', 'de-CH', 'en', 'hu'], language, (each) => each).join(' ');
  expect(sort('de')).toBe('de-CH en ja zh hu');
  expect(sort('fr')).toBe('en ja zh de-CH hu');
  expect(sort('en')).toBe('en ja zh de-CH hu');
});
