// @ts-nocheck
import { type Locale, resolveFormatLocale } from '@kmx/shared-contracts/locale.ts';

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/**
 * Writes a day (2026-11-21) as that day wherever the reader is, and an instant as the reader's day, with the time if told
 * (SYS-072). What is no date comes back as it is.
 */
export function formatDate(value: string, locale: Locale, withTime = false): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return value;
  const options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };
  if (isDay(value)) options.timeZone = 'UTC';
  else if (withTime) options.timeStyle = 'short';
  return new Intl.DateTimeFormat(resolveFormatLocale(locale), options).format(date);
}
