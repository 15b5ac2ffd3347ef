import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs the operations and the id of an asset, so that sizes issued only by the content API can be served. */
export type SignAsset = (operations: readonly string[], id: string) => string;

const signatureLength = 24;

/** Creates the signature of an installation; the secret is one that it has anyway and never leaves the server. */
export function createAssetSignature(secret: string): SignAsset {
  return (operations, id) =>
    createHmac('sha256', `asset addresses ${secret}`)
      .update([...operations, id].join('/'))
      .digest('hex')
      .slice(0, signatureLength);
}

const segmentPattern = /^signed=by:([0-9a-f]+)$/;

/** The segment that carries the signature. */
export function writeSignature(signature: string): string {
  return `signed=by:${signature}`;
}

/** Removes the signature from the segments of an address and tells whether it is valid. */
export function readSignature(
  segments: readonly string[],
  id: string,
  sign: SignAsset,
): { readonly operations: readonly string[]; readonly isSigned: boolean } {
  const found = segments.find((segment) => segmentPattern.test(segment));
  if (found === undefined) return { operations: segments, isSigned: false };
  const operations = segments.filter((segment) => segment !== found);
  const [given, own] = [segmentPattern.exec(found)?.[1] ?? '', sign(operations, id)].map((text) => Buffer.from(text));
  const isSigned = given?.length === own?.length && timingSafeEqual(given ?? Buffer.of(), own ?? Buffer.of());
  return { operations: isSigned ? operations : segments, isSigned };
}
