import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { listSecrets } from '@kmx/server-kit/secrets/list-secrets.ts';

/** Cookie of the editor area (EDT-006). */
export const editorCookieName = 'uapp_editor_area_password';
/** 90 days (EDT-006); the server accepts no older cookie either. */
export const editorCookieSeconds = 90 * 24 * 60 * 60;

const tokenPattern = /^([\da-f]{32})\.(\d{1,12})\.([\da-f]{64})$/;

function sign(passwordHash: string, secret: string, session: string): string {
  return createHmac('sha256', secret).update(`${passwordHash}\n${session}`).digest('hex');
}

/**
 * Value of the editor cookie of a new session: its id, the second it began, and an HMAC of both with the password hash,
 * keyed with a secret. A leaked hash is therefore useless (D-49), and each sign-in has its own value.
 */
export function createEditorToken(passwordHash: string, secret: string, now = Date.now()): string {
  const session = `${randomBytes(16).toString('hex')}.${Math.floor(now / 1000)}`;
  return `${session}.${sign(passwordHash, listSecrets(secret)[0], session)}`;
}

/** The same session under the newest secret; null when the value is signed with it already. */
export function renewEditorToken(value: string, passwordHash: string, secret: string): string | null {
  const [, id = '', began = ''] = tokenPattern.exec(value) ?? [];
  const renewed = `${id}.${began}.${sign(passwordHash, listSecrets(secret)[0], `${id}.${began}`)}`;
  return renewed === value ? null : renewed;
}

/**
 * Session id of a cookie value; null for a forged or expired one, and for one of an earlier password: a new password
 * ends every session.
 */
export function readEditorSession(
  value: string | undefined,
  passwordHash: string,
  secret: string,
  now = Date.now(),
): string | null {
  // Nearly every request has no such cookie, and a signature costs more than the rest of a cached page's cookies.
  const token = value === undefined ? null : tokenPattern.exec(value);
  if (token === null) return null;
  const [, id = '', began = '', signature = ''] = token;
  const actual = Buffer.from(signature);
  const isOurs = listSecrets(secret).some((part) =>
    timingSafeEqual(actual, Buffer.from(sign(passwordHash, part, `${id}.${began}`))),
  );
  if (!isOurs) return null;
  return Number(began) * 1000 + editorCookieSeconds * 1000 > now ? id : null;
}
