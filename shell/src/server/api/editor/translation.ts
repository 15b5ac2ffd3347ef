import { findBelowEndpoint } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import { translationEndpoint } from '@kmx/shared-contracts/endpoints/translation.ts';
import { readAuthorHeader } from '../../access/editor-name-cookie.ts';
import { UpstreamError } from '../../backends/calls/upstream-error.ts';
import type { TranslationRequest } from '../../backends/clients/translation-client.ts';
import { isSameOrigin } from '../../http/is-same-origin.ts';
import { createJsonResponse, createProblemResponse, type ShellResponse } from '../../http/shell-response.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';
import { readXliffBody } from './read-xliff-body.ts';

type TranslationContext = Pick<RequestContext, 'method' | 'url' | 'headers' | 'cookies' | 'readBody' | 'log'>;

const pattern = /^(state|start|reset|xliff)\/([\w-]{1,80})$/;

async function createRequest(
  context: TranslationContext,
  action: string,
  pageId: string,
): Promise<TranslationRequest | ShellResponse> {
  const { method, url, headers, readBody } = context;
  const author = readAuthorHeader(context.cookies);
  const languages = url.searchParams.get('languages');
  const query: Record<string, string> = languages === null ? {} : { languages };
  if (action === 'state') return { method: 'GET', path: `state/${pageId}`, query, xml: null, author };
  // Start and reset change something with any method: the contract calls them by GET (D-50).
  if (action !== 'xliff') return { method: 'POST', path: `${action}/${pageId}`, query, xml: null, author };
  const language = url.searchParams.get('language') ?? '';
  if (method === 'GET') return { method: 'POST', path: `export/${pageId}`, query: { language }, xml: null, author };
  const xml = await readXliffBody(headers['content-type'] ?? '', await readBody());
  if (xml === null)
    return createProblemResponse(415, 'The file must be XLIFF, as the body or as the field file of a form');
  return { method: 'POST', path: `import/${pageId}`, query: { language }, xml, author };
}

/**
 * `GET|POST /api/translation/{state|start|reset}/{pageId}` and `/api/translation/xliff/{pageId}?language=`: for editors, from
 * pages of this site, never kept (SRV-026, EDT-010, D-50).
 */
export async function answerTranslation(
  context: TranslationContext,
  { translation }: Pick<Shell, 'translation'>,
): Promise<ShellResponse> {
  const { url, log } = context;
  const [, action, pageId] = pattern.exec(findBelowEndpoint(translationEndpoint, url.pathname) ?? '') ?? [];
  if (action === undefined || pageId === undefined) return createProblemResponse(404, 'There is no such endpoint');
  if (!isSameOrigin(context)) return createProblemResponse(403, 'Only pages of this site may ask for translations');
  const request = await createRequest(context, action, pageId);
  if (!('path' in request)) return request;
  try {
    const { status, contentType, body } = await translation.send(request);
    const isFile = status === 200 && request.path.startsWith('export/');
    const name = `${pageId}-${request.query['language'] ?? ''}.xlf`;
    return {
      status,
      headers: {
        'content-type': contentType,
        'cache-control': 'no-store',
        ...(isFile
          ? { 'content-disposition': `attachment; filename="${name}"`, 'x-content-type-options': 'nosniff' }
          : {}),
      },
      body,
    };
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    if (!(error instanceof UpstreamError) && !isTimeout) throw error;
    log.warn({ err: error }, 'the translation service does not answer');
    return createJsonResponse(503, { error: 'Translations cannot be reached at the moment', problems: [] });
  }
}
