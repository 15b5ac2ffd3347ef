/** Milliseconds that a response demands to wait before the next request; null when it does not. */
export function readRetryAfter(headers: Headers): number | null {
  const value = headers.get('retry-after');
  if (value === null) return null;
  const seconds = Number(value);
  const asked = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
  return Number.isFinite(asked) ? Math.max(0, asked) : null;
}
