import * as v from 'valibot';
import { type Answer, createJsonAnswer, createProblemAnswer } from '../answer.ts';
import { formatCookie } from '../cookies.ts';
import { verifyPassword } from '../password-hash.ts';
import type { RequestContext } from '../request-context.ts';
import { createAttemptLimiter } from './attempt-limiter.ts';
import { createEditorToken, editorCookieName, editorCookieSeconds, isEditorToken } from './editor-session.ts';

const bodySchema = v.union([
  v.object({ input: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  v.object({ hash: v.pipe(v.string(), v.maxLength(200)) }),
]);

/** Five wrong passwords of one address in ten minutes, then it waits. */
const limiter = createAttemptLimiter({ attempts: 5, windowMs: 10 * 60_000 });

/** Login, check and logout of the editor area (SRV-025, EDT-003..006, EDT-012, D-49). */
export async function answerEditorAuthentication(context: RequestContext): Promise<Answer> {
  const { method, headers, cookies, setCookies, services, clientAddress } = context;
  const { EDITOR_PASSWORD_HASH: passwordHash, EDITOR_SECRET: secret } = services.configuration;
  if (headers['sec-fetch-site'] !== undefined && headers['sec-fetch-site'] !== 'same-origin') {
    return createProblemAnswer(403, 'Only pages of this site may sign editors in');
  }
  const isSecure = services.isSecure;
  if (method === 'DELETE') {
    setCookies.push(formatCookie(editorCookieName, '', { maxAgeSeconds: 0, isHttpOnly: true, isSecure }));
    return createJsonAnswer(200, { success: true });
  }
  if (method !== 'POST') return createProblemAnswer(405, 'The editor login is called by POST');
  const body = v.safeParse(bodySchema, parseJson(await context.readBody()));
  if (!body.success) return createProblemAnswer(400, 'The request needs a password or a hash');
  if ('hash' in body.output) {
    // The cookie cannot be read by scripts, so the page asks with a word and the server looks at the cookie itself.
    const value = body.output.hash === 'cookie' ? cookies[editorCookieName] : body.output.hash;
    return createJsonAnswer(200, { success: isEditorToken(value, passwordHash, secret) });
  }
  const waitSeconds = limiter.findWaitSeconds(clientAddress);
  if (waitSeconds > 0) {
    const answer = createProblemAnswer(429, 'Too many attempts', `Please try again in ${waitSeconds} seconds.`);
    return { ...answer, headers: { ...answer.headers, 'retry-after': String(waitSeconds) } };
  }
  // Counted before it is looked at, or a burst would be looked at as a whole.
  limiter.noteFailure(clientAddress);
  if (!(await verifyPassword(body.output.input, passwordHash))) return createJsonAnswer(200, { success: false });
  limiter.forget(clientAddress);
  const hashedPassword = createEditorToken(passwordHash, secret);
  setCookies.push(
    formatCookie(editorCookieName, hashedPassword, { maxAgeSeconds: editorCookieSeconds, isHttpOnly: true, isSecure }),
  );
  return createJsonAnswer(200, { success: true, hashedPassword });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
