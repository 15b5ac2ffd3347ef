// @ts-nocheck
import { type Answer, createJsonAnswer, createProblemAnswer } from '../answer.ts';
import { loadNewestNewsId, loadNews } from '../data/load-news.ts';
import type { RequestContext } from '../request-context.ts';
import { resolvePlace } from './resolve-place.ts';

const isShared = { 'cache-control': 'public, max-age=60' };

/** The news feed in the language of a place, ten items at a time, or the id of its newest item (PUB-025, PUB-083..085). */
export async function answerNewsFeed(context: RequestContext): Promise<Answer> {
  const { url, method, services } = context;
  if (method !== 'GET') return createProblemAnswer(405, 'The news feed is read by GET');
  if (url.pathname === '/api/news-feed/newest') {
    const id = await loadNewestNewsId((query, variables) => services.askContent(['en'], query, variables));
    return createJsonAnswer(200, { id }, isShared);
  }
  if (url.pathname !== '/api/news-feed') return createProblemAnswer(404, 'There is no such feed');
  const after = url.searchParams.get('after');
  if (after !== null && !/^[\w-]{1,64}$/.test(after)) return createProblemAnswer(400, 'The cursor cannot be read');
  const place = await resolvePlace(context);
  if (place === null) return createProblemAnswer(404, 'There is no such place');
  const backend = {
    ask: (query: string, variables: Readonly<Record<string, unknown>>) =>
      services.askContent([...new Set([place.locale.language, 'en'])], query, variables),
    resolveLinks: (links: Parameters<typeof services.resolveLinks>[1]) => services.resolveLinks(place, links),
  };
  return createJsonAnswer(200, await loadNews(backend, after), isShared);
}
