import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** How old a message may be, and how far its clock may be ahead. */
const windowMs = 5 * 60_000;
const rememberedSignatures = 20_000;

export type SignatureVerdict = 'valid' | 'invalid' | 'replayed';

/** Checks the header `gcms-signature` of a message and remembers it, so that it is taken once (HY-86). */
export function createSignatureCheck(
  secret: string,
  now: () => number = Date.now,
): (header: string | undefined, rawBody: string) => SignatureVerdict {
  // Only valid messages are recorded, so forged ones cannot evict them.
  const seen = new LRUCache<string, true>({ max: rememberedSignatures, ttl: 2 * windowMs });
  return (header, rawBody) => {
    const [, sign = '', environment = '', time = ''] =
      /^sign=([\w+/=]{20,100}), env=([\w-]{1,60}), t=(\d{10,16})$/.exec(header ?? '') ?? [];
    const payload = JSON.stringify({ Body: rawBody, EnvironmentName: environment, TimeStamp: Number(time) });
    const expected = createHmac('sha256', secret).update(payload).digest();
    const actual = Buffer.from(sign, 'base64');
    if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return 'invalid';
    if (Math.abs(now() - Number(time)) > windowMs) return 'invalid';
    const key = expected.toString('base64');
    if (seen.has(key)) return 'replayed';
    seen.set(key, true);
    return 'valid';
  };
}
