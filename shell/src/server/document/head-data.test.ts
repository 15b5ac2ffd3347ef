import { createLocale } from '@kmx/shared-contracts/locale.ts';
import type { PageHead } from '@kmx/shared-contracts/page.ts';
import { describe, expect, it } from 'vitest';
import { createSite } from '../../site/system-data.fixture.ts';
import { writeSocialTags } from './social-tags.ts';
import { createStructuredData } from './structured-data.ts';

const head: PageHead = {
  title: 'A "page"',
  description: null,
  robots: null,
  image: '/images/a.webp',
  structuredData: [],
};
const chrome = {
  canonicalUrl: 'https://kmx.example/de-ch/a',
  alternates: [
    { hreflang: 'de-CH', href: 'https://kmx.example/de-ch/a' },
    { hreflang: 'en', href: 'https://kmx.example/en/a' },
    { hreflang: 'x-default', href: 'https://kmx.example/a' },
  ],
};

describe('social tags', () => {
  const write = (change: Partial<PageHead> = {}, pageType = 'Content') =>
    writeSocialTags({
      head: { ...head, ...change },
      chrome,
      siteName: 'KMX',
      locale: createLocale('de', 'CH'),
      pageType,
      origin: 'https://kmx.example',
    }).join('\n');

  it('PUB-063 names the absolute picture, the canonical address and the other languages', () => {
    const tags = write();
    expect(tags).toContain(
      'og:image" content="https://kmx.example/images/a.webp?w=1200&amp;h=675&amp;fit=crop&amp;q=90"',
    );
    expect(tags).toContain('og:url" content="https://kmx.example/de-ch/a"');
    expect(tags).toContain('og:locale" content="de_CH"');
    expect(tags).toContain('og:locale:alternate" content="en_US"');
    expect(tags).not.toContain('og:description');
    expect(tags).toContain('A &quot;page&quot;');
  });

  it('calls stories articles, and has a picture for pages without one', () => {
    expect(write({ image: null }, 'Story')).toMatch(/og:type" content="article"[\s\S]*images\/home-hero\.webp/);
    expect(write({ image: 'https://elsewhere.example/a.png' })).not.toContain('elsewhere');
  });
});

describe('structured data', () => {
  const mainSite = createSite('KMX', { slug: null });
  const create = (path: string, own: readonly Readonly<Record<string, unknown>>[] = [], change: object = {}) =>
    createStructuredData({
      site: mainSite,
      mainSite,
      chrome: {
        canonicalUrl: 'https://kmx.example/en',
        mainSitePrefix: '/en',
        breadcrumbs: [
          { title: 'Home', href: '/en' },
          { title: 'Company', href: null },
        ],
      },
      description: null,
      path,
      urlPrefix: '/en',
      language: 'en',
      origin: 'https://kmx.example',
      own,
      ...change,
    });

  it('PUB-050 says the trail of every page with absolute addresses', () => {
    expect(create('/company')).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://kmx.example/en' },
          { '@type': 'ListItem', position: 2, name: 'Company' },
        ],
      },
    ]);
  });

  it('PUB-050 describes the visible trail and no other, and completes the addresses of the remote', () => {
    const product = { '@type': 'Product', image: ['/images/a.webp'], name: '/not an address' };
    const article = { '@type': 'Article', mainEntityOfPage: '/en/stories/a' };
    expect(create('/products/a', [{ '@type': 'BreadcrumbList' }, product, article]).slice(1)).toEqual([
      { '@type': 'Product', image: ['https://kmx.example/images/a.webp'], name: '/not an address' },
      { '@type': 'Article', mainEntityOfPage: 'https://kmx.example/en/stories/a' },
    ]);
  });

  it('PUB-021 tells organization and site with its search on the home page', () => {
    const [organization, website] = create('/');
    expect(organization).toMatchObject({ '@type': 'Organization', url: 'https://kmx.example/en' });
    expect(JSON.stringify(website)).toContain('https://kmx.example/en/search?q={search_term_string}');
  });

  it('PUB-063 the sites of one company name one organization, under its own name and address', () => {
    const company = { '@id': 'https://kmx.example/#organization', name: 'KMX' };
    expect(create('/')[0]).toMatchObject(company);
    const fair = { site: createSite('Fair'), urlPrefix: '/en/fair', description: 'A fair' };
    const [organization, website] = create('/', [], fair);
    expect(organization).toMatchObject({ ...company, url: 'https://kmx.example/en' });
    expect(organization).not.toHaveProperty('description');
    expect(website).toMatchObject({
      name: 'Fair',
      url: 'https://kmx.example/en/fair',
      publisher: { '@id': company['@id'] },
    });
    const chrome = {
      canonicalUrl: 'https://academy.example/en',
      breadcrumbs: [],
      mainSitePrefix: 'https://kmx.example/en',
    };
    const academy = { site: createSite('Academy'), origin: 'https://academy.example', chrome };
    expect(create('/', [], academy)[0]).toMatchObject({ ...company, url: 'https://kmx.example/en' });
  });
});
