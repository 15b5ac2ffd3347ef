import { findBelowEndpoint } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import { uploadedFileEndpoint } from '@kmx/shared-contracts/endpoints/uploads.ts';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import type { ErrorReason } from '../../chrome/own-views/error-view.tsx';
import { getChromeMessages } from '../../locales/all-catalogues.server.ts';
import { createOwnChrome } from '../chrome/create-page-chrome.ts';
import { renderErrorView } from '../chrome/render-chrome.tsx';
import { createDocumentHeaders } from '../document/document-headers.ts';
import { createProblemResponse, type ShellResponse } from '../http/shell-response.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Shell } from '../request/shell.ts';
import { composeDocument } from './compose-document.ts';
import { compressResponse } from './compress-response.ts';
import { type ErrorFramePart, loadErrorFrame } from './error-frame.ts';
import { logFailure } from './log-failure.ts';
import { createOwnHead } from './own-head.ts';
import { PreviewLinkError } from './preview-link-error.ts';
import { ReleasePreviewError } from './release-preview-error.ts';

/** Names of the parts that an error page needs. */
export type ErrorPart = ErrorFramePart | 'configuration' | 'chromeKeeper';

/** Turns any failure into a response: the designed page for people, a problem for programs; never a stack (ERR-001..006). */
export async function answerError(
  context: RequestContext,
  error: unknown,
  shell: Pick<Shell, ErrorPart>,
): Promise<ShellResponse> {
  const status = error instanceof StatusError ? error.status : 500;
  const headers: Record<string, string> =
    status === 405 ? { allow: 'GET, HEAD' } : status === 503 ? { 'retry-after': '5' } : {};
  if (status >= 500) logFailure(context.log, error, 'the page could not be made');
  if (context.isPayload || isForPrograms(context) || !acceptsHtml(context)) {
    const response = createProblemResponse(status, describe(error, status));
    return { ...response, headers: { ...response.headers, ...headers } };
  }
  const frame = await loadErrorFrame(context, error, shell);
  const { address } = frame;
  const language = address.locale.language;
  const message = status === 404 ? describe(error, status) : '';
  const reason = findReason(error);
  const messages = getChromeMessages(language);
  const title = messages._(reason === null ? 'error.documentTitle' : `error.${reason}.title`, { status });
  const chrome = createOwnChrome(frame, context.url, status, shell);
  const content = {
    payload: null,
    ownView: 'error',
    head: createOwnHead(title, address.site),
    chrome,
    slotHtml: renderErrorView({ status, reason, path: address.path, message }, frame, chrome),
    isServerRendered: true,
  } as const;
  const { body, filesOrigin } = composeDocument(context, frame, content, shell);
  context.timing.end('shell-error');
  const documentHeaders = {
    ...createDocumentHeaders(false, filesOrigin),
    'server-timing': context.timing.format('bypass'),
  };
  return compressResponse(context, { status, headers: { ...documentHeaders, ...headers }, body });
}

function findReason(error: unknown): ErrorReason | null {
  if (error instanceof ReleasePreviewError) return 'releasePreview';
  if (!(error instanceof PreviewLinkError)) return null;
  return error.verdict === 'expired' ? 'previewExpired' : 'previewInvalid';
}

/** Paths requested by programs; the browser itself may also send a page's form to some of them. */
function isForPrograms({ headers, method, url }: RequestContext): boolean {
  if (!/^\/(?:api|_r|builds|images|videos)\//.test(url.pathname)) return false;
  const isForm = method === 'POST' && (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
  return !isForm && findBelowEndpoint(uploadedFileEndpoint, url.pathname) === null;
}

function acceptsHtml({ headers, method }: RequestContext): boolean {
  const accept = headers.accept ?? '*/*';
  return (method === 'GET' || method === 'HEAD' || accept.includes('text/html')) && /text\/html|\*\/\*/.test(accept);
}

function describe(error: unknown, status: number): string {
  // Messages of our own errors are written for visitors; any other text may reveal too much.
  return error instanceof StatusError && status < 500 ? error.message : 'An unexpected error occurred';
}
