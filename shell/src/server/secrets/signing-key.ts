import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export type SigningPurpose =
  | 'form-token'
  | 'page-password'
  | 'page-roles'
  | 'held-tokens'
  | 'preview-link'
  | 'editor-device'
  | 'cohort';

/** Derives the key for one purpose from the secret of the shell, so that a signature made for one can never be used for another. */
export function deriveSigningKey(secret: string, purpose: SigningPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'kmx-shell', purpose, 32));
}

/** Signs a text; url-safe. */
export function signText(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Whether the signature belongs to the text, compared in constant time. */
export function isSignatureOf(key: Buffer, text: string, signature: string): boolean {
  const expected = Buffer.from(signText(key, text));
  const actual = Buffer.from(signature);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
