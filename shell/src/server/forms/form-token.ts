import { isSignatureOf, type SigningKey, signText } from '../secrets/signing-key.ts';

/** A person needs longer to fill in a form; scripts that post immediately are told to wait. */
export const minFormAgeMs = 2500;
const maxFormAgeMs = 48 * 60 * 60_000;

/** Creates the token of a form: the signed time at which it was rendered. */
export function createFormToken(key: SigningKey, now: number = Date.now()): string {
  const time = now.toString(36);
  return `${time}.${signText(key, time)}`;
}

/** The verdict on a returned token: sent too early, too late, not ours, or plausible for a person (time trap). */
export function checkFormToken(
  key: SigningKey,
  token: string,
  now: number = Date.now(),
): 'valid' | 'early' | 'expired' | 'forged' {
  const [time = '', signature = ''] = token.split('.');
  if (!/^[0-9a-z]{1,12}$/.test(time) || !isSignatureOf(key, time, signature)) return 'forged';
  const age = now - Number.parseInt(time, 36);
  if (age < minFormAgeMs) return 'early';
  return age > maxFormAgeMs ? 'expired' : 'valid';
}
