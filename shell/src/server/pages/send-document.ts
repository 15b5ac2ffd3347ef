import type { EncodedBodies } from '../cache/encoded-bodies.ts';
import type { HtmlDocument, ServedHtml } from '../cache/html-cache.ts';
import type { ShellResponse } from '../http/shell-response.ts';
import type { RequestContext } from '../request/request-context.ts';

/** The others were rendered for another request, or will be behind this one. */
const renderedStates: ReadonlySet<string> = new Set(['bypass', 'miss', 'uncached']);

/** Answers with a document, encoded as the browser accepts it where the cache can encode it. */
export async function sendDocument(
  { headers, timing }: Pick<RequestContext, 'headers' | 'timing'>,
  document: HtmlDocument & Partial<Pick<ServedHtml, 'isCurrent'>>,
  encode: EncodedBodies['encode'] | null,
  cacheState: string,
): Promise<ShellResponse> {
  const { encoding, body } = encode
    ? await encode(String(headers['accept-encoding'] ?? ''))
    : { encoding: 'identity', body: document.body };
  return {
    status: document.status,
    headers: {
      ...document.headers,
      'server-timing': renderedStates.has(cacheState) ? timing.format(cacheState) : `cache;desc=${cacheState}`,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
    body: document.headers['location'] ? null : body,
    source: { tags: document.tags, isCurrent: document.isCurrent ?? (() => false) },
  };
}
