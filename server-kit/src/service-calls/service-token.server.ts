import { createHmac, timingSafeEqual } from 'node:crypto';
import { listSecrets } from '../secrets/list-secrets.ts';

/** Header by which a shell proves to the services that it belongs to the site. */
export const serviceTokenHeader = 'kmx-service-token';

/** Clocks of two machines may differ by minutes, and a request may wait. */
const maxAgeMs = 300_000;
const tokenForm = /^(\d{13})\.([\w-]{43})$/;

function sign(secret: string, time: string): Buffer {
  return createHmac('sha256', secret).update(`kmx service call ${time}`).digest();
}

/** A token that services with the same secret take for five minutes; `secret` is one value or several, `new,old`. */
export function createServiceToken(secret: string, now: number): string {
  const time = String(now);
  return `${time}.${sign(listSecrets(secret)[0], time).toString('base64url')}`;
}

/** Whether a header holds a token made with one of the values of the secret less than five minutes ago, or from now. */
export function isServiceToken(secret: string, header: string | readonly string[] | undefined, now: number): boolean {
  const match = tokenForm.exec(String(header ?? ''));
  if (match === null) return false;
  const [, time = '', signature = ''] = match;
  if (Math.abs(now - Number(time)) > maxAgeMs) return false;
  const given = Buffer.from(signature, 'base64url');
  return listSecrets(secret).some((value) => timingSafeEqual(sign(value, time), given));
}
