import { createHash } from 'node:crypto';
import { getChromeMessages } from '../../locales/all-catalogues.server.ts';
import { findPageUrl } from '../../site/page-url.ts';
import { feedSources } from '../feeds/feed-sources.ts';
import { nameFeed, resolveFeedLanguage } from '../feeds/feed-texts.ts';
import { writeRss } from '../feeds/write-rss.ts';
import type { ShellResponse } from '../http/shell-response.ts';
import { createPageRequest } from '../pages/create-page-request.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Step } from '../request/step.ts';

/** Feeds of the main site in each of its languages, such as `/de/stories/feed.xml`. */
export const serveFeed: Step<'configuration' | 'loadSystem' | 'runQuery' | 'dataCache'> = {
  name: 'serve-feed',
  run: async (context, { configuration, loadSystem, runQuery, dataCache }) => {
    const { address } = context;
    const source = feedSources.find(({ path }) => path === address?.path);
    if (!address || !source || address.site.slug !== null || context.isPayload) return undefined;
    const version = dataCache.readVersion();
    const system = await loadSystem();
    const urls = { system, requestUrl: context.url, allowSlugSites: configuration.allowSlugSites };
    const request = createPageRequest(address, system, context, configuration);
    const query = { service: 'content', query: source.query, variables: {} } as const;
    const signal = AbortSignal.timeout(configuration.LOAD_DEADLINE_MS);
    const { json, tags } = await runQuery(request, query, signal);
    const items = source.mapItems(JSON.parse(json));
    const language = resolveFeedLanguage(items, address.locale.language);
    const toUrl = (path: string) =>
      findPageUrl(address.site, address.locale, path, urls) ?? `${context.url.origin}${address.urlPrefix}${path}`;
    const body = writeRss({
      title: nameFeed(address.site.name, source.titleId, language),
      description: getChromeMessages(language)._(source.descriptionId),
      language: language === address.locale.language ? address.locale.code : language,
      pageUrl: toUrl(source.pagePath),
      feedUrl: toUrl(source.path),
      toUrl,
      items,
    });
    return {
      ...createFeedResponse(context, body),
      source: { tags, isCurrent: () => !dataCache.isDroppedSince(version, tags) },
    };
  },
};

function createFeedResponse({ headers }: RequestContext, body: string): ShellResponse {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const shared = { etag, 'cache-control': 'public, max-age=600', vary: 'accept-encoding, cookie' };
  if (headers['if-none-match'] === etag) return { status: 304, headers: shared, body: null };
  return { status: 200, headers: { ...shared, 'content-type': 'application/rss+xml; charset=utf-8' }, body };
}
