import { type EditorStage, editorStageSchema } from '@kmx/shared-contracts/endpoints/editor-stage.schema.ts';
import * as v from 'valibot';
import { contentStageCookieName, readContentStage } from '../../access/content-stage-cookie.ts';
import { formatCookie } from '../../http/cookies.ts';
import { isSameOrigin } from '../../http/is-same-origin.ts';
import { createJsonResponse, createProblemResponse, type ShellResponse } from '../../http/shell-response.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';

const bodySchema = v.pipe(v.string(), v.parseJson(), editorStageSchema);

/** `GET|POST /api/editor-stage`: the stage in which the editor sees the pages of the site (EDT-007). */
export async function answerEditorStage(
  context: RequestContext,
  { configuration }: Pick<Shell, 'configuration'>,
): Promise<ShellResponse> {
  const { method, cookies, setCookies } = context;
  if (method === 'GET')
    return createJsonResponse(200, { stage: readContentStage(cookies, configuration) } satisfies EditorStage);
  if (!isSameOrigin(context)) return createProblemResponse(403, 'Only pages of this site may choose the stage');
  const body = v.safeParse(bodySchema, await context.readBody());
  if (!body.success) return createProblemResponse(400, 'The stage is DRAFT or PUBLISHED');
  const { stage } = body.output;
  const options = { isHttpOnly: true, isSecure: configuration.isSecure };
  setCookies.push(
    stage === 'DRAFT'
      ? formatCookie(contentStageCookieName, stage, { ...options, maxAgeSeconds: null })
      : formatCookie(contentStageCookieName, '', { ...options, maxAgeSeconds: 0 }),
  );
  // Browsers keep published pages for a minute; without this, the draft of one just seen would be the published copy.
  return createJsonResponse(200, { stage }, stage === 'DRAFT' ? { 'clear-site-data': '"cache"' } : {});
}
