import { UpstreamError } from '../../backends/calls/upstream-error.ts';
import { loadNewestNewsId, loadNews } from '../../backends/content/load-news.ts';
import { createJsonResponse, createProblemResponse, type ShellResponse } from '../../http/shell-response.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';
import { type PlacePart, resolvePlace } from './resolve-place.ts';

const isShared = { 'cache-control': 'public, max-age=60' };

/** Id of the newest item of the news feed (PUB-085). */
export async function answerNewestNews(
  _context: RequestContext,
  { queryContent }: Pick<Shell, 'queryContent'>,
): Promise<ShellResponse> {
  const id = await loadNewestNewsId((query, variables) => queryContent(['en'], query, variables));
  return createJsonResponse(200, { id }, isShared);
}

/** The news feed in the language of a place, ten items at a time (PUB-025, PUB-083..085). */
export async function answerNewsFeed(
  context: Pick<RequestContext, 'url' | 'composition'>,
  shell: Pick<Shell, 'queryContent' | 'resolveLinks' | PlacePart>,
): Promise<ShellResponse> {
  const after = context.url.searchParams.get('after');
  if (after !== null && !/^[\w-]{1,64}$/.test(after)) return createProblemResponse(400, 'The cursor cannot be read');
  const place = await resolvePlace(context, shell);
  if (place === null) return createProblemResponse(404, 'There is no such place');
  const backend = {
    ask: (query: string, variables: Readonly<Record<string, unknown>>) =>
      shell.queryContent([...new Set([place.locale.language, 'en'])], query, variables),
    resolveLinks: (links: Parameters<Shell['resolveLinks']>[1]) => shell.resolveLinks(place, links),
  };
  try {
    return createJsonResponse(200, await loadNews(backend, after), isShared);
  } catch (error) {
    // Cursors are opaque to us: only the content system can check them, so a refusal of its own means a bad request.
    if (after === null || !(error instanceof UpstreamError) || error.isOutage || error.status !== 502) throw error;
    return createProblemResponse(400, 'The cursor cannot be read');
  }
}
