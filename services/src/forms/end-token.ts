import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const signatureBytes = 16;

function sign(fileKey: Buffer, id: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', fileKey, 'kmx-services', 'end-subscription', 32));
  return createHmac('sha256', key).update(id).digest().subarray(0, signatureBytes);
}

/** The token that ends a subscription, for every mail about it; the id of the subscription is a UUID. */
export function createEndToken(fileKey: Buffer, id: string): string {
  return `${id.replaceAll('-', '')}${sign(fileKey, id).toString('base64url')}`;
}

/** Id of the subscription that a token ends; null for a token that was not issued here. */
export function readEndToken(fileKey: Buffer, token: string): string | null {
  const [, hex = '', signature = ''] = /^([0-9a-f]{32})([\w-]{22})$/.exec(token) ?? [];
  if (hex === '') return null;
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(fileKey, id);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}
