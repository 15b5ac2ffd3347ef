import { requirePage } from '@kmx/shared-contracts/page-redirect.ts';
import type { DataQuery } from '@kmx/shared-contracts/remote-module.ts';
import { expect, it } from 'vitest';
import { remote } from '../../remote.server.ts';
import { createTestRequest } from '../../test-page.ts';

const page = { id: 'p', locale: 'en', title: 'Stories', description: 'From the floor.', languages: [], countries: [] };
const categories = [
  { slug: 'people', locale: 'en', name: 'People' },
  { slug: 'technology', locale: 'en', name: 'Technology' },
];
const story = (slug: string) => ({
  locale: 'en',
  slug,
  title: `Story ${slug}`,
  leadText: null,
  publicationDate: '2026-03-01T00:00:00.000Z',
  teaserImage: null,
  category: { name: 'People', slug: 'people' },
});
const count = (number: number) => ({ aggregate: { count: number } });

async function load(query: Readonly<Record<string, string>>, languageChange: object = {}) {
  const asked: DataQuery[] = [];
  const request = createTestRequest({ path: '/stories', slug: 'stories', query, ...languageChange });
  const answer = await remote.load(request, {
    log: () => {},
    query: (question) => {
      asked.push(question);
      return Promise.resolve(
        question.query.includes('storyCategories')
          ? { pages: [page], storyCategories: categories }
          : { total: count(23), c0: count(12), c1: count(11), stories: [story('a'), story('b')] },
      );
    },
  });
  return { request, answer, variables: asked.at(-1)?.variables };
}

async function open(...given: Parameters<typeof load>) {
  const { answer, ...others } = await load(...given);
  return { ...others, result: requirePage(answer) };
}

it('PUB-009 PUB-034 the overview shows the newest stories and every category with its count, as links', async () => {
  const { request, result, variables } = await open({});
  expect(variables).toMatchObject({ where: {}, skip: 0, c0: 'people', c1: 'technology' });
  const html = await remote.render({ request, result }, new AbortController().signal);
  expect(html).toMatch(/href="\/en-ch\/stories"[^>]*aria-current="page"/);
  expect(html).toContain('href="/en-ch/stories?category=people"');
  expect(html).toContain('12 stories');
  expect(html).toContain('href="/en-ch/stories/b"');
  expect(html).toContain('href="/en-ch/stories?page=2" rel="next"');
});

it('PUB-034 category and page are part of the address, so that they work without scripts', async () => {
  const { result, variables } = await open({ category: 'people', page: '2' });
  expect(variables).toMatchObject({ where: { category: { slug: 'people' } }, skip: 10, first: 10 });
  expect(result.head.title).toBe('People – Stories – Page 2 | KMX');
  expect(result.data).toMatchObject({ category: 'people', pageNumber: 2, pageCount: 2 });
});

it('PUB-063 a page of the list is indexed under its own address, a filtered list is not', async () => {
  const describe = async (query: Readonly<Record<string, string>>) => {
    const { head, meta } = (await open(query)).result;
    return [head.title, head.robots, meta.query];
  };
  expect(await describe({})).toEqual(['Stories | KMX', null, undefined]);
  expect(await describe({ page: '2', utm_source: 'mail' })).toEqual(['Stories – Page 2 | KMX', null, '?page=2']);
  expect(await describe({ category: 'people' })).toEqual(['People – Stories | KMX', 'noindex', '?category=people']);
});

it.each([
  { query: { page: '4' }, location: '/en-ch/stories?page=3' },
  { query: { category: 'technology', page: '3' }, location: '/en-ch/stories?category=technology&page=2' },
])('PUB-034 a page beyond the last one leads to the last one: $location', async ({ query, location }) => {
  expect((await load(query)).answer).toEqual({ redirect: { location, permanent: false } });
});

it.each([{ category: 'unknown' }, { page: '0' }, { page: 'x' }])(
  'PUB-040 an overview that does not exist is not found: %o',
  async (query) => {
    expect((await open(query)).result.status).toBe(404);
  },
);

it('D-46 a page in another language is marked as such', async () => {
  const locale = { ...createTestRequest().locale, language: 'cs' };
  const { request, result } = await open({}, { locale });
  expect(result.meta).toMatchObject({ contentLanguage: 'en', isLanguageFallback: true });
  const html = await remote.render({ request, result }, new AbortController().signal);
  expect(html).toMatch(/lang="en"><h1>Stories/);
});
