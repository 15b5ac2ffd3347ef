import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { buckets, readBucket } from './cohort-cookie.ts';

interface BucketOwner {
  readonly cookies: Readonly<Record<string, string>>;
  /** The address, or the /64 of an IPv6 one. */
  readonly clientAddress: string;
  readonly userAgent: string;
}

interface Requester extends Omit<BucketOwner, 'userAgent'> {
  readonly headers: IncomingHttpHeaders;
  readonly isCohortDependent: boolean;
}

/**
 * The bucket of a visitor: the kept one, otherwise one that follows from network and browser. It is the same at every shell
 * with this secret, so a client that keeps no cookies stays in its cohort too.
 */
export function resolveBucket({ cookies, clientAddress, userAgent }: BucketOwner, key: Buffer): number {
  const kept = readBucket(cookies);
  if (kept !== null) return kept;
  const digest = createHmac('sha256', key).update(`${clientAddress}\n${userAgent}`).digest();
  return digest.readUInt32BE(0) % buckets;
}

/**
 * Whom measures count as one visitor: a bucket within a network. Pages and reports of one browser are of the same, with and
 * without cookies. Only canaries are judged by visitors; while none runs, nobody needs to be told apart.
 */
export function identifyVisitor(
  { cookies, clientAddress, headers, isCohortDependent }: Requester,
  { cohortKey }: { readonly cohortKey: Buffer },
): { readonly network: string; readonly bucket: number } {
  const owner = { cookies, clientAddress, userAgent: headers['user-agent'] ?? '' };
  return { network: clientAddress, bucket: isCohortDependent ? resolveBucket(owner, cohortKey) : 0 };
}
