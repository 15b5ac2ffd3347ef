import { keepFormats } from './keep-formats.ts';

const getCollator = keepFormats((language, options: Intl.CollatorOptions) => new Intl.Collator(language, options));

/** Comparison of two texts in the order of a language, for `toSorted`. */
export function getTextOrder(language: string): (one: string, other: string) => number {
  return getCollator(language, {}).compare;
}
