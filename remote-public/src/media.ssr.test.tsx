import { renderPage } from '@kmx/remote-kit/contract-tests/server-checks.ts';
import { requirePage } from '@kmx/shared-contracts/page-redirect.ts';
import type { DataQuery } from '@kmx/shared-contracts/remote-module.ts';
import { expect, it } from 'vitest';
import { mediaPages, releaseFixtures } from './media-pages.fixture.ts';
import { remote } from './remote.server.ts';
import { createTestContext, createTestRequest } from './test-page.ts';

const anyQuery: DataQuery = { service: 'content', query: '', variables: {} };

async function renderMedia(name: string, change: object = {}): Promise<string> {
  const fixture = mediaPages.find((page) => page.name === name);
  if (fixture === undefined) throw new Error(`No fixture ${name}`);
  const { path } = fixture;
  const request = createTestRequest({ path, url: `/en-ch${path}`, slug: path.split('/').at(-1), ...change });
  const result = requirePage(await remote.load(request, createTestContext(fixture.answer?.(anyQuery))));
  return renderPage(remote, { request, result });
}

it('PUB-002 SYS-066 the list marks ad hoc announcements in words and filters by links', async () => {
  const html = await renderMedia('media releases');
  expect(html.match(/Ad hoc<\/span>/g)).toHaveLength(2);
  expect(html).toContain('href="/en-ch/media-releases?adhoc=true"');
  expect(html).toContain('href="/en-ch/media-releases?year=2025"');
});

it('PUB-003 a release shows date, text with localized links, press contact and neighbours', async () => {
  const html = await renderMedia('media release');
  expect(html).toContain('<time dateTime="2026-03-12T05:00:00.000Z">12 March 2026</time>');
  expect(html).toContain('href="/en-ch/products"');
  expect(html).toContain('href="tel:+41520001240"');
  expect(html).toContain('rel="next"');
});

it('PUB-011 PUB-012 PUB-013 files can be opened in each language and saved in the reader’s', async () => {
  const html = await renderMedia('media release');
  expect(html).toContain('href="/file/report"');
  expect(html).toContain('href="/file/report?dl=true"');
  expect(html).toContain('href="/file/report?l=de"');
  expect(html).toContain('PDF · 7 kB · English');
});

it('PUB-033 the annual report shows its figures as a chart with a name and as a table', async () => {
  const html = await renderMedia('annual report');
  const [, label = ''] = /<svg[^>]* aria-labelledby="([^"]+)"/.exec(html) ?? [];
  const name = 'Net sales in CHF million as bars, 2024 to 2025; the table below holds the values';
  expect(html).toMatch(new RegExp(`<span id="${label}"[^>]*>${name}</span>`));
  expect(html.match(/<rect /g)).toHaveLength(2);
  expect(html).toMatch(/<th[^>]*scope="row"[^>]*>.*Net sales.*<\/th><td[^>]*>1.{1,6}446\.2<\/td>/);
});

it('PUB-024 PUB-104 the page of a whitepaper has a request form with the privacy policy', async () => {
  const html = await renderMedia('whitepaper');
  expect(html).toContain('action="/api/forms/whitepaper"');
  expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*name="privacy"|<input[^>]*name="privacy"[^>]*type="checkbox"/);
  expect(html).not.toContain('/file/report');
});

it('PUB-024 after sending, the whitepaper is offered immediately', async () => {
  const form = { kind: 'whitepaper', status: 'sent', values: {}, problems: {} };
  expect(await renderMedia('whitepaper', { form })).toContain('href="/file/report"');
});

it('PUB-020 an investor page shows dates, files, whitepapers and ad hoc announcements', async () => {
  const file = {
    slug: 'report',
    localizations: [{ locale: 'en', title: 'Report', mimeType: 'application/pdf', size: 1 }],
  };
  const intro = {
    raw: {
      children: [{ type: 'paragraph', children: [{ type: 'link', href: '/products', children: [{ text: 'all' }] }] }],
    },
  };
  const paper = { locale: 'de', slug: 'crimp', title: 'Crimphöhe', leadText: null, image: null };
  const page = {
    id: 'p',
    locale: 'en',
    title: 'Investors',
    pageType: 'Investors',
    theme: null,
    description: null,
    languages: [],
    countries: [],
    mainSiteOnly: null,
    protection: null,
    noIndex: null,
    blocks: [
      {
        __typename: 'CalendarBlock',
        title: 'Dates',
        dates: [{ date: '2027-03-11T07:00:00.000Z', title: 'Annual results', place: null }],
      },
      { __typename: 'DownloadsBlock', title: 'Reports', intro, files: [file] },
      { __typename: 'WhitepaperBlock', title: 'Papers', whitepapers: [paper] },
      { __typename: 'MediaReleasesBlock', title: 'Ad hoc', count: 1, adhocOnly: true },
    ],
  };
  const queries: DataQuery[] = [];
  const request = createTestRequest({ path: '/company/investors', slug: 'investors', parentSlug: 'company' });
  const context = {
    ...createTestContext(null),
    query: (query: DataQuery) => {
      queries.push(query);
      return Promise.resolve({ pages: [page], mediaReleases: releaseFixtures.slice(0, 1) });
    },
  };
  const result = requirePage(await remote.load(request, context));
  const html = await renderPage(remote, { request, result });
  expect(queries.at(-1)?.variables).toEqual({ first: 1, kinds: [{ adhoc: true }] });
  expect(html).toContain('<time dateTime="2027-03-11">11 March 2027</time>');
  expect(html).toContain('<a href="/en-ch/products">all</a>');
  expect(html).toContain('href="/file/report"');
  expect(html).toMatch(/<li lang="de">.*href="\/en-ch\/whitepapers\/crimp"/);
  expect(html).toContain('href="/en-ch/media-releases/release-2026-08-20"');
  expect(html).toContain('href="/en-ch/media-releases?adhoc=true"');
});
