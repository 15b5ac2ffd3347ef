import { type EditorName, editorNameSchema } from '@kmx/shared-contracts/endpoints/editor-name.schema.ts';
import * as v from 'valibot';
import { editorCookieSeconds } from '../../access/editor-session.ts';
import { formatCookie } from '../../http/cookies.ts';
import { isSameOrigin } from '../../http/is-same-origin.ts';
import { createJsonResponse, createProblemResponse, type ShellResponse } from '../../http/shell-response.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';

/** Cookie with the name under which the changes of this editor are noted; editors share one password. */
export const editorNameCookieName = 'uapp_editor_name';

const nameSchema = editorNameSchema.entries.name;
const bodySchema = v.pipe(v.string(), v.parseJson(), editorNameSchema);

/** The name of the editor, percent-encoded for a header; undefined when none was given. */
export function readAuthorHeader({ cookies }: Pick<RequestContext, 'cookies'>): string | undefined {
  const name = v.safeParse(nameSchema, cookies[editorNameCookieName]);
  return name.success && name.output !== '' ? encodeURIComponent(name.output) : undefined;
}

/** `GET|POST /api/editor-name`: under which name changes of this editor stand in the log; an empty one forgets it. */
export async function answerEditorName(
  context: RequestContext,
  { configuration }: Pick<Shell, 'configuration'>,
): Promise<ShellResponse> {
  const { method, cookies, setCookies } = context;
  if (method === 'GET') {
    const known = v.safeParse(nameSchema, cookies[editorNameCookieName]);
    return createJsonResponse(200, { name: known.success ? known.output : '' });
  }
  if (!isSameOrigin(context)) return createProblemResponse(403, 'Only pages of this site may give a name');
  const body = v.safeParse(bodySchema, await context.readBody());
  if (!body.success) return createProblemResponse(400, 'A name has at most 60 characters');
  const { name } = body.output;
  const options = { isHttpOnly: true, isSecure: configuration.isSecure };
  const maxAgeSeconds = name === '' ? 0 : editorCookieSeconds;
  setCookies.push(formatCookie(editorNameCookieName, name, { ...options, maxAgeSeconds }));
  return createJsonResponse(200, { name } satisfies EditorName);
}
