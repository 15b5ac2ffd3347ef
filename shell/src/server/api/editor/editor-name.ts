import { type EditorName, editorNameSchema } from '@kmx/shared-contracts/endpoints/editor-name.schema.ts';
import * as v from 'valibot';
import { editorNameCookieName, readEditorName } from '../../access/editor-name-cookie.ts';
import { editorCookieSeconds } from '../../access/editor-session.ts';
import { formatCookie } from '../../http/cookies.ts';
import { isSameOrigin } from '../../http/is-same-origin.ts';
import { createJsonResponse, createProblemResponse, type ShellResponse } from '../../http/shell-response.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';

const bodySchema = v.pipe(v.string(), v.parseJson(), editorNameSchema);

/** `GET|POST /api/editor-name`: the name recorded in the log for this editor's changes; an empty name removes it. */
export async function answerEditorName(
  context: RequestContext,
  { configuration }: Pick<Shell, 'configuration'>,
): Promise<ShellResponse> {
  const { method, cookies, setCookies } = context;
  if (method === 'GET') return createJsonResponse(200, { name: readEditorName(cookies) } satisfies EditorName);
  if (!isSameOrigin(context)) return createProblemResponse(403, 'Only pages of this site may give a name');
  const body = v.safeParse(bodySchema, await context.readBody());
  if (!body.success) return createProblemResponse(400, 'A name has at most 60 characters');
  const { name } = body.output;
  const options = { isHttpOnly: true, isSecure: configuration.isSecure };
  const maxAgeSeconds = name === '' ? 0 : editorCookieSeconds;
  setCookies.push(formatCookie(editorNameCookieName, name, { ...options, maxAgeSeconds }));
  return createJsonResponse(200, { name } satisfies EditorName);
}
