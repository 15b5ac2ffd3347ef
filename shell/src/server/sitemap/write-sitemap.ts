import type { Locale } from '@kmx/shared-contracts/locale.ts';
import type { Site } from '@kmx/shared-contracts/site.ts';
import { createAlternates, listPageLocales, resolveVersions } from '../../site/page-alternates.ts';
import type { UrlContext } from '../../site/page-url.ts';
import { escapeHtml } from '../markup/escape-html.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

const header = '<?xml version="1.0" encoding="UTF-8"?>';
const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A sitemap index of the absolute addresses of sitemaps. */
export function writeSitemapIndex(addresses: readonly string[]): string {
  const items = addresses.map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>`);
  return `${header}<sitemapindex xmlns="${sitemapNamespace}">${items.join('')}</sitemapindex>`;
}

/** The sitemap of one site in one locale, each address with all its alternates (PUB-063). */
export function writeSitemap(
  entries: readonly SitemapEntry[],
  site: Site,
  locale: Locale,
  context: UrlContext,
): string {
  const items = entries.flatMap((entry) => writeEntry(entry, site, locale, context));
  return `${header}<urlset xmlns="${sitemapNamespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${items.join('')}</urlset>`;
}

function writeEntry(entry: SitemapEntry, site: Site, locale: Locale, context: UrlContext): readonly string[] {
  const versions = resolveVersions(entry.versions, context.system);
  const page = { ...entry, site, locale, contentLanguage: locale.language, versions };
  if (!listPageLocales(page, context.system).some(({ code }) => code === locale.code)) return [];
  const { canonical, alternates } = createAlternates(page, context);
  const links = alternates.map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
  );
  const modified = entry.lastModified === null ? '' : `<lastmod>${escapeHtml(entry.lastModified)}</lastmod>`;
  return [`<url><loc>${escapeHtml(canonical)}</loc>${modified}${links.join('')}</url>`];
}
