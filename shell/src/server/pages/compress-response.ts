import { compressBody, selectEncoding } from '../http/compress-body.ts';
import type { ShellResponse } from '../http/shell-response.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Below this size a response fits into the first packets anyway. */
const minBytes = 1400;

/**
 * Whether a response may be compressed, which reveals its content through its length: only when a secret and text from
 * the request never occur in the same response (decision 0011).
 */
function mayCompress({ access, form, url }: Pick<RequestContext, 'access' | 'form' | 'url'>): boolean {
  return access.state !== 'granted' || (form === null && url.search === '');
}

/** Compresses a page that no cache keeps, as the visitor's browser can read it; anything else passes unchanged. */
export async function compressResponse(
  context: Pick<RequestContext, 'access' | 'form' | 'url' | 'headers'>,
  response: ShellResponse,
): Promise<ShellResponse> {
  const { body, headers } = response;
  if (headers['content-encoding'] !== undefined || !mayCompress(context)) return response;
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  if (!(bytes instanceof Uint8Array) || bytes.byteLength < minBytes) return response;
  const encoding = selectEncoding(String(context.headers['accept-encoding'] ?? ''), 'quick');
  if (encoding === 'identity') return response;
  return {
    ...response,
    headers: { ...headers, 'content-encoding': encoding },
    body: await compressBody(bytes, encoding, 'quick'),
  };
}
