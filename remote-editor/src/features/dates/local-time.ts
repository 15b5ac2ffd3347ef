const pad = (part: number) => String(part).padStart(2, '0');

/** An ISO time as the value of a datetime-local field, in the browser's time zone; empty for anything else. */
export function formatLocalTime(value: unknown): string {
  const time = new Date(typeof value === 'string' ? value : Number.NaN);
  if (Number.isNaN(time.getTime())) return '';
  const day = `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`;
  return `${day}T${pad(time.getHours())}:${pad(time.getMinutes())}`;
}

/**
 * The instant of a datetime-local value in the browser's time zone, as an ISO time; null when it is empty, invalid, or
 * not after `now` (milliseconds).
 */
export function parseLocalTime(value: string, now: number): string | null {
  const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value) ? new Date(value) : null;
  return time === null || Number.isNaN(time.getTime()) || time.getTime() <= now ? null : time.toISOString();
}
