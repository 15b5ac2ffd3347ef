import type { Capability } from '@kmx/shared-contracts/capabilities.ts';
import {
  buildHeader,
  contentLocalesHeader,
  contentStageHeader,
  expectedRevisionHeader,
} from '@kmx/shared-contracts/headers.ts';
import { readAuthorHeader } from '../../access/editor-name-cookie.ts';
import { isEditor } from '../../access/editor-visit.ts';
import { isQuery } from '../../backends/calls/is-query.ts';
import { UpstreamError } from '../../backends/calls/upstream-error.ts';
import { isSameOrigin } from '../../http/is-same-origin.ts';
import type { ShellResponse } from '../../http/shell-response.ts';
import type { Documents } from '../../releases/find-operations.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';
import { passType, refuse, selectForm } from './answer-form.ts';
import { findProtected } from './find-protected.ts';
import { type CmsOperation, parseOperation } from './parse-operation.ts';

type CmsProxyContext = Pick<RequestContext, 'url' | 'headers' | 'cookies' | 'readBody' | 'composition' | 'log'>;

function checkOrigin(context: CmsProxyContext): ShellResponse | null {
  if (!isSameOrigin(context)) return refuse(context, 403, 'Only pages of this site may ask for content');
  const isJson = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(context.headers['content-type'] ?? '');
  return isJson ? null : refuse(context, 415, 'Content is asked for with a body of the type application/json');
}

const headerPatterns = {
  [contentStageHeader]: /^[A-Z]{1,20}$/,
  [contentLocalesHeader]: /^[A-Za-z_, ]{1,200}$/,
  // Our own header, by which the embedded service refuses to overwrite a version that the editor has not seen.
  [expectedRevisionHeader]: /^[1-9]\d{0,8}$/,
  accept: /^[\w/*+.;=, -]{1,200}$/,
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

/** A client that accepts plain JSON only gets status 200 for a query that is not GraphQL, as GraphQL over HTTP prescribes. */
function refuseUnread(context: CmsProxyContext, problem: 'no-document' | null): ShellResponse {
  const isAnswered = problem === 'no-document' && selectForm(context) === 'json';
  return refuse(context, isAnswered ? 200 : 400, 'The request cannot be read');
}

/**
 * Reads the operation of a request. A name stands for a document of the page's release set; in production nothing else than
 * the documents of units with that capability gets through (REL-07).
 */
async function readOperation(
  context: CmsProxyContext,
  { releases, configuration }: Pick<Shell, 'releases' | 'configuration'>,
  capability: Capability,
): Promise<CmsOperation | ShellResponse> {
  const { [buildHeader]: buildId } = context.headers;
  let known: Documents;
  try {
    known = await releases.findOperations(
      capability,
      context.composition,
      typeof buildId === 'string' ? buildId : null,
    );
  } catch (error) {
    context.log.error({ err: error }, 'the operations of a release set cannot be read');
    return refuse(context, 503, 'The operations of this page cannot be read at the moment');
  }
  const operation = parseOperation(await context.readBody(), known);
  if (operation === null || operation === 'no-document') return refuseUnread(context, operation);
  if (configuration.isProduction && !operation.isKnown)
    return refuse(context, 403, 'This operation is not on the list');
  return operation;
}

async function send(
  context: CmsProxyContext,
  { cms }: Pick<Shell, 'cms'>,
  token: string,
  operation: CmsOperation,
  headers: Readonly<Record<string, string>>,
): Promise<ShellResponse> {
  try {
    const response = await cms.send({
      token,
      body: operation.body,
      headers,
      isRead: isQuery(operation.document),
    });
    return {
      status: response.status,
      headers: { 'content-type': passType(response.contentType), 'cache-control': 'no-store', vary: 'accept' },
      body: response.body,
    };
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    if (!(error instanceof UpstreamError) && !isTimeout) throw error;
    context.log.warn({ err: error }, 'the content system does not answer a proxy');
    return refuse(context, 503, 'The content system does not answer at the moment');
  }
}

/**
 * `POST /api/cms-draft`: the way of the editor area to the content system. The server adds the draft token; in production
 * only the operations of releases with the capability `content-drafts` get through (SRV-046, EDT-013, D-52).
 */
export async function answerCmsDraft(
  context: CmsProxyContext,
  shell: Pick<Shell, 'configuration' | 'cms' | 'releases'>,
): Promise<ShellResponse> {
  const refusal = checkOrigin(context);
  if (refusal !== null) return refusal;
  const { configuration } = shell;
  if (!isEditor(context.cookies, configuration)) return refuse(context, 401, 'Sign in to the editor area first');
  const operation = await readOperation(context, shell, 'content-drafts');
  if ('status' in operation) return operation;
  const author = readAuthorHeader(context.cookies);
  return send(context, shell, configuration.CMS_DRAFT_TOKEN, operation, {
    ...pickHeaders(context, [contentStageHeader, contentLocalesHeader, expectedRevisionHeader, 'accept']),
    ...(author === undefined ? {} : { 'x-author': author }),
  });
}

/** `POST /api/cms`: published content for pages of this site; protected content is refused, object by object (SRV-047, D-53). */
export async function answerCmsPublic(
  context: CmsProxyContext,
  shell: Pick<Shell, 'configuration' | 'cms' | 'protections' | 'releases'>,
): Promise<ShellResponse> {
  const refusal = checkOrigin(context);
  if (refusal !== null) return refusal;
  const { configuration, protections } = shell;
  if (configuration.browserToken === null) return refuse(context, 403, 'Content is not given to browsers');
  const operation = await readOperation(context, shell, 'content');
  if ('status' in operation) return operation;
  const ids = await protections.listIds();
  const reason = findProtected(operation.document, operation.variables, (id) => ids.has(id));
  if (reason !== null) return refuse(context, 403, reason);
  return send(
    context,
    shell,
    configuration.browserToken,
    operation,
    pickHeaders(context, [contentLocalesHeader, 'accept']),
  );
}
