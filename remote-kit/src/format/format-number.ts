import { type Locale, resolveFormatLocale } from '@kmx/shared-contracts/locale.ts';
import { keepFormats } from './keep-formats.ts';

const getNumberFormat = keepFormats(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** Writes a number as the country does, German always the Swiss way (SYS-072). */
export function formatNumber(value: number, locale: Locale, options: Intl.NumberFormatOptions = {}): string {
  // Newer ICU data separate Swiss thousands by a straight apostrophe; server and browser must write the same.
  return getNumberFormat(resolveFormatLocale(locale), options).format(value).replaceAll("'", '’');
}
