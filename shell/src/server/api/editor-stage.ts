import { type EditorStage, editorStageSchema } from '@kmx/shared-contracts/endpoints/editor-stage.schema.ts';
import * as v from 'valibot';
import { editorStageCookieName, readEditorStage } from '../access/editor-stage.ts';
import { type Answer, createJsonAnswer, createProblemAnswer } from '../http/answer.ts';
import { formatCookie } from '../http/cookies.ts';
import { isSameOrigin } from '../http/is-same-origin.ts';
import type { RequestContext } from '../request/request-context.ts';

const bodySchema = v.pipe(v.string(), v.parseJson(), editorStageSchema);

/** `GET|POST /api/editor-stage`: the stage in which the editor sees the pages of the site (EDT-007). */
export async function answerEditorStage(context: RequestContext): Promise<Answer> {
  const { method, setCookies, services } = context;
  if (method === 'GET') return createJsonAnswer(200, { stage: readEditorStage(context) } satisfies EditorStage);
  if (!isSameOrigin(context)) return createProblemAnswer(403, 'Only pages of this site may choose the stage');
  const body = v.safeParse(bodySchema, await context.readBody());
  if (!body.success) return createProblemAnswer(400, 'The stage is DRAFT or PUBLISHED');
  const { stage } = body.output;
  const options = { isHttpOnly: true, isSecure: services.isSecure };
  setCookies.push(
    stage === 'DRAFT'
      ? formatCookie(editorStageCookieName, stage, { ...options, maxAgeSeconds: null })
      : formatCookie(editorStageCookieName, '', { ...options, maxAgeSeconds: 0 }),
  );
  // Browsers keep published pages for a minute; without this, the draft of one just seen would be the published copy.
  return createJsonAnswer(200, { stage }, stage === 'DRAFT' ? { 'clear-site-data': '"cache"' } : {});
}
