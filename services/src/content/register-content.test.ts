import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfiguration } from '../configuration.ts';
import { createServices } from '../create-services.ts';
import { openDatabase } from '../database/database.ts';
import { registerContent } from './register-content.ts';

const configuration = parseConfiguration({ CMS_TOKEN: 'published-token-1', CMS_DRAFT_TOKEN: 'drafts-token-0001' });
let app: FastifyInstance;
let address: string;

interface Answer {
  readonly status: number;
  readonly body: {
    // Every test reads another shape; the assertions below are the check.
    readonly data: Record<string, never>;
    readonly errors?: readonly { readonly message: string }[];
    readonly extensions?: { readonly requestId: string };
  };
}

async function ask(query: string, headers: Record<string, string> = {}, token = configuration.contentToken): Promise<Answer> {
  const response = await fetch(`${address}/content/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify({ query }),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

function askDraft(query: string, headers: Record<string, string> = {}): Promise<Answer> {
  return ask(query, headers, configuration.contentDraftToken);
}

beforeAll(async () => {
  const context = { configuration, database: await openDatabase(), logger: pino({ level: 'silent' }) };
  app = await createServices(context, [registerContent]);
  address = await app.listen({ host: '127.0.0.1', port: 0 });
}, 60_000);

afterAll(() => app.close());

describe('tokens and errors', () => {
  it('HY-81 answers 401 without a valid token, in the vendor error form', async () => {
    const { status, body } = await ask('{ countries { id } }', {}, 'some-other-token-1');
    expect(status).toBe(401);
    expect(body).toMatchObject({ errors: [{ message: 'token is not valid' }], data: null });
    expect(body.extensions?.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('HY-81 refuses drafts to the published token, asked by argument or by header, with 403', async () => {
    expect((await ask('{ pages(stage: DRAFT) { id } }')).status).toBe(403);
    expect((await ask('{ pages { id } }', { 'gcms-stage': 'DRAFT' })).status).toBe(403);
    expect((await ask('{ page(where: {id: "page-home"}) { documentInStages { id } } }')).status).toBe(403);
  });

  it('HY-80 answers an invalid query with 400 and the first message of the validation', async () => {
    const { status, body } = await ask('{ countries { nope } }');
    expect(status).toBe(400);
    expect(body.errors?.[0]?.message).toContain('nope');
    expect(body.data).toBeNull();
  });

  it('HY-35 refuses an unknown locale in the header with 400', async () => {
    expect((await ask('{ pages { id } }', { 'gcms-locales': 'de, xx' })).status).toBe(400);
  });

  it('HY-84 refuses queries that are too deep or touch too many entries', async () => {
    const deep = `{ navigationItems ${'{ items '.repeat(17)}{ id }${' }'.repeat(17)} }`;
    expect((await ask(deep)).body.errors?.[0]?.message).toContain('levels deep');
    const parts = Array.from({ length: 25 }, (_, index) => `a${index}: pages(first: 100) { site { headerNavigation { topItems { items { items { id } } } } } }`);
    expect((await ask(`{ ${parts.join(' ')} }`)).body.errors?.[0]?.message).toContain('too many entries');
  });
});

describe('locales and stages', () => {
  it('HY-31 takes the first locale the entry has, for the whole entry, and leaves entries with none out of lists', async () => {
    const query = '{ page(where: {id: "page-company"}) { locale title } pages(first: 100) { id } }';
    const { body } = await ask(query, { 'gcms-locales': 'fr,de' });
    expect(body.data['page']).toEqual({ locale: 'de', title: 'Unternehmen' });
    const french = await ask('{ page(where: {id: "page-company"}) { id } pages(first: 100) { id } }', { 'gcms-locales': 'fr' });
    expect(french.body.data['page']).toBeNull();
    expect(french.body.data['pages']).toEqual([{ id: 'page-france-home' }, { id: 'page-france-service' }]);
  });

  it('HY-05 lets an argument win over the header and the header over the default', async () => {
    const query = '{ a: page(where: {id: "page-company"}) { locale } b: page(where: {id: "page-company"}, locales: [ja]) { locale } }';
    const { body } = await ask(query, { 'gcms-locales': 'zh' });
    expect(body.data).toEqual({ a: { locale: 'zh' }, b: { locale: 'ja' } });
  });

  it('HY-32 cascades the locale into relations and lets a relation override it', async () => {
    const query = `{ site(where: {id: "site-main"}, locales: [de, en]) { headerNavigation {
      topItems(first: 1) { title items(first: 1) { locale } } japanese: topItems(first: 1, locales: [ja]) { title items(first: 1) { locale } } } } }`;
    const { body } = await ask(query);
    expect(body.data['site']).toEqual({
      headerNavigation: {
        topItems: [{ title: 'Produkte', items: [{ locale: 'de' }] }],
        japanese: [{ title: '製品', items: [{ locale: 'ja' }] }],
      },
    });
  });

  it('HY-34 lists localizations without the current one unless asked', async () => {
    const query = '{ page(where: {id: "page-home"}) { localizations { locale } } }';
    expect((await ask(query)).body.data['page']).toEqual({ localizations: [{ locale: 'de' }, { locale: 'ja' }, { locale: 'zh' }] });
  });

  it('EDT-007 shows a draft-only page to the draft token only', async () => {
    const query = '{ page(where: {id: "page-open-day"}) { stage publishedAt } }';
    expect((await ask(query)).body.data['page']).toBeNull();
    const draft = await askDraft(query, { 'gcms-stage': 'DRAFT' });
    expect(draft.body.data['page']).toEqual({ stage: 'DRAFT', publishedAt: null });
  });
});

describe('filters and paging', () => {
  it('HY-21 filters by text, list and boolean fields, and HY-24 does not match null with _not', async () => {
    const query = `{ starts: pages(where: {slug_starts_with: "car"}) { slug } some: pages(where: {countries_contains_some: ["US"]}) { id }
      hidden: countries(where: {hidden: true}) { countryCode } slugs: sites(where: {slug_not: "academy"}) { slug } main: sites(where: {slug: null}) { name } }`;
    const { body } = await ask(query);
    expect(body.data).toEqual({
      starts: [{ slug: 'careers' }],
      some: [{ id: 'page-home-us' }, { id: 'page-us-fast-track' }],
      hidden: [{ countryCode: 'LI' }],
      slugs: [{ slug: 'productronica' }, { slug: 'france' }, { slug: 'iberica' }],
      main: [{ name: 'KMX' }],
    });
  });

  it('HY-22 filters through relations and HY-20 combines with NOT', async () => {
    const query = `{ pages(where: {slug: "home", site: {slug: null}, NOT: [{countries_contains_some: ["US"]}]}) { id }
      navigationItems(where: {items_some: {path: "/company/careers"}}) { path } }`;
    expect((await ask(query)).body.data).toEqual({ pages: [{ id: 'page-home' }], navigationItems: [{ path: '/company' }] });
  });

  it('SRV-043 finds redirects by previousUrl_in and resolves their target page', async () => {
    const query = `{ systemRedirects(where: {previousUrl_in: ["/de/unternehmen-alt", "/nowhere"]}) { previousUrl link { path page { id slug parentSlug } } } }`;
    expect((await ask(query)).body.data).toEqual({
      systemRedirects: [
        { previousUrl: '/de/unternehmen-alt', link: { path: null, page: { id: 'page-company', slug: 'company', parentSlug: 'home' } } },
      ],
    });
  });

  it('SRV-044 pages the news feed by entry id, newest first, counting all matches', async () => {
    const fields = '{ aggregate { count } pageInfo { hasNextPage hasPreviousPage endCursor pageSize } edges { cursor node { publicationDate } } }';
    const first = await ask(`{ newsFeedItemsConnection(first: 4, orderBy: publicationDate_DESC) ${fields} }`);
    expect(first.body.data['newsFeedItemsConnection']).toMatchObject({
      aggregate: { count: 6 },
      pageInfo: { hasNextPage: true, hasPreviousPage: false, endCursor: 'news-academy-autumn', pageSize: 4 },
    });
    const query = `{ newsFeedItemsConnection(first: 4, after: "news-academy-autumn", orderBy: publicationDate_DESC) ${fields} }`;
    expect((await ask(query)).body.data['newsFeedItemsConnection']).toMatchObject({
      aggregate: { count: 6 },
      pageInfo: { hasNextPage: false, hasPreviousPage: true, pageSize: 2 },
      edges: [{ cursor: 'news-scriba-560' }, { cursor: 'news-spare-parts' }],
    });
  });

  it('HY-40 gives 10 entries by default', async () => {
    const { body } = await ask('{ few: countries { id } all: countries(first: 500) { id } }');
    expect([(body.data['few'] as unknown[]).length, (body.data['all'] as unknown[]).length]).toEqual([10, 15]);
  });
});

describe('values', () => {
  it('HY-50 renders rich text as html, text, markdown and tree', async () => {
    const query = '{ story(where: {slug: "what-a-micrograph-shows"}) { teaserImage { url alternativeText } body { html text markdown raw } } }';
    const story = (await ask(query)).body.data['story'] as { teaserImage: unknown; body: Record<string, string> };
    expect(story.teaserImage).toEqual({ url: '/images/story-3.webp', alternativeText: 'Cross-section of a stranded cable' });
    expect(story.body['html']).toContain('<h2>Three findings that stop a release</h2><ol><li>round strands');
    expect(story.body['text']).toContain('too high a burr');
    expect(story.body['markdown']).toContain('2. a burr longer');
    expect(story.body['raw']).toHaveProperty('children');
  });

  it('HY-17 resolves blocks as a union by __typename', async () => {
    const query = `{ page(where: {id: "page-home"}) { blocks { __typename ... on HeroBlock { image { url } links { text path } }
      ... on LocationsBlock { items { city contactTypes } } } } }`;
    const page = (await ask(query)).body.data['page'] as { blocks: readonly Record<string, unknown>[] };
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
    const { body } = await ask(
      '{ __type(name: "Node") { possibleTypes { name } } __schema { queryType { fields { name type { name kind } } } } }',
    );
    const types = (body.data['__type'] as { possibleTypes: readonly { name: string }[] }).possibleTypes;
    const fields = (body.data['__schema'] as { queryType: { fields: readonly { type: { name: string | null } }[] } }).queryType.fields;
    expect(types.length).toBe(11);
    for (const { name } of types) expect(fields.some((field) => field.type.name === name)).toBe(true);
  });
});

describe('writing', () => {
  it('HY-70 keeps an update in the draft until it is published', async () => {
    const read = '{ page(where: {id: "page-careers"}, locales: [de]) { title blocks { __typename } } }';
    const write = `mutation { updatePage(where: {id: "page-careers"}, data: {localizations: {update: [{locale: de, data: {title: "Stellen"}}]}}) { stage } }`;
    expect((await ask(write)).status).toBe(403);
    expect((await askDraft(write)).body.data).toEqual({ updatePage: { stage: 'DRAFT' } });
    expect((await ask(read)).body.data['page']).toMatchObject({ title: 'Karriere' });
    expect((await askDraft('mutation { publishPage(where: {id: "page-careers"}) { stage } }')).status).toBe(200);
    const page = (await ask(read)).body.data['page'] as { title: string; blocks: readonly unknown[] };
    expect([page.title, page.blocks.length]).toEqual(['Stellen', 3]);
  });

  it('HY-80 refuses a second entry with the same unique value', async () => {
    const { status, body } = await askDraft('mutation { createSystemRedirect(data: {previousUrl: "/corvus"}) { id } }');
    expect(status).toBe(400);
    expect(body.errors?.[0]?.message).toBe('value is not unique for the field "previousUrl"');
  });

  it('refuses blocks that do not fit the model and creates, unpublishes and deletes entries', async () => {
    const wrong = 'mutation { updatePage(where: {id: "page-home"}, data: {blocks: [{__typename: "TextBlock", colour: "red"}]}) { id } }';
    expect((await askDraft(wrong)).body.errors?.[0]?.message).toBe('data.blocks[0].colour: unknown field');
    const created = await askDraft('mutation { createPage(data: {slug: "new", title: "New", site: {connect: {id: "site-main"}}}) { id site { name } } }');
    const page = created.body.data['createPage'] as { id: string; site: unknown };
    expect(page.site).toEqual({ name: 'KMX' });
    const where = `where: {id: "${page.id}"}`;
    await askDraft(`mutation { publishPage(${where}) { id } }`);
    expect((await ask(`{ page(${where}) { title } }`)).body.data).toEqual({ page: { title: 'New' } });
    await askDraft(`mutation { unpublishPage(${where}) { id } }`);
    expect((await ask(`{ page(${where}) { title } }`)).body.data).toEqual({ page: null });
    await askDraft(`mutation { deletePage(${where}) { id } }`);
    expect((await askDraft(`{ page(${where}, stage: DRAFT) { title } }`)).body.data).toEqual({ page: null });
  });
});
