import {
  type EditorPreviewResponse,
  editorPreviewRequestSchema,
} from '@kmx/shared-contracts/endpoints/editor-preview.schema.ts';
import * as v from 'valibot';
import { createPreviewToken, previewParameter } from '../../access/preview-link.ts';
import { isSameOrigin } from '../../http/is-same-origin.ts';
import { createJsonResponse, createProblemResponse, type ShellResponse } from '../../http/shell-response.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';

const hourMs = 60 * 60_000;
const bodySchema = v.pipe(v.string(), v.parseJson(), editorPreviewRequestSchema);

/** `POST /api/editor-preview`: a link that shows the draft of one page to anyone who has it, for a limited time (EDT-013). */
export async function answerEditorPreview(
  context: RequestContext,
  { configuration }: Pick<Shell, 'configuration'>,
): Promise<ShellResponse> {
  if (!isSameOrigin(context)) return createProblemResponse(403, 'Only pages of this site may make preview links');
  const body = v.safeParse(bodySchema, await context.readBody());
  if (!body.success) return createProblemResponse(400, 'A preview link needs a path and hours from 1 to 336');
  const expires = Date.now() + body.output.hours * hourMs;
  const link = new URL(body.output.path, context.url.origin);
  link.searchParams.set(previewParameter, createPreviewToken(configuration.EDITOR_SECRET, link.pathname, expires));
  const response: EditorPreviewResponse = { url: link.href, expiresAt: new Date(expires).toISOString() };
  return createJsonResponse(200, response);
}
