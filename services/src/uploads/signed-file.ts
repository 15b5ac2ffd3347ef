import { createHmac, timingSafeEqual } from 'node:crypto';

/** The parts of a link to an uploaded file. */
export interface SignedFile {
  readonly id: string;
  /** Seconds since 1970, as written in the address. */
  readonly expires: string;
  readonly signature: string;
}

function signFile(key: Buffer, id: string, expires: string): Buffer {
  return createHmac('sha256', key).update(`${id} ${expires}`).digest();
}

/**
 * Path of an uploaded file on the site's origin, valid for a number of seconds for anyone who holds it; the key comes
 * from `loadFileKey` (PUB-035). Sign only for people who may see the file.
 */
export function signFilePath(key: Buffer, fileId: string, secondsToLive: number, now = Date.now()): string {
  const expires = String(Math.floor(now / 1000) + secondsToLive);
  const query = new URLSearchParams({ expires, signature: signFile(key, fileId, expires).toString('base64url') });
  return `/api/uploads/files/${fileId}?${query.toString()}`;
}

/** Whether a link was made here, compared in constant time, and whether it still holds. */
export function checkSignedFile(
  key: Buffer,
  { id, expires, signature }: SignedFile,
  now = Date.now(),
): 'valid' | 'expired' | 'forged' {
  const expected = signFile(key, id, expires);
  const actual = Buffer.from(signature, 'base64url');
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return 'forged';
  return Number(expires) * 1000 > now ? 'valid' : 'expired';
}
