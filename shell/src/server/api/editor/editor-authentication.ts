import {
  type EditorSessionResponse,
  editorSessionRequestSchema,
} from '@kmx/shared-contracts/endpoints/editor-session.schema.ts';
import * as v from 'valibot';
import {
  createEditorToken,
  editorCookieName,
  editorCookieSeconds,
  renewEditorToken,
} from '../../access/editor-session.ts';
import { findEditorSession } from '../../access/editor-visit.ts';
import { formatCookie } from '../../http/cookies.ts';
import { isSameOrigin } from '../../http/is-same-origin.ts';
import { createJsonResponse, createProblemResponse, type ShellResponse } from '../../http/shell-response.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';
import { verifyPassword } from '../../secrets/password-hash.ts';
import { readEditorDevice, rememberEditorDevice } from './editor-device.ts';

/** Login, check and logout of the editor area (SRV-025, EDT-003..006, EDT-012, D-49). */
export async function answerEditorAuthentication(
  context: RequestContext,
  { configuration, editorSessions, limits }: Pick<Shell, 'configuration' | 'editorSessions' | 'limits'>,
): Promise<ShellResponse> {
  const { method, cookies, setCookies, clientAddress } = context;
  const { EDITOR_PASSWORD_HASH: passwordHash, EDITOR_SECRET: secret, isSecure } = configuration;
  if (!isSameOrigin(context)) return createProblemResponse(403, 'Only pages of this site may sign editors in');
  if (method === 'DELETE') {
    const session = findEditorSession(cookies[editorCookieName], configuration);
    if (session !== null) await editorSessions.end(session);
    setCookies.push(formatCookie(editorCookieName, '', { maxAgeSeconds: 0, isHttpOnly: true, isSecure }));
    return createJsonResponse(200, { success: true } satisfies EditorSessionResponse);
  }
  const body = v.safeParse(editorSessionRequestSchema, parseJson(await context.readBody()));
  if (!body.success) return createProblemResponse(400, 'The request needs a password or a hash');
  if ('hash' in body.output) {
    // Scripts cannot read the cookie, so the page asks the server, which reads the cookie itself.
    const value = body.output.hash === 'cookie' ? cookies[editorCookieName] : body.output.hash;
    const session = findEditorSession(value, configuration);
    const success = session !== null && !(await editorSessions.isEnded(session));
    // Whoever is here while the secret is replaced stays signed in.
    const renewed = success && value !== undefined ? renewEditorToken(value, passwordHash, secret) : null;
    if (renewed !== null) setCookies.push(createEditorCookie(renewed, isSecure));
    return createJsonResponse(200, { success });
  }
  const device = readEditorDevice(cookies, configuration);
  const client = device ?? clientAddress;
  const attempt = { password: 'editor', isKnown: device !== null };
  const waitSeconds = await limits.passwords.reserve(client, attempt);
  if (waitSeconds > 0) return createWaitResponse(429, 'Too many attempts', waitSeconds);
  const isRight = await verifyPassword(body.output.input, passwordHash);
  if (isRight === undefined) return createWaitResponse(503, 'Too many sign in at the moment', 2);
  if (!isRight) return createJsonResponse(200, { success: false } satisfies EditorSessionResponse);
  await limits.passwords.succeed(client, attempt);
  rememberEditorDevice(context, configuration);
  const hashedPassword = createEditorToken(passwordHash, secret);
  setCookies.push(createEditorCookie(hashedPassword, isSecure));
  return createJsonResponse(200, { success: true, hashedPassword } satisfies EditorSessionResponse);
}

const createEditorCookie = (value: string, isSecure: boolean) =>
  formatCookie(editorCookieName, value, { maxAgeSeconds: editorCookieSeconds, isHttpOnly: true, isSecure });

function createWaitResponse(status: 429 | 503, title: string, seconds: number): ShellResponse {
  const response = createProblemResponse(status, title, `Please try again in ${seconds} seconds.`);
  return { ...response, headers: { ...response.headers, 'retry-after': String(seconds) } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
