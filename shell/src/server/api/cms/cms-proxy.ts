import { isEditor } from '../../access/editor-stage.ts';
import { type Answer, createJsonAnswer, createProblemAnswer, jsonType } from '../../answer.ts';
import { isQuery } from '../../data/is-query.ts';
import { UpstreamError } from '../../data/upstream-error.ts';
import { isSameOrigin } from '../../forms/is-same-origin.ts';
import type { RequestContext } from '../../request-context.ts';
import type { ShellServices } from '../../shell-services.ts';
import { readAuthorHeader } from '../editor-name.ts';
import { editorOperations, publicOperations } from './editor-operations.ts';
import { findProtected } from './find-protected.ts';
import { type CmsOperation, parseOperation } from './parse-operation.ts';

export type CmsProxyContext = Pick<RequestContext, 'method' | 'url' | 'headers' | 'cookies' | 'readBody' | 'log'> & {
  readonly services: Pick<ShellServices, 'configuration' | 'cms' | 'protections'>;
};

/** Refusals have the form of a GraphQL error, so that a client has one way to read them. */
function refuse(status: number, message: string): Answer {
  return createJsonAnswer(status, { errors: [{ message }], data: null });
}

function checkDoor(context: CmsProxyContext): Answer | null {
  if (context.method !== 'POST') {
    const answer = createProblemAnswer(405, 'Content is asked for by POST');
    return { ...answer, headers: { ...answer.headers, allow: 'POST' } };
  }
  return isSameOrigin(context) ? null : refuse(403, 'Only pages of this site may ask for content');
}

const headerPatterns = {
  'gcms-stage': /^[A-Z]{1,20}$/,
  'gcms-locales': /^[A-Za-z_, ]{1,200}$/,
  // A header of ours, by which the embedded service refuses to overwrite what an editor has not seen.
  'x-expected-revision': /^[1-9]\d{0,8}$/,
} as const;
type PassedHeader = keyof typeof headerPatterns;

function pickHeaders({ headers }: CmsProxyContext, names: readonly PassedHeader[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' && headerPatterns[name].test(value) ? [[name, value]] : [];
    }),
  );
}

async function send(
  context: CmsProxyContext,
  token: string,
  operation: CmsOperation,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const { services, log } = context;
  try {
    const answer = await services.cms.send({
      token,
      body: operation.body,
      headers,
      isRead: isQuery(operation.document),
    });
    return {
      status: answer.status,
      headers: { 'content-type': jsonType, 'cache-control': 'no-store' },
      body: answer.body,
    };
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    if (!(error instanceof UpstreamError) && !isTimeout) throw error;
    log.warn({ err: error }, 'the content system does not answer a proxy');
    return refuse(503, 'The content system does not answer at the moment');
  }
}

/**
 * `POST /api/cms-draft`: the way of the editor area to the content system. The server adds the draft token; in production
 * only the operations of the editor area get through (SRV-046, EDT-013, D-52).
 */
export async function answerCmsDraft(context: CmsProxyContext): Promise<Answer> {
  const refusal = checkDoor(context);
  if (refusal !== null) return refusal;
  if (!isEditor(context)) return refuse(401, 'Sign in to the editor area first');
  const operation = parseOperation(await context.readBody(), editorOperations);
  if (operation === null) return refuse(400, 'The request cannot be read');
  const { configuration } = context.services;
  if (configuration.isProduction && !operation.isKnown) return refuse(403, 'This operation is not on the list');
  const author = readAuthorHeader(context);
  return send(context, configuration.CMS_DRAFT_TOKEN, operation, {
    ...pickHeaders(context, ['gcms-stage', 'gcms-locales', 'x-expected-revision']),
    ...(author === undefined ? {} : { 'x-author': author }),
  });
}

/** `POST /api/cms`: published content for pages of this site; what is protected is refused, object by object (SRV-047, D-53). */
export async function answerCmsPublic(context: CmsProxyContext): Promise<Answer> {
  const refusal = checkDoor(context);
  if (refusal !== null) return refusal;
  const { configuration, protections } = context.services;
  if (configuration.browserToken === null) return refuse(403, 'Content is not given to browsers');
  const operation = parseOperation(await context.readBody(), publicOperations);
  if (operation === null) return refuse(400, 'The request cannot be read');
  if (configuration.isProduction && !operation.isKnown) return refuse(403, 'This operation is not on the list');
  const ids = await protections.listIds();
  const reason = findProtected(operation.document, operation.variables, (id) => ids.has(id));
  if (reason !== null) return refuse(403, reason);
  return send(context, configuration.browserToken, operation, pickHeaders(context, ['gcms-locales']));
}
