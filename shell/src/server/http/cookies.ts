/** Parses a Cookie header; a value that cannot be decoded is left out. */
export function parseCookies(header: string | undefined): Readonly<Record<string, string>> {
  const cookies: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const part of (header ?? '').split(';')) {
    const separator = part.indexOf('=');
    if (separator < 1) continue;
    try {
      cookies[part.slice(0, separator).trim()] ??= decodeURIComponent(part.slice(separator + 1).trim());
    } catch {
      // Not ours: our own values are always encoded.
    }
  }
  return cookies;
}

interface CookieOptions {
  /** Null keeps the cookie until the browser is closed. */
  readonly maxAgeSeconds: number | null;
  readonly isHttpOnly?: boolean;
  readonly isSecure: boolean;
}

/** Writes a Set-Cookie value for the whole site, Lax; an age of 0 removes the cookie. */
export function formatCookie(name: string, value: string, options: CookieOptions): string {
  const age = options.maxAgeSeconds === null ? [] : [`Max-Age=${options.maxAgeSeconds}`];
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', ...age, 'SameSite=Lax'];
  if (options.isHttpOnly) parts.push('HttpOnly');
  if (options.isSecure) parts.push('Secure');
  return parts.join('; ');
}

/** Whether a cookie, written `name=value`, is one of the shell's own; backends may neither see nor set those. */
export function isOwnCookie(cookie: string): boolean {
  return /^(?:__(?:host|secure)-)?(?:uapp_|kmx[_-])/i.test(cookie);
}
