import { nameLanguage } from '@kmx/remote-kit/format/display-names.ts';
import { formatNumber } from '@kmx/remote-kit/format/format-number.ts';
import type { Locale } from '@kmx/shared-contracts/locale.ts';
/** Formats a size in bytes as kilobytes, or as megabytes from a million bytes. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const isLarge = bytes >= 1_000_000;
  return formatNumber(bytes / (isLarge ? 1_000_000 : 1000), locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
}

/** Name of a document's language, in the language of the page; the code itself if it has no name. */
export function describeLanguage(code: string, language: string): string {
  const base = code.split('-')[0] ?? code;
  return /^[a-z]{2,3}$/.test(base) ? nameLanguage(base, language) : code;
}
