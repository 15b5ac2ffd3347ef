import { type Locale, resolveFormatLocale } from '@kmx/shared-contracts/locale.ts';
import { keepFormats } from './keep-formats.ts';

const getDateFormat = keepFormats(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/**
 * Formats a day (2026-11-21) as that day in every time zone, and an instant in the reader's time zone, optionally with
 * the time (SYS-072). Returns anything that is not a date unchanged.
 */
export function formatDate(value: string, locale: Locale, withTime = false): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return value;
  const options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };
  if (isDay(value)) options.timeZone = 'UTC';
  else if (withTime) options.timeStyle = 'short';
  return getDateFormat(resolveFormatLocale(locale), options).format(date);
}

/** Formats an instant (milliseconds since 1970) with its time in UTC and the name of that zone, so that all readers mean the same. */
export function formatUtcTime(time: number, locale: Locale): string {
  const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
  const clock = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC', timeZoneName: 'short' } as const;
  return getDateFormat(resolveFormatLocale(locale), { ...day, ...clock }).format(time);
}

/** Formats an ISO 8601 date as a long date, always in UTC, so that server and browser agree (SYS-072). */
export function formatLongDate(date: string, locale: Locale): string {
  return getDateFormat(resolveFormatLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
