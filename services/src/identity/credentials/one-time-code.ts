import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

// What every authenticator app understands: RFC 6238 with SHA-1, six digits, thirty seconds.
const stepSeconds = 30;
const digits = 6;
const secretBytes = 20;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Clocks of telephones are allowed to differ by one step. */
const allowedDrift = [0, -1, 1];

/** Writes bytes in base 32 (RFC 4648, without padding). */
export function encodeBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((part) => alphabet[Number.parseInt(part.padEnd(5, '0'), 2)]).join('');
}

function decodeBase32(text: string): Buffer {
  const bits = [...text].map((character) => alphabet.indexOf(character).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((part) => Number.parseInt(part, 2)));
}

/** A new secret of an authenticator app, in base 32. */
export function createOneTimeSecret(): string {
  return encodeBase32(randomBytes(secretBytes));
}

/** The code of a secret for one step of thirty seconds since 1970. */
export function computeOneTimeCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = (digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

/** Number of the step at a time in milliseconds. */
export function resolveStep(now: number): number {
  return Math.floor(now / 1000 / stepSeconds);
}

/** The step whose code was entered, or null for a wrong one. */
export function findStepOfCode(secret: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const steps = allowedDrift.map((drift) => resolveStep(now) + drift);
  const isRight = (step: number) => timingSafeEqual(Buffer.from(computeOneTimeCode(secret, step)), Buffer.from(code));
  return steps.find(isRight) ?? null;
}

/** Address that authenticator apps read from a picture or a link. */
export function createEnrolmentAddress(secret: string, email: string): string {
  const issuer = 'MyKomax';
  const parameters = new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: '6', period: '30' });
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?${parameters}`;
}
