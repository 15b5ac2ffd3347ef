import { isEditor } from '../access/editor-stage.ts';
import { type Answer, createJsonAnswer, createProblemAnswer } from '../answer.ts';
import { UpstreamError } from '../data/upstream-error.ts';
import { isSameOrigin } from '../forms/is-same-origin.ts';
import type { RequestContext } from '../request-context.ts';
import type { ShellServices } from '../shell-services.ts';

export type EditorLogContext = Pick<RequestContext, 'method' | 'url' | 'headers' | 'cookies' | 'log'> & {
  readonly services: Pick<ShellServices, 'configuration' | 'translation'>;
};

const filters = ['author', 'model', 'action', 'entry', 'from', 'to', 'first', 'skip'];
const longest = 100;

/** `GET /api/editor-log?author=&model=&action=&entry=&from=&to=&first=&skip=`: who did what with the content, for editors. */
export async function answerEditorLog(context: EditorLogContext): Promise<Answer> {
  const { method, url, services, log } = context;
  if (!isEditor(context)) return createProblemAnswer(401, 'Sign in to the editor area first');
  if (method !== 'GET') return createProblemAnswer(405, 'The log is read by GET');
  if (!isSameOrigin(context)) return createProblemAnswer(403, 'Only pages of this site may read the log');
  const query = Object.fromEntries(
    filters.flatMap((name) => {
      const value = url.searchParams.get(name) ?? '';
      return value === '' ? [] : [[name, value.slice(0, longest)] as const];
    }),
  );
  try {
    const request = { service: 'log', method: 'GET', path: '', query, xml: null, author: undefined } as const;
    const { status, body } = await services.translation.send(request);
    return {
      status,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
      body,
    };
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    if (!(error instanceof UpstreamError) && !isTimeout) throw error;
    log.warn({ err: error }, 'the log of the content does not answer');
    return createJsonAnswer(503, { error: 'The log cannot be read at the moment' });
  }
}
