import { type Locale, resolveFormatLocale } from '@kmx/shared-contracts/locale.ts';
import { keepFormats } from './keep-formats.ts';

const getListFormat = keepFormats((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));

/** Joins names to a list within a sentence: `A, B, and C`, `A、B、C`; with `or` for alternatives. */
export function formatList(names: readonly string[], locale: Locale, word: 'and' | 'or' = 'and'): string {
  const type = word === 'and' ? 'conjunction' : 'disjunction';
  return getListFormat(resolveFormatLocale(locale), { type }).format(names);
}
