import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old a message may be, and how far its clock may be ahead. */
const windowMs = 5 * 60_000;
/** How long a message must be remembered, so that it is taken once. */
export const replayMs = 2 * windowMs;

/** The signature of a message by its header `gcms-signature`, or null when it is not valid (HY-86). */
export function findValidSignature(
  { secret, header, body }: { readonly secret: string; readonly header: string | undefined; readonly body: string },
  now = Date.now(),
): string | null {
  const [, sign = '', environment = '', time = ''] =
    /^sign=([\w+/=]{20,100}), env=([\w-]{1,60}), t=(\d{10,16})$/.exec(header ?? '') ?? [];
  const payload = JSON.stringify({ Body: body, EnvironmentName: environment, TimeStamp: Number(time) });
  const expected = createHmac('sha256', secret).update(payload).digest();
  const actual = Buffer.from(sign, 'base64');
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
  return Math.abs(now - Number(time)) > windowMs ? null : expected.toString('base64');
}
