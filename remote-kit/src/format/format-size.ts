import type { Locale } from '@kmx/shared-contracts/locale.ts';
import { formatNumber } from './format-number.ts';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Formats a number of bytes with its unit, as usual in the country: `3.4 MB`, `812 kB` (SYS-072). */
export function formatSize(bytes: number, locale: Locale): string {
  const [amount, unit, digits] = bytes >= megabyte ? [bytes / megabyte, 'MB', 1] : [bytes / kilobyte, 'kB', 0];
  const shown = bytes > 0 ? Math.max(amount, unit === 'kB' ? 1 : 0) : 0;
  return `${formatNumber(shown, locale, { maximumFractionDigits: digits })} ${unit}`;
}
