import {
  buildSchema,
  type GraphQLOutputType,
  type GraphQLUnionType,
  getNamedType,
  isLeafType,
  isObjectType,
  isUnionType,
  parse,
  validate,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestContent, type TestContent } from './create-test-content.ts';
import { contentModel } from './model/model.ts';
import { generateSdl } from './schema/sdl/generate-sdl.ts';

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

  it('HY-19 SRV-044 a moment has one text whichever way it was written, and lists, filters and order agree about it', async () => {
    const create = (date: string, title: string) =>
      content.askDraft(
        `mutation { createNewsFeedItem(data: { title: "${title}", publicationDate: "${date}" }) { publicationDate } }`,
      );
    await create('2090-01-02T00:10:00Z', 'last');
    await create('2090-01-01T23:00:00Z', 'middle');
    const { values } = await create('2090-01-02T00:30:00+02:00', 'first');
    expect(values).toEqual({ createNewsFeedItem: { publicationDate: '2090-01-01T22:30:00.000Z' } });
    const list = (where: string) =>
      content.askDraft(
        `{ newsFeedItems(stage: DRAFT, orderBy: publicationDate_ASC, where: { ${where} }) { title publicationDate } }`,
      );
    const all = await list('publicationDate_gt: "2090-01-01T00:00:00+09:00"');
    const titles = (answer: typeof all) =>
      (answer.values['newsFeedItems'] as readonly { title: string }[]).map(({ title }) => title);
    expect(titles(all)).toEqual(['first', 'middle', 'last']);
    expect(titles(await list('publicationDate: "2090-01-01T20:30:00-02:00"'))).toEqual(['first']);
    expect(titles(await list('publicationDate_in: ["2090-01-02T08:10:00+08:00"]'))).toEqual(['last']);
  });

  it('HY-19 takes a moment in variables, nested writes, components and whole values, and refuses what names none', async () => {
    const ask = (query: string, variables: unknown) =>
      fetch(content.endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer drafts-token-0001' },
        body: JSON.stringify({ query, variables }),
      });
    const create =
      `mutation ($date: DateTime, $dates: [CalendarBlockCreateWithPositionInput!], $blocks: PageBlockCreateManyInlineInput) {
      createPage(data: { slug: "dates", title: "Dates", blocks: $blocks, translationTargetLanguages: { create: [{ language: "de", exportedAt: $date }] } }) {
        translationTargetLanguages { exportedAt } blocks { ... on CalendarBlock { dates { date } } }
      }
    }`.replace('$dates: [CalendarBlockCreateWithPositionInput!], ', '');
    const date = '2030-06-01T09:00:00+09:00';
    const whole = { date, blocks: [{ __typename: 'CalendarBlock', title: 'C', dates: [{ title: 'D', date }] }] };
    const answer = await (await ask(create, whole)).json();
    expect(answer).toEqual({
      data: {
        createPage: {
          translationTargetLanguages: [{ exportedAt: '2030-06-01T00:00:00.000Z' }],
          blocks: [{ dates: [{ date: '2030-06-01T00:00:00.000Z' }] }],
        },
      },
    });
    const query = 'query ($date: DateTime) { newsFeedItems(where: { publicationDate_gt: $date }) { id } }';
    for (const wrong of ['tomorrow', '2030-02-30', 5, true]) {
      expect([wrong, (await ask(query, { date: wrong })).status]).toEqual([wrong, 400]);
      expect([wrong, (await ask(create, { ...whole, date: wrong })).status]).toEqual([wrong, 400]);
    }
    expect((await content.ask('{ newsFeedItems(where: { publicationDate_gt: "soon" }) { id } }')).status).toBe(400);
    const inBlock = { date, blocks: [{ __typename: 'CalendarBlock', dates: [{ title: 'D', date: 'soon' }] }] };
    expect((await ask(create, inBlock)).status).toBe(400);
  });

  it('HY-21 HY-24 null sets no bound, and means a missing value in comparisons', async () => {
    const count = async (where: string) => {
      const { values } = await content.ask(`{ newsFeedItemsConnection(where: { ${where} }) { aggregate { count } } }`);
      return (values['newsFeedItemsConnection'] as { aggregate: { count: number } }).aggregate.count;
    };
    const all = await count('');
    expect(all).toBeGreaterThan(10);
    const open = ['publicationDate_lt', 'publicationDate_lte', 'publicationDate_gt', 'publicationDate_gte'];
    const others = ['title_contains', 'title_not_starts_with', 'id_in', 'publicationDate_not_in', 'scheduledIn_every'];
    for (const key of [...open, ...others]) expect([key, await count(`${key}: null`)]).toEqual([key, all]);
    expect(await count('publicationDate_gte: "2000-01-01", publicationDate_lte: null')).toBe(all);
    expect([await count('publicationDate: null'), await count('id_in: []')]).toEqual([0, 0]);
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
      url: 'http://localhost:3000/images/products/norma-70-front.webp',
      alternativeText: 'Micrograph system with specimens and a section on its screen',
    });
    expect(story.body['html']).toContain('<h2>Three findings that stop a release</h2><ol><li>round strands');
    expect(story.body['text']).toContain('too high a burr');
    expect(story.body['markdown']).toContain('2. a burr longer');
    expect(story.body['raw']).toHaveProperty('children');
  });

  it('HY-60 HY-62 the address of an asset can be loaded from anywhere; the shell asks for one under each of its hosts', async () => {
    const query =
      '{ asset(where: { id: "asset-company" }) { url small: url(transformation: { image: { resize: { width: 480 } } }) } }';
    const paths = { url: '/images/company.webp', small: '/images/assets/resize=fit:clip,width:480/asset-company' };
    const { values } = await content.ask(query);
    expect(values['asset']).toEqual({
      url: `http://localhost:3000${paths.url}`,
      small: `http://localhost:3000${paths.small}`,
    });
    expect((await content.ask(query, { 'x-asset-addresses': 'relative' })).values['asset']).toEqual(paths);
    const write = `mutation { updateAsset(where: { id: "asset-company" }, data: { url: "http://localhost:3000${paths.url}" }) { url } }`;
    expect((await content.askDraft(write)).values).toEqual({
      updateAsset: { url: `http://localhost:3000${paths.url}` },
    });
    const kept = await content.askDraft(
      '{ assetVersion(where: { id: "asset-company", revision: 2, stage: DRAFT }) { data } }',
    );
    expect(kept.values['assetVersion']).toMatchObject({ data: { url: paths.url } });
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
    expect(page.blocks[0]).toMatchObject({ image: { url: 'http://localhost:3000/images/home-hero.webp' } });
  });

  it('HY-17 all blocks can be selected in one query, whatever fields they share', async () => {
    const schema = buildSchema(generateSdl(contentModel));
    const select = (type: GraphQLOutputType, depth: number): string => {
      const named = getNamedType(type);
      if (!isObjectType(named)) return isUnionType(named) ? selectMembers(named, depth) : '';
      const fields = Object.values(named.getFields()).flatMap((field) => {
        const inner = getNamedType(field.type);
        // Related entries are fetched by their own queries, as clients that read everything do.
        if (isObjectType(inner) && inner.getInterfaces().length > 0) return [`${field.name} { id }`];
        if (!isLeafType(inner) && depth === 0) return [];
        return [`${field.name}${select(field.type, depth - 1)}`];
      });
      return ` { __typename ${fields.join(' ')} }`;
    };
    const selectMembers = (union: GraphQLUnionType, depth: number) =>
      ` { ${union
        .getTypes()
        .map((member) => `... on ${member.name}${select(member, depth)}`)
        .join(' ')} }`;
    for (const name of ['PageBlock', 'StoryBodyRichTextEmbeddedTypes']) {
      const union = schema.getType(name);
      if (!isUnionType(union)) throw new Error(`no union ${name}`);
      const field = name === 'PageBlock' ? 'pages { blocks' : 'stories { body { references';
      const text = `{ ${field}${selectMembers(union, 4)} }${name === 'PageBlock' ? '' : ' }'} }`;
      expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
    }
  });

  it('HY-17 CON-017 a block takes the layouts that its kind knows', async () => {
    const set = (block: string) =>
      content.askDraft(
        `mutation { updatePage(where: { id: "page-home" }, data: { blocks: { create: [${block}] } }) { id } }`,
      );
    expect((await set('{ VideoBlock: { data: { layout: Aside } } }')).status).toBe(200);
    expect((await set('{ VideoBlock: { data: { layout: Inline } } }')).message).toContain('expected Stretched, Aside');
    expect((await set('{ ImageBlock: { data: { layout: Inline } } }')).status).toBe(200);
    expect((await set('{ ImageBlock: { data: { layout: Aside } } }')).status).toBe(400);
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
