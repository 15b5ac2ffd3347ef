import { editorLogParameters } from '@kmx/shared-contracts/endpoints/editor-log.schema.ts';
import { isSameOrigin } from '../../http/is-same-origin.ts';
import { createProblemResponse, type ShellResponse } from '../../http/shell-response.ts';
import { type ContentPart, type EditorRequest, passToContent, pickQuery } from './pass-to-content.ts';

/** `GET /api/editor-log?author=&model=&action=&entry=&from=&to=&first=&skip=`: who changed which content, for editors. */
export async function answerEditorLog(context: EditorRequest, shell: ContentPart): Promise<ShellResponse> {
  const { url } = context;
  if (!isSameOrigin(context)) return createProblemResponse(403, 'Only pages of this site may read the log');
  const query = pickQuery(url, editorLogParameters);
  return passToContent(context, shell, { service: 'log', method: 'GET', path: '', query, xml: null });
}
