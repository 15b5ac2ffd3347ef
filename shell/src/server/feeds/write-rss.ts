import { escapeHtml } from '../markup/escape-html.ts';
import type { FeedItem } from './feed-item.ts';

interface Feed {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** Absolute address of the page, without a slash at the end of its prefix. */
  readonly pageUrl: string;
  readonly feedUrl: string;
  /** Absolute address of an unlocalized path. */
  readonly toUrl: (path: string) => string;
  readonly items: readonly FeedItem[];
}

/** Serialises a feed as RSS 2.0; entries declare their own language when it differs from the requested one. */
export function writeRss(feed: Feed): string {
  const namespaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';
  const channel = [
    writeElement('title', feed.title),
    writeElement('link', feed.pageUrl),
    writeElement('description', feed.description),
    writeElement('language', feed.language),
    `<atom:link href="${escapeHtml(feed.feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...feed.items.map((item) => writeItem(item, feed)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" ${namespaces}><channel>${channel.join('')}</channel></rss>`;
}

function writeItem(item: FeedItem, { toUrl }: Feed): string {
  const { publishedAt } = item;
  return `<item>${[
    writeElement('title', item.title),
    writeElement('link', toUrl(item.path)),
    `<guid isPermaLink="false">${escapeHtml(item.id)}</guid>`,
    writeElement('description', item.description),
    writeElement('category', item.category),
    ...item.authors.map((author) => writeElement('dc:creator', author)),
    writeElement('dc:language', item.language),
    writeElement('pubDate', publishedAt === null ? null : new Date(publishedAt).toUTCString()),
  ].join('')}</item>`;
}

// Characters that XML cannot hold at all, even escaped, would make the whole feed unreadable.
function writeElement(name: string, text: string | null): string {
  if (text === null) return '';
  return `<${name}>${escapeHtml(text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))}</${name}>`;
}
