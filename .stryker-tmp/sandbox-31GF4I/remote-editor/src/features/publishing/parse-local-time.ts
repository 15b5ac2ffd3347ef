/**
 * The instant that a field of day and time means on this machine, as an ISO time; null when it is empty, no time, or not after
 * `now` (milliseconds).
 */
// @ts-nocheck

export function parseLocalTime(value: string, now: number): string | null {
  const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value) ? new Date(value) : null;
  return time === null || Number.isNaN(time.getTime()) || time.getTime() <= now ? null : time.toISOString();
}
