import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { listSecrets } from '@kmx/server-kit/secrets/list-secrets.ts';

export type SigningPurpose =
  | 'form-token'
  | 'page-password'
  | 'page-roles'
  | 'held-tokens'
  | 'preview-link'
  | 'editor-device'
  | 'cohort';

/** The first key signs, all verify: more than one while the secret is being replaced. */
export type SigningKey = readonly [Buffer, ...Buffer[]];

/** Derives the keys for one purpose from the secret of the shell, so that a signature made for one can never be used for another. */
export function deriveSigningKey(secret: string, purpose: SigningPurpose): SigningKey {
  const derive = (part: string) => Buffer.from(hkdfSync('sha256', part, 'kmx-shell', purpose, 32));
  const [first, ...others] = listSecrets(secret);
  return [derive(first), ...others.map(derive)];
}

const signWith = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Signs a text; url-safe. */
export function signText([key]: SigningKey, text: string): string {
  return signWith(key, text).toString('base64url');
}

/** Whether the signature belongs to the text, compared in constant time. */
export function isSignatureOf(keys: SigningKey, text: string, signature: string): boolean {
  const actual = Buffer.from(signature);
  return keys.some((key) => {
    const expected = Buffer.from(signWith(key, text).toString('base64url'));
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  });
}
