import { keepFormats } from './keep-formats.ts';

const getCollator = keepFormats((language, options: Intl.CollatorOptions) => new Intl.Collator(language, options));

/** Returns a comparison of two texts in the collation order of a language, for `toSorted`. */
export function getTextOrder(language: string): (one: string, other: string) => number {
  return getCollator(language, {}).compare;
}
