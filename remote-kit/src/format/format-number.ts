import { type Locale, resolveFormatLocale } from '@kmx/shared-contracts/locale.ts';
import { keepFormats } from './keep-formats.ts';

const getNumberFormat = keepFormats(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** Formats a number as usual in the country; German always in the Swiss way (SYS-072). */
export function formatNumber(value: number, locale: Locale, options: Intl.NumberFormatOptions = {}): string {
  // Newer ICU data separate Swiss thousands with a straight apostrophe; server and browser must agree.
  return getNumberFormat(resolveFormatLocale(locale), options).format(value).replaceAll("'", '’');
}
