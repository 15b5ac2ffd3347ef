// @ts-nocheck
import { isEditor } from '../access/editor-stage.ts';
import { type Answer, createProblemAnswer } from '../answer.ts';
import { isSameOrigin } from '../forms/is-same-origin.ts';
import { readAuthorHeader } from './editor-name.ts';
import { type EditorContext, passToContent, pickQuery } from './pass-to-content.ts';

/** `GET /api/editor-references?entry=&language=`: what leads to an entry, and whether it may be deleted at all. */
export async function answerEditorReferences(context: EditorContext): Promise<Answer> {
  const { method, url } = context;
  if (!isEditor(context)) return createProblemAnswer(401, 'Sign in to the editor area first');
  if (method !== 'GET') return createProblemAnswer(405, 'References are read by GET');
  if (!isSameOrigin(context)) return createProblemAnswer(403, 'Only pages of this site may read references');
  const query = pickQuery(url, ['entry', 'language']);
  return passToContent(context, { service: 'references', method: 'GET', path: '', query, xml: null });
}

/**
 * `GET /api/editor-deleted?model=&entry=&language=&first=&skip=`: what was deleted and is kept. `POST /api/editor-deleted/{id}?as=&slug=`
 * brings one back, in the name of the editor.
 */
export async function answerEditorDeleted(context: EditorContext): Promise<Answer> {
  const { method, url } = context;
  if (!isEditor(context)) return createProblemAnswer(401, 'Sign in to the editor area first');
  const id = /^\/api\/editor-deleted\/([\w-]{1,80})$/.exec(url.pathname)?.[1];
  const isList = url.pathname === '/api/editor-deleted';
  if (id === undefined && !isList) return createProblemAnswer(404, 'There is no such endpoint');
  if (method !== (isList ? 'GET' : 'POST'))
    return createProblemAnswer(405, 'The list is read by GET, an entry is brought back by POST');
  if (!isSameOrigin(context)) return createProblemAnswer(403, 'Only pages of this site may bring entries back');
  if (id === undefined) {
    const query = pickQuery(url, ['model', 'entry', 'language', 'first', 'skip']);
    return passToContent(context, { service: 'deleted', method: 'GET', path: '', query, xml: null });
  }
  const query = pickQuery(url, ['as', 'slug']);
  const author = readAuthorHeader(context);
  return passToContent(context, {
    service: 'deleted',
    method: 'POST',
    path: `${id}/restore`,
    query,
    xml: null,
    author,
  });
}
