import { randomBytes } from 'node:crypto';
import { formatCookie } from '../http/cookies.ts';
import type { RequestContext } from '../request/request-context.ts';
import { deriveSigningKey, isSignatureOf, signText } from '../secrets/signing-key.ts';

const cookieName = 'uapp_editor_device';
const seconds = 400 * 24 * 60 * 60;

const findKey = ({ services }: Pick<RequestContext, 'services'>) =>
  deriveSigningKey(services.configuration.EDITOR_SECRET, 'editor-device');

/** The browser in which an editor has signed in before, else null. It opens nothing: it only keeps strangers' guesses apart. */
export function readEditorDevice(context: Pick<RequestContext, 'cookies' | 'services'>): string | null {
  const [id = '', signature = ''] = (context.cookies[cookieName] ?? '').split('.');
  return id !== '' && isSignatureOf(findKey(context), id, signature) ? id : null;
}

/** Lets the browser of an editor be known the next time. */
export function rememberEditorDevice(context: Pick<RequestContext, 'cookies' | 'services' | 'setCookies'>): void {
  const id = readEditorDevice(context) ?? randomBytes(12).toString('base64url');
  const value = `${id}.${signText(findKey(context), id)}`;
  const options = { maxAgeSeconds: seconds, isHttpOnly: true, isSecure: context.services.isSecure };
  context.setCookies.push(formatCookie(cookieName, value, options));
}
