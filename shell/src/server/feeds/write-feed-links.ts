import { escapeHtml } from '../markup/escape-html.ts';
import { feedSources } from './feed-sources.ts';

/** Link elements by which feed readers find the feeds of a page; the path is unlocalized. */
export function writeFeedLinks(
  path: string,
  urlPrefix: string,
  nameFeed: (titleId: string) => string,
): readonly string[] {
  return feedSources
    .filter(({ pagePath }) => path === pagePath || path.startsWith(`${pagePath}/`))
    .map(
      (feed) =>
        `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(nameFeed(feed.titleId))}" href="${escapeHtml(`${urlPrefix}${feed.path}`)}">`,
    );
}
