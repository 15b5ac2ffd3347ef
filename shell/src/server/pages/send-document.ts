import type { HtmlDocument } from '../cache/html-cache.ts';
import { type BodyEncoding, selectEncoding } from '../http/compress-body.ts';
import type { ShellResponse } from '../http/shell-response.ts';
import type { RequestContext } from '../request/request-context.ts';

/** The others were rendered for another request, or will be behind this one. */
const renderedStates: ReadonlySet<string> = new Set(['bypass', 'miss', 'uncached']);

/** Answers with a document, encoded as the browser accepts it where the cache can encode it. */
export async function sendDocument(
  { headers, timing }: Pick<RequestContext, 'headers' | 'timing'>,
  document: HtmlDocument,
  encode: ((encoding: BodyEncoding) => Promise<Uint8Array>) | null,
  cacheState: string,
): Promise<ShellResponse> {
  const encoding = encode ? selectEncoding(String(headers['accept-encoding'] ?? '')) : 'identity';
  const body = encode ? await encode(encoding) : document.body;
  return {
    status: document.status,
    headers: {
      ...document.headers,
      'server-timing': renderedStates.has(cacheState) ? timing.format(cacheState) : `cache;desc=${cacheState}`,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
    body: document.headers['location'] ? null : body,
  };
}
