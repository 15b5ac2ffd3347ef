import type { Answer } from '../http/answer.ts';
import { compressBody, selectEncoding } from '../http/compress-body.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Below this an answer fits into the first packets anyway. */
const minBytes = 1400;

/**
 * Whether the length of an answer may depend on how well it compresses: only where a secret and words of the request
 * never stand in the same answer (decision 0011).
 */
function mayCompress({ access, form, url }: Pick<RequestContext, 'access' | 'form' | 'url'>): boolean {
  return access.state !== 'granted' || (form === null && url.search === '');
}

/** Compresses a page that no cache keeps, as the visitor's browser can read it; anything else passes unchanged. */
export async function compressAnswer(
  context: Pick<RequestContext, 'access' | 'form' | 'url' | 'headers'>,
  answer: Answer,
): Promise<Answer> {
  const { body, headers } = answer;
  if (headers['content-encoding'] !== undefined || !mayCompress(context)) return answer;
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  if (!(bytes instanceof Uint8Array) || bytes.byteLength < minBytes) return answer;
  const encoding = selectEncoding(String(context.headers['accept-encoding'] ?? ''));
  if (encoding === 'identity') return answer;
  return {
    ...answer,
    headers: { ...headers, 'content-encoding': encoding },
    body: await compressBody(bytes, encoding),
  };
}
