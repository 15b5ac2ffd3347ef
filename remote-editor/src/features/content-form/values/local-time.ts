const pad = (part: number) => String(part).padStart(2, '0');

/** An ISO time as a field for day and time takes it, in the zone of the browser; empty for what is no time. */
export function formatLocalTime(value: unknown): string {
  const time = new Date(typeof value === 'string' ? value : Number.NaN);
  if (Number.isNaN(time.getTime())) return '';
  const day = `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`;
  return `${day}T${pad(time.getHours())}:${pad(time.getMinutes())}`;
}
