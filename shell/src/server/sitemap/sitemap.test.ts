import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createLocale, type Locale } from '@kmx/shared-contracts/locale.ts';
import type { Site } from '@kmx/shared-contracts/site.ts';
import { describe, expect, it } from 'vitest';
import type { UrlContext } from '../../site/page-url.ts';
import { academySite, fairSite, globalSite, system } from '../../site/system-data.fixture.ts';
import { createSitemapPath, findSitemap, listSitemaps } from './list-sitemaps.ts';
import { packEntries } from './pack-entries.ts';
import type { SitemapBackend } from './sitemap-backend.ts';
import type { SitemapEntry } from './sitemap-entry.ts';
import { collectSitemapEntries } from './sitemap-sources.ts';
import { createSitemapSplitter } from './split-sitemap.ts';
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

const createContext = (url: string): UrlContext => ({ system, requestUrl: new URL(url), allowSlugSites: true });
const context = createContext('https://www.kmx.example/sitemap.xml');
const everywhere = { lastModified: null, languages: null, countries: null, versions: [] };

async function write(entries: readonly SitemapEntry[], site: Site, locale: Locale): Promise<string> {
  const splitter = createSitemapSplitter(site, system);
  for (const entry of entries) splitter.add(entry);
  const packed = await packEntries(
    entries,
    () => {},
    () => undefined,
  );
  const sitemaps = { site, system, entries: packed, parts: splitter.list(), fingerprint: '' };
  return text(Readable.from(writeSitemap(sitemaps, locale, 1, context)));
}

describe('sitemaps of a host', () => {
  it('lists the own site and the sites below it by slug, no site of another host, no hidden country', () => {
    const paths = listSitemaps(context).map((sitemap) => createSitemapPath(sitemap, 1));
    expect(paths).toContain('/sitemap-main-de-ch.xml');
    expect(paths).toContain('/sitemap-productronica-en.xml');
    expect(paths).not.toContain('/sitemap-academy-en.xml');
    expect(paths).not.toContain('/sitemap-main-de-li.xml');
    const academy = listSitemaps(createContext('https://academy.kmx.example/sitemap.xml'));
    expect(new Set(academy.map(({ site }) => site))).toEqual(new Set([academySite]));
  });

  it('PUB-125 the first file of a sitemap keeps its address, the others are numbered from 2', () => {
    const listed = listSitemaps(context);
    const find = (path: string) => {
      const found = findSitemap(listed, path);
      return found && createSitemapPath(found.sitemap, found.part);
    };
    for (const path of ['/sitemap-main-de-ch.xml', '/sitemap-main-de-ch-2.xml', '/sitemap-productronica-en-310.xml']) {
      expect(find(path)).toBe(path);
    }
    for (const wrong of ['-1', '-0', '-02', '-2-2', '-de']) expect(find(`/sitemap-main-de-ch${wrong}.xml`)).toBe(null);
  });

  it('D-04 lists nothing for a host that no site has', () => {
    expect(listSitemaps(createContext('https://evil.example/sitemap.xml'))).toEqual([]);
  });

  it('D-06 knows an international site in languages alone', () => {
    const global = listSitemaps(createContext('https://global.example/sitemap.xml'));
    expect(global.every(({ site, locale }) => site === globalSite && locale.isInternational)).toBe(true);
  });
});

describe('one sitemap', () => {
  it('PUB-063 names each address with its date and all alternates, and escapes them', async () => {
    const entry = { ...everywhere, path: '/a&b', lastModified: '2026-02-01T00:00:00Z', languages: ['en', 'de'] };
    const xml = await write([entry], system.mainSite, createLocale('de', 'CH'));
    expect(xml).toContain('<loc>https://www.kmx.example/de-ch/a&amp;b</loc><lastmod>2026-02-01T00:00:00Z</lastmod>');
    expect(xml).toContain('hreflang="en-JP" href="https://www.kmx.example/en-jp/a&amp;b"');
    expect(xml).toContain('hreflang="x-default" href="https://www.kmx.example/a&amp;b"');
    expect(xml).not.toContain('hreflang="cs"');
  });

  it('PUB-070 D-32 leaves out what the country or the language does not have; the international one has it', async () => {
    const entries = [
      { ...everywhere, path: '/us', countries: ['US'] },
      { ...everywhere, path: '/nowhere', countries: [] },
      { ...everywhere, path: '/german', languages: ['de'] },
    ];
    const listPaths = async (country: string) => {
      const xml = await write(entries, system.mainSite, createLocale('en', country));
      return [...xml.matchAll(/<loc>[^<]*\/(\w+)</g)].map((match) => match[1]);
    };
    expect(await listPaths('CH')).toEqual([]);
    expect(await listPaths('US')).toEqual(['us']);
    expect(await listPaths('ALL')).toEqual(['us']);
  });

  it('addresses a site without domain by its slug', async () => {
    const xml = await write([{ ...everywhere, path: '/' }], fairSite, createLocale('en', 'ALL'));
    expect(xml).toContain('<loc>https://www.kmx.example/en/productronica</loc>');
    expect(writeSitemapIndex(['https://a.example/s.xml'])).toContain('<sitemap><loc>https://a.example/s.xml</loc>');
  });
});

describe('entries of a site', () => {
  const page = {
    id: 'a',
    slug: 'a',
    parentSlug: 'home',
    languages: [],
    alternateGroup: null,
    localizations: [{ locale: 'en' }],
    pageType: 'Content',
    countries: [],
    mainSiteOnly: false,
    protection: 'none',
    noIndex: false,
    updatedAt: '2026-01-01T00:00:00Z',
  };
  const pages = [
    { ...page, slug: 'home', countries: ['CH'], updatedAt: '2026-03-01T00:00:00Z' },
    { ...page, slug: 'home' },
    { ...page, slug: 'secret', noIndex: true },
    { ...page, slug: 'internal', protection: 'password' },
    { ...page, slug: 'error', pageType: 'Error' },
    { ...page, slug: 'guide', mainSiteOnly: true },
    { ...page, slug: 'careers', parentSlug: 'company' },
  ];
  const group = { slug: 'presses', supported_countries: ['CH', 'US'], updated_at: '2026-01-05T00:00:00.000Z' };
  const backend: SitemapBackend = {
    queryContent: (query) => {
      const nodes = query.includes('SitemapPages') ? pages : [];
      const edges = nodes.map((node) => ({ node }));
      return Promise.resolve({ list: { edges, pageInfo: { hasNextPage: false, endCursor: null } } });
    },
    queryCatalogue: (query) => {
      if (query.includes('SitemapSlugs')) return Promise.resolve({ getProductSlugs: ['ferro'] });
      if (query.includes('SitemapLanguages'))
        return Promise.resolve({ en: [{ language: 'en-US' }], cs: [{ language: 'en-US' }] });
      if (query.includes('SitemapClass'))
        return Promise.resolve({
          getProductClassifications: [
            { ...group, children: [] },
            { ...group, slug: 'tools' },
          ],
        });
      const updated_at = '2026-04-05T00:00:00.000Z';
      const product = { slug: 'ferro', supported_countries: ['US', 'JP'], updated_at, classifications: [group] };
      return Promise.resolve({ getProductsBySlugs: [product] });
    },
  };

  const loadEntries = async (site: Site) => [...(await collectSitemapEntries(backend, site, () => undefined)).values()];

  it('SYS-040 D-20 leaves out protected, secret and error pages, and joins the pages of one address', async () => {
    const entries = await loadEntries(system.mainSite);
    const paths = entries.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/', '/guide', '/company/careers', '/products', '/media-releases']));
    for (const path of ['/secret', '/internal', '/error']) expect(paths).not.toContain(path);
    expect(entries.filter(({ path }) => path === '/')).toEqual([
      expect.objectContaining({ countries: null, lastModified: '2026-03-01T00:00:00Z' }),
    ]);
  });

  it('PUB-071 a product exists where it and its groups are offered', async () => {
    const entries = await loadEntries(system.mainSite);
    const find = (path: string) => entries.find((entry) => entry.path === path)?.countries;
    expect(find('/products/presses')).toEqual(['CH', 'US']);
    expect(find('/products/presses/ferro')).toEqual(['US']);
    expect(entries.find(({ path }) => path === '/products')?.languages).toEqual(['en']);
  });

  it('PUB-063 catalogue pages have the date of their last change, lists that of the newest thing on them', async () => {
    const entries = await loadEntries(system.mainSite);
    const find = (path: string) => entries.find((entry) => entry.path === path)?.lastModified?.slice(0, 10);
    expect([find('/products/presses/ferro'), find('/products/presses'), find('/products/tools')]).toEqual([
      '2026-04-05',
      '2026-04-05',
      '2026-01-05',
    ]);
    expect(find('/products')).toBe('2026-04-05');
  });

  it('PUB-048 sub-sites have their own pages only', async () => {
    const paths = (await loadEntries(academySite)).map(({ path }) => path);
    expect(paths).toEqual(['/', '/company/careers']);
  });
});
