/** Writes an ISO 8601 date as a long date; always in UTC, so that server and browser agree. */
export function formatDate(date: string, formatLocale: string): string {
  return new Intl.DateTimeFormat(formatLocale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
