const timePattern =
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?:[Tt ](?<clock>(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?)(?<zone>[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$/;

/**
 * The stored and returned form of a moment: RFC 3339 in UTC with milliseconds, so that each moment has one spelling
 * (HY-19). A date alone begins at midnight and a time without offset is UTC, regardless of the machine's clock;
 * undefined for anything that is not a moment.
 */
export function normalizeTime(text: string): string | undefined {
  const { year, month, day, clock = '00:00', zone = 'Z' } = timePattern.exec(text.trim())?.groups ?? {};
  // Some readers take February 30 for March 2.
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (year === undefined || Number(month) < 1 || Number(month) > 12) return undefined;
  if (Number(day) < 1 || Number(day) > lastDay) return undefined;
  const seconds = clock.length === 5 ? `${clock}:00` : clock;
  const time = Date.parse(`${year}-${month}-${day}T${seconds}${zone.toUpperCase()}`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
