import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestContent, type TestContent } from './create-test-content.ts';
import { contentModel } from './model/model.ts';

let content: TestContent;
beforeAll(async () => {
  content = await createTestContent();
}, 60_000);
afterAll(() => content.close());

describe('filters and paging', () => {
  it('HY-21 filters by text, list and boolean fields, and HY-24 does not match null with _not', async () => {
    const query = `{ starts: pages(where: {slug_starts_with: "car"}) { slug } some: pages(where: {countries_contains_some: ["US"]}) { id }
      hidden: countries(where: {hidden: true}) { countryCode } slugs: sites(where: {slug_not: "academy"}) { slug } main: sites(where: {slug: null}) { name } }`;
    const { values } = await content.ask(query);
    expect(values).toEqual({
      starts: [{ slug: 'careers' }],
      some: [{ id: 'page-home-us' }, { id: 'page-us-fast-track' }, { id: 'page-us-warranty' }],
      hidden: [{ countryCode: 'LI' }],
      slugs: ['productronica', 'events', 'brand-portal', 'france', 'iberica'].map((slug) => ({ slug })),
      main: [{ name: 'KMX' }],
    });
  });

  it('HY-22 filters through relations and HY-20 combines with NOT', async () => {
    const query = `{ pages(where: {slug: "home", site: {slug: null}, NOT: [{countries_contains_some: ["US", "CH", "JP"]}]}) { id }
      navigationItems(where: {items_some: {path: "/company/careers"}}) { path } }`;
    expect((await content.ask(query)).values).toEqual({
      pages: [{ id: 'page-home' }],
      navigationItems: [{ path: '/company' }],
    });
  });

  it('SRV-043 finds redirects by previousUrl_in and resolves their target page', async () => {
    const query = `{ systemRedirects(where: {previousUrl_in: ["/de/unternehmen-alt", "/nowhere"]}) { previousUrl link { path page { id slug parentSlug } } } }`;
    expect((await content.ask(query)).values).toEqual({
      systemRedirects: [
        {
          previousUrl: '/de/unternehmen-alt',
          link: { path: null, page: { id: 'page-company', slug: 'company', parentSlug: 'home' } },
        },
      ],
    });
  });

  it('SRV-044 pages the news feed by entry id, newest first, counting all matches', async () => {
    const fields =
      '{ aggregate { count } pageInfo { hasNextPage hasPreviousPage endCursor pageSize } edges { cursor node { publicationDate } } }';
    const first = await content.ask(`{ newsFeedItemsConnection(first: 4, orderBy: publicationDate_DESC) ${fields} }`);
    expect(first.values['newsFeedItemsConnection']).toMatchObject({
      aggregate: { count: 14 },
      pageInfo: { hasNextPage: true, hasPreviousPage: false, endCursor: 'news-academy-autumn', pageSize: 4 },
    });
    const query = `{ newsFeedItemsConnection(first: 4, after: "news-academy-autumn", orderBy: publicationDate_DESC) ${fields} }`;
    expect((await content.ask(query)).values['newsFeedItemsConnection']).toMatchObject({
      aggregate: { count: 14 },
      pageInfo: { hasNextPage: true, hasPreviousPage: true, pageSize: 4 },
      edges: [
        { cursor: 'news-scriba-560' },
        { cursor: 'news-spare-parts' },
        { cursor: 'news-karoo-service' },
        { cursor: 'news-calibration-iso' },
      ],
    });
  });

  it('HY-40 gives 10 entries by default', async () => {
    const { values } = await content.ask('{ few: countries { id } all: countries(first: 500) { id } }');
    expect([(values['few'] as unknown[]).length, (values['all'] as unknown[]).length]).toEqual([10, 15]);
  });
});

describe('values', () => {
  it('HY-50 renders rich text as html, text, markdown and tree', async () => {
    const query =
      '{ story(where: {slug: "what-a-micrograph-shows"}) { teaserImage { url alternativeText } body { html text markdown raw } } }';
    const story = (await content.ask(query)).values['story'] as { teaserImage: unknown; body: Record<string, string> };
    expect(story.teaserImage).toEqual({
      url: '/images/story-3.webp',
      alternativeText: 'Cross-section of a stranded cable',
    });
    expect(story.body['html']).toContain('<h2>Three findings that stop a release</h2><ol><li>round strands');
    expect(story.body['text']).toContain('too high a burr');
    expect(story.body['markdown']).toContain('2. a burr longer');
    expect(story.body['raw']).toHaveProperty('children');
  });

  it('HY-17 resolves blocks as a union by __typename', async () => {
    const query = `{ page(where: {id: "page-home"}) { blocks { __typename ... on HeroBlock { image { url } links { text path } }
      ... on LocationsBlock { count } } } }`;
    const page = (await content.ask(query)).values['page'] as { blocks: readonly Record<string, unknown>[] };
    expect(page.blocks.map((block) => block['__typename'])).toEqual([
      'HeroBlock',
      'TaskBlock',
      'TeaserBlock',
      'NumbersBlock',
      'StoriesBlock',
      'LocationsBlock',
    ]);
    expect(page.blocks[0]).toMatchObject({ image: { url: '/images/home-hero.webp' } });
  });

  it('HY-14 gives every model a singular and a plural root field of its type', async () => {
    const { values } = await content.ask(
      '{ __type(name: "Node") { possibleTypes { name } } __schema { queryType { fields { name type { name kind } } } } }',
    );
    const types = (values['__type'] as { possibleTypes: readonly { name: string }[] }).possibleTypes;
    const fields = (values['__schema'] as { queryType: { fields: readonly { type: { name: string | null } }[] } })
      .queryType.fields;
    expect(types.length).toBe(contentModel.models.length);
    for (const { name } of types) expect(fields.some((field) => field.type.name === name)).toBe(true);
  });
});
