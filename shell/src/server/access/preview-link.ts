import { deriveSigningKey, isSignatureOf, signText } from '../secrets/signing-key.ts';

/** Query parameter of a signed preview link. */
export const previewParameter = 'preview';

export type PreviewVerdict = 'valid' | 'expired' | 'invalid';

const describeLink = (pathname: string, expires: number) => `${pathname}|${expires}`;

/** Token that shows the draft of one address until a given time, in milliseconds since 1970 (EDT-013). */
export function createPreviewToken(secret: string, pathname: string, expires: number): string {
  return `${expires}.${signText(deriveSigningKey(secret, 'preview-link'), describeLink(pathname, expires))}`;
}

/** Whether the token opens the draft of this address now; a token of another address or time is not valid. */
export function checkPreviewToken(secret: string, pathname: string, token: string, now = Date.now()): PreviewVerdict {
  const [, expires = '', signature = ''] = /^(\d{10,16})\.([\w-]{20,100})$/.exec(token) ?? [];
  const key = deriveSigningKey(secret, 'preview-link');
  if (!isSignatureOf(key, describeLink(pathname, Number(expires)), signature)) return 'invalid';
  return Number(expires) < now ? 'expired' : 'valid';
}
