import { argon2, createHmac, timingSafeEqual } from 'node:crypto';

/** Cookie of the editor area (EDT-006). */
export const editorCookieName = 'uapp_editor_area_password';
/** 90 days (EDT-006). */
export const editorCookieSeconds = 90 * 24 * 60 * 60;

const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Compares a password with an argon2id hash in PHC form, in constant time; another form never matches (D-49). */
export async function verifyEditorPassword(password: string, stored: string): Promise<boolean> {
  const match = phcPattern.exec(stored);
  if (!match) return false;
  const expected = Buffer.from(match[5] ?? '', 'base64');
  const parameters = {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(match[4] ?? '', 'base64'),
    memory: Number(match[1]),
    passes: Number(match[2]),
    parallelism: Number(match[3]),
    tagLength: expected.length,
  };
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, tag) => {
      if (error) reject(error);
      else resolve(timingSafeEqual(expected, tag));
    });
  });
}

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
