import { renderPage } from '@kmx/remote-kit/contract-tests/server-checks.ts';
import { createLocale } from '@kmx/shared-contracts/locale.ts';
import { requirePage } from '@kmx/shared-contracts/page-redirect.ts';
import { StatusError } from '@kmx/shared-contracts/problem.ts';
import type { DataQuery, LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { expect, it } from 'vitest';
import { remote } from '../../remote.server.ts';
import { createTestContext, createTestRequest } from '../../test-page.ts';
import { loadSearchPage } from './search.load.ts';

const record = {
  title: 'Crimp <height>',
  description: 'Height & width.',
  url: '/en-ch/products/norma-12',
  type: 'product',
  language: 'de',
  highlights: {
    title: [
      ['Crimp', true],
      [' <height>', false],
    ],
    description: [['Height & width.', false]],
  },
};
const answer = {
  records: [record],
  total: 21,
  page: 1,
  pageSize: 10,
  types: [
    { type: 'product', count: 20 },
    { type: 'unheard-of', count: 1 },
  ],
  matching: 'all',
};
const createRequest = (query: Readonly<Record<string, string>>) =>
  createTestRequest({ path: '/search', query, locale: createLocale('en', 'CH') });

async function renderSearch(query: Readonly<Record<string, string>>, found: object = answer): Promise<string> {
  return render(createRequest(query), createTestContext(found));
}

async function render(request: PageRequest, context: LoadContext): Promise<string> {
  const result = requirePage(await loadSearchPage(request, context));
  return renderPage(remote, { request, result });
}

it('PUB-086 marks each word and escapes everything else', async () => {
  const html = await renderSearch({ q: 'crimp' });
  expect(html).toMatch(/<mark[^>]*>Crimp<\/mark><!-- --> &lt;height&gt;|<mark[^>]*>Crimp<\/mark> &lt;height&gt;/);
  expect(html).toContain('Height &amp; width.');
});

it('PUB-021 shows results with types to choose from, pages, and the language of untranslated ones', async () => {
  const html = await renderSearch({ q: 'crimp height' });
  expect(html).toContain('<form role="search" action="/en-ch/search" method="get">');
  expect(html).toContain('href="/en-ch/search?q=crimp+height&amp;type=product"');
  expect(html).toContain('href="/en-ch/search?q=crimp+height&amp;page=3"');
  expect(html).toContain('In German');
  expect(html).toMatch(/<h2[^>]*lang="de"/);
  expect(html).toMatch(/>Other[ <]/);
});

it('PUB-021 offers further links when the query is empty, nothing was found, or the search fails', async () => {
  const none = await renderSearch({ q: '<b>' }, { ...answer, records: [], total: 0, types: [] });
  expect(none).toContain('Nothing found for “&lt;b&gt;”');
  for (const html of [none, await renderSearch({})]) expect(html).toContain('href="/en-ch/contact"');
  const failing = {
    query: () => Promise.reject(new StatusError(503, 'down')),
    log: () => {},
  };
  const failed = requirePage(await loadSearchPage(createRequest({ q: 'crimp' }), failing));
  expect([failed.status, failed.data]).toMatchObject([503, { hasFailed: true, answer: null }]);
});

it('PUB-021 suggests a word of the catalogue that has results, marked with its language, when nothing was found', async () => {
  const group = { name: 'Crimpen', slug: 'crimping', description: '', image_url: '/x.webp', language: 'de-DE' };
  const classifications = { getProductClassifications: [{ ...group, supported_countries: null }] };
  const context = {
    query: ({ service }: DataQuery) =>
      Promise.resolve(service === 'search' ? { ...answer, records: [], total: 0, types: [] } : classifications),
    log: () => {},
  };
  const html = await render(createRequest({ q: 'Corvus 9000' }), context);
  expect(html).toContain('<a href="/en-ch/search?q=Crimpen" lang="de">Crimpen</a>');
  const down = {
    ...context,
    query: (query: DataQuery) => (query.service === 'search' ? context.query(query) : fail()),
  };
  expect(await render(createRequest({ q: 'Corvus 9000' }), down)).not.toContain('for example:');
});

const fail = () => Promise.reject(new StatusError(503, 'down'));

it('D-41 counts pages from 1, keeps the page out of indexes and caches, and redirects from beyond the last page', async () => {
  const asked: DataQuery[] = [];
  const context = {
    query: (query: DataQuery) => Promise.resolve(asked.push(query) > 0 ? answer : null),
    log: () => {},
  };
  const result = requirePage(
    await loadSearchPage(createRequest({ q: '  crimp   height ', page: '2', type: 'product' }), context),
  );
  expect(asked).toEqual([
    { service: 'search', query: 'search', variables: { query: 'crimp height', page: 2, type: 'product' } },
  ]);
  expect([result.head.robots, result.cache]).toEqual(['noindex', 'private']);
  const beyond = await loadSearchPage(createRequest({ q: 'crimp', page: '9' }), context);
  expect(beyond).toEqual({ redirect: { location: '/en-ch/search?q=crimp&page=3', permanent: false } });
});

it.each([
  [{ q: 'x'.repeat(5000) }, { query: 'x'.repeat(200), page: 1, type: null }],
  [
    { q: 'a', page: '-1', type: '<b>' },
    { query: 'a', page: 1, type: null },
  ],
  [
    { q: 'a', page: '1e9' },
    { query: 'a', page: 1, type: null },
  ],
])('reads the query of %o without trusting it', async (query, variables) => {
  let asked: unknown;
  const context = {
    query: (request: DataQuery) => {
      asked = request.variables;
      return Promise.resolve(answer);
    },
    log: () => {},
  };
  await loadSearchPage(createRequest(query), context);
  expect(asked).toEqual(variables);
});
