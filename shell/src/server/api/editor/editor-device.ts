import { randomBytes } from 'node:crypto';
import type { Configuration } from '../../configuration.ts';
import { formatCookie } from '../../http/cookies.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { deriveSigningKey, isSignatureOf, signText } from '../../secrets/signing-key.ts';

const cookieName = 'uapp_editor_device';
const seconds = 400 * 24 * 60 * 60;

type DeviceConfiguration = Pick<Configuration, 'EDITOR_SECRET' | 'isSecure'>;

const findKey = ({ EDITOR_SECRET }: DeviceConfiguration) => deriveSigningKey(EDITOR_SECRET, 'editor-device');

/**
 * The id of a browser in which an editor has signed in before, otherwise null. It grants nothing: it only counts its
 * guesses apart from those of strangers.
 */
export function readEditorDevice(
  cookies: RequestContext['cookies'],
  configuration: DeviceConfiguration,
): string | null {
  const [id = '', signature = ''] = (cookies[cookieName] ?? '').split('.');
  return id !== '' && isSignatureOf(findKey(configuration), id, signature) ? id : null;
}

/** Lets the browser of an editor be known the next time. */
export function rememberEditorDevice(
  { cookies, setCookies }: Pick<RequestContext, 'cookies' | 'setCookies'>,
  configuration: DeviceConfiguration,
): void {
  const id = readEditorDevice(cookies, configuration) ?? randomBytes(12).toString('base64url');
  const value = `${id}.${signText(findKey(configuration), id)}`;
  const options = { maxAgeSeconds: seconds, isHttpOnly: true, isSecure: configuration.isSecure };
  setCookies.push(formatCookie(cookieName, value, options));
}
