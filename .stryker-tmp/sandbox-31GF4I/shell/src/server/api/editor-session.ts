// @ts-nocheck
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Cookie of the editor area (EDT-006). */
export const editorCookieName = 'uapp_editor_area_password';
/** 90 days (EDT-006). */
export const editorCookieSeconds = 90 * 24 * 60 * 60;

/** Value of the editor cookie: bound to the password hash and a secret, so that a leaked hash is useless (D-49). */
export function createEditorToken(passwordHash: string, secret: string): string {
  return createHmac('sha256', secret).update(passwordHash).digest('hex');
}

/** Whether a cookie value is the current editor token; a changed password ends every session. */
export function isEditorToken(value: string | undefined, passwordHash: string, secret: string): boolean {
  const expected = Buffer.from(createEditorToken(passwordHash, secret));
  const actual = Buffer.from(value ?? '');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
