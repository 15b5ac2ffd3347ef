import { editorRestoreEndpoint } from '@kmx/shared-contracts/endpoints/editor.ts';
import {
  editorDeletedParameters,
  editorReferencesParameters,
  editorRestoreParameters,
} from '@kmx/shared-contracts/endpoints/editor-deleted.schema.ts';
import { findBelowEndpoint } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import { readAuthorHeader } from '../../access/editor-name-cookie.ts';
import { isSameOrigin } from '../../http/is-same-origin.ts';
import { createProblemResponse, type ShellResponse } from '../../http/shell-response.ts';
import { type ContentPart, type EditorRequest, passToContent, pickQuery } from './pass-to-content.ts';

/** `GET /api/editor-references?entry=&language=`: the entries that refer to an entry, and whether it may be deleted. */
export async function answerEditorReferences(context: EditorRequest, shell: ContentPart): Promise<ShellResponse> {
  if (!isSameOrigin(context)) return createProblemResponse(403, 'Only pages of this site may read references');
  const query = pickQuery(context.url, editorReferencesParameters);
  return passToContent(context, shell, { service: 'references', method: 'GET', path: '', query, xml: null });
}

const refuseOrigin = () => createProblemResponse(403, 'Only pages of this site may bring entries back');

/** `GET /api/editor-deleted?model=&entry=&language=&first=&skip=`: deleted entries that can still be restored. */
export async function answerEditorDeleted(context: EditorRequest, shell: ContentPart): Promise<ShellResponse> {
  if (!isSameOrigin(context)) return refuseOrigin();
  const query = pickQuery(context.url, editorDeletedParameters);
  return passToContent(context, shell, { service: 'deleted', method: 'GET', path: '', query, xml: null });
}

/** `POST /api/editor-deleted/{id}?as=&slug=`: brings an entry back, in the name of the editor. */
export async function answerEditorRestore(context: EditorRequest, shell: ContentPart): Promise<ShellResponse> {
  const { url } = context;
  const id = findBelowEndpoint(editorRestoreEndpoint, url.pathname);
  if (id === null || !/^[\w-]{1,80}$/.test(id)) return createProblemResponse(404, 'There is no such entry');
  if (!isSameOrigin(context)) return refuseOrigin();
  const query = pickQuery(url, editorRestoreParameters);
  const author = readAuthorHeader(context.cookies);
  return passToContent(context, shell, {
    service: 'deleted',
    method: 'POST',
    path: `${id}/restore`,
    query,
    xml: null,
    author,
  });
}
