import type { Locale } from '@kmx/shared-contracts/locale.ts';
import type { Site } from '@kmx/shared-contracts/site.ts';
import { createAlternates, listPageLocales, resolveVersions } from '../../site/page-alternates.ts';
import type { UrlContext } from '../../site/page-url.ts';
import { escapeHtml } from '../markup/escape-html.ts';
import { unpackEntries } from './pack-entries.ts';
import type { SiteSitemaps } from './site-sitemaps.ts';
import type { SitemapEntry } from './sitemap-entry.ts';
import { createTurns } from './take-turns.ts';

const header = '<?xml version="1.0" encoding="UTF-8"?>';
const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** About what a connection takes at once. */
const pieceCharacters = 32 * 1024;

/** A sitemap index of the absolute addresses of sitemaps. */
export function writeSitemapIndex(addresses: readonly string[]): string {
  const items = addresses.map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>`);
  return `${header}<sitemapindex xmlns="${sitemapNamespace}">${items.join('')}</sitemapindex>`;
}

/** One file, counted from 1, of the sitemap of a site in one locale: each address with all its alternates (PUB-063). */
export async function* writeSitemap(
  sitemaps: SiteSitemaps,
  locale: Locale,
  part: number,
  urls: Omit<UrlContext, 'system'>,
): AsyncGenerator<string> {
  const { site, system, entries, parts } = sitemaps;
  const starts = parts.get(locale.code) ?? [];
  const context = { ...urls, system };
  const takeTurn = createTurns();
  let piece = `${header}<urlset xmlns="${sitemapNamespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
  const [from, to] = [starts[part - 1] ?? entries.count, starts[part] ?? entries.count];
  for await (const pack of unpackEntries(entries, from, to)) {
    for (const entry of pack) {
      piece += writeEntry(entry, site, locale, context);
      await takeTurn();
      if (piece.length < pieceCharacters) continue;
      yield piece;
      piece = '';
    }
  }
  yield `${piece}</urlset>`;
}

function writeEntry(entry: SitemapEntry, site: Site, locale: Locale, context: UrlContext): string {
  const versions = resolveVersions(entry.versions, context.system);
  const page = { ...entry, site, locale, contentLanguage: locale.language, versions };
  if (!listPageLocales(page, context.system).some(({ code }) => code === locale.code)) return '';
  const { canonical, alternates } = createAlternates(page, context);
  const links = alternates.map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
  );
  const modified = entry.lastModified === null ? '' : `<lastmod>${escapeHtml(entry.lastModified)}</lastmod>`;
  return `<url><loc>${escapeHtml(canonical)}</loc>${modified}${links.join('')}</url>`;
}
