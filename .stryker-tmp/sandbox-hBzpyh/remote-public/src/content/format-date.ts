/** Writes an ISO 8601 date as a long date; always in UTC, so that server and browser agree. */
// @ts-nocheck

export function formatDate(date: string, formatLocale: string): string {
  return new Intl.DateTimeFormat(formatLocale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
