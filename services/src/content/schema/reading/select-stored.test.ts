import { type GraphQLSchema, graphql } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentToken } from '../../../configuration/content-tokens.ts';
import { parseConfiguration } from '../../../configuration/parse-configuration.ts';
import { createBuiltInTokens } from '../../access/built-in-tokens.ts';
import { createContentAccess } from '../../access/content-access.ts';
import { tokens } from '../../access/tokens.fixture.ts';
import { createTestContent, type TestContent } from '../../create-test-content.ts';
import { contentModel } from '../../model/model.ts';
import type { PublishingContext } from '../../publishing/publishing-context.ts';
import { type ContentStore, createContentStore } from '../../store/content-store.ts';
import type { ContentDatabase, ContentTables } from '../../store/content-tables.ts';
import { createContentSchema } from '../create-content-schema.ts';
import type { ContentRequest } from './content-request.ts';

let content: TestContent;
let schema: GraphQLSchema;
let database: ContentDatabase;
/** Every model is small for the one, and none for the other. */
let stores: readonly [ContentStore, ContentStore];
beforeAll(async () => {
  content = await createTestContent();
  database = content.context.database.withTables<ContentTables>();
  schema = createContentSchema(contentModel);
  stores = [createContentStore(database, 10_000), createContentStore(database, 0)];
  await content.askDraft(`mutation {
    changed: updatePage(where: { id: "page-company" }, data: { title: "10 Machines" }) { id }
    other: updatePage(where: { id: "page-careers" }, data: { title: "9 machines", parentSlug: "" }) { id }
    draft: createPage(data: { slug: "only-a-draft", title: "Éclair" }) { id }
    unpublished: unpublishPage(where: { id: "page-services" }) { id }
    schedulePublishPage(where: { id: "page-careers" }, releaseAt: "2099-01-01T00:00:00Z") { id }
  }`);
}, 60_000);
afterAll(() => content.close());

const builtIn = createBuiltInTokens(
  { published: 'published-token-1', draft: 'drafts-token-0001', browser: 'kmx-development-browser' },
  contentModel.models.map(({ name }) => name),
);
const everyToken: readonly ContentToken[] = [
  ...builtIn,
  ...parseConfiguration({ CMS_TOKENS: JSON.stringify(tokens) }).contentTokens,
];

async function ask(store: ContentStore, source: string, token: ContentToken, stage: 'DRAFT' | 'PUBLISHED') {
  const contextValue: ContentRequest = {
    ...{ contentModel, store, database, access: createContentAccess(token), stage, locales: ['en'] },
    ...{ publishing: {} as PublishingContext, expectedRevision: null, assetOrigin: '', signAsset: () => '' },
    touched: new Set(),
    remainingEntries: 10_000,
  };
  const { data, errors } = await graphql({ schema, source, contextValue });
  const touched = [...contextValue.touched].toSorted();
  return {
    data,
    errors: errors?.map(({ message }) => message),
    touched,
    left: errors ? 0 : contextValue.remainingEntries,
  };
}

const pageFilters = [
  '{}',
  '{ slug: "company" }',
  '{ slug: "home", parentSlug: "home", site: { slug: null } }',
  '{ slug: "home", site: { id: "site-main" } }',
  '{ slug_not: "home" }',
  '{ slug_in: ["home", "company", null] }',
  '{ slug_not_in: ["home", "company"] }',
  '{ slug_starts_with: "c", slug_not_ends_with: "y" }',
  '{ slug_contains: "%" }',
  '{ slug: "\\u0000" }',
  '{ slug: null }',
  '{ parentSlug: "home" }',
  '{ parentSlug: "" }',
  '{ parentSlug_not: "home" }',
  '{ parentSlug_in: ["company", "home"] }',
  '{ parentSlug_not_in: ["home"] }',
  '{ pageType: null }',
  '{ pageType_not: null }',
  '{ pageType_contains: "ont" }',
  '{ alternateGroup_in: ["x"] }',
  '{ alternateGroup: null }',
  '{ alternateGroup_not_in: [null] }',
  '{ protection_in: [password, role] }',
  '{ protection: null }',
  '{ protection_not: none }',
  '{ noIndex: true }',
  '{ noIndex_not: true }',
  '{ noIndex: null }',
  '{ countries_contains_some: ["US", "CH"] }',
  '{ countries_contains_all: ["US"] }',
  '{ countries_contains_none: ["US"] }',
  '{ countries: ["US"] }',
  '{ countries: [] }',
  '{ countries_not: ["US"] }',
  '{ id_in: ["page-home", "page-company", "nothing"] }',
  '{ id_not: "page-home" }',
  '{ id_starts_with: "page-u" }',
  '{ createdAt_gt: "2026-01-05T10:00:00Z" }',
  '{ createdAt: "2026-01-05T10:00:00Z" }',
  '{ updatedAt_lt: "2026-02-01T00:00:00Z" }',
  '{ updatedAt_gte: "2026-02-01T00:00:00Z" }',
  '{ publishedAt_not: null }',
  '{ site: { id: "nothing" } }',
  '{ site: null }',
  '{ site: { name_contains: "K" } }',
  '{ NOT: [{ site: { id: "site-main" } }] }',
  '{ NOT: [{ slug: "home" }, { parentSlug: "home" }] }',
  '{ OR: [{ slug: "home" }, { slug: "company" }, { title_contains: "e" }] }',
  '{ OR: [{ slug: "home" }, { parentSlug: "company" }] }',
  '{ OR: [], AND: [], NOT: [] }',
  '{ AND: [{ slug_contains: "e" }, { NOT: [{ slug_contains: "o" }] }] }',
  '{ title_contains: "e" }',
  '{ _search: "machine" }',
  '{ _search: "" }',
  '{ passwordHash_not: null }',
  '{ slug: "company", passwordHash: "x" }',
  '{ documentInStages_some: { stage: PUBLISHED } }',
  '{ documentInStages_none: { stage: PUBLISHED } }',
  '{ documentInStages_every: { stage: DRAFT } }',
  '{ documentInStages_some: { stage: PUBLISHED, compareWithParent: { outdated_to: true } } }',
  '{ AND: [{ documentInStages_some: { stage: PUBLISHED } }, { NOT: [{ documentInStages_some: { compareWithParent: { outdated_to: true } } }] }] }',
  '{ documentInStages_some: { OR: [{ stage: DRAFT }, { NOT: [{ stage: DRAFT }] }] } }',
  '{ scheduledIn_some: { status: PENDING } }',
  '{ scheduledIn_none: { status: PENDING } }',
  '{ translationTargetLanguages_some: { language: "de" } }',
  '{ createdBy: { kind: PAT } }',
];
const pageOrders = [
  ...['', 'id_ASC', 'slug_DESC', 'title_ASC', 'title_DESC', 'createdAt_DESC', 'updatedAt_DESC', 'updatedAt_ASC'],
  ...['parentSlug_ASC', 'noIndex_ASC', 'alternateGroup_DESC', 'protection_ASC', 'publishedAt_DESC'],
];
const cuts = [
  'first: 5',
  'first: 3, skip: 2',
  'last: 4',
  'last: 2, skip: 1',
  'first: 0',
  'first: 200',
  'skip: 1000',
  'first: -1',
];
const localeLists = ['[en]', '[de, en]', '[ja]', '[fr, es, de, en]'];

function createQuery(
  plural: string,
  place: number,
  where: string,
  order: string,
  cut: string,
  locales: string,
): string {
  const orderBy = order === '' ? '' : `orderBy: ${order},`;
  return `{ list: ${plural}Connection(where: ${where}, ${orderBy} ${cut}, locales: ${locales}) {
    aggregate { count } pageInfo { hasNextPage hasPreviousPage startCursor } edges { node { id updatedAt ${place % 3 === 0 ? 'localizations { id }' : ''} } } } }`;
}

async function expectSame(query: string, token: ContentToken, stage: 'DRAFT' | 'PUBLISHED'): Promise<void> {
  const [small, large] = await Promise.all(stores.map((store) => ask(store, query, token, stage)));
  expect({ query, token: token.name, stage, ...large }).toEqual({ query, token: token.name, stage, ...small });
}

describe('HY-20 HY-42 a list chosen and counted by the database is the list that the filters themselves make', () => {
  it('of pages, with every filter and every order', async () => {
    const [site, editor] = builtIn;
    for (const [place, where] of pageFilters.entries()) {
      const order = pageOrders[place % pageOrders.length] ?? '';
      const cut = cuts[place % 3] ?? '';
      const locales = localeLists[place % localeLists.length] ?? '[en]';
      for (const [token, stage] of [
        [site, 'PUBLISHED'],
        [editor, 'DRAFT'],
        [editor, 'PUBLISHED'],
      ] as const) {
        if (token) await expectSame(createQuery('pages', place, where, order, cut, locales), token, stage);
      }
    }
    for (const [place, order] of pageOrders.entries()) {
      for (const [at, locales] of localeLists.entries()) {
        const cut = cuts[(place + at) % cuts.length] ?? '';
        if (editor) await expectSame(createQuery('pages', place, '{}', order, cut, locales), editor, 'DRAFT');
      }
    }
  }, 120_000);

  it('of whoever asks: with conditions, for some languages, without secrets', async () => {
    for (const token of everyToken) {
      for (const [place, where] of pageFilters.entries()) {
        if (place % 4 !== 0 && !where.includes('password') && !where.includes('Stages')) continue;
        const locales = localeLists[place % localeLists.length] ?? '[en]';
        await expectSame(
          createQuery('pages', place, where, 'slug_ASC', 'first: 4', locales),
          token,
          token.defaultStage,
        );
      }
      for (const where of [
        '{}',
        '{ category: { slug: "people" } }',
        '{ storyContacts_some: { slug_contains: "a" } }',
      ]) {
        await expectSame(
          createQuery('stories', 1, where, 'publicationDate_DESC', 'first: 4', '[de, en]'),
          token,
          token.defaultStage,
        );
      }
    }
  }, 120_000);

  it('of other models, by relations, with cursors, and one by a unique value', async () => {
    const [site, editor] = builtIn;
    const queries = [
      '{ stories(where: { productSlugs_contains_some: ["zeta"] }, orderBy: publicationDate_DESC) { id } }',
      '{ c: storiesConnection(where: { category: { slug: "people" } }) { aggregate { count } } }',
      '{ c: storiesConnection(where: { category: { slug: "nothing" } }) { aggregate { count } } }',
      '{ stories(where: { storyContacts_none: { slug: "nobody" } }, first: 3) { id } }',
      '{ stories(where: { storyContacts_every: { slug_contains: "a" } }, first: 3) { id } }',
      '{ newsFeedItems(orderBy: publicationDate_DESC, first: 4, after: "news-academy-autumn") { id } }',
      '{ newsFeedItems(orderBy: publicationDate_ASC, before: "news-academy-autumn", last: 2) { id } }',
      '{ newsFeedItems(orderBy: publicationDate_ASC, after: "nothing") { id } }',
      '{ newsFeedItems(where: { publicationDate_gt: "2026-01-01T00:00:00Z" }, orderBy: publicationDate_ASC) { id } }',
      '{ countries(orderBy: countryCode_ASC, first: 100, skip: 20) { countryCode name } }',
      '{ countries(orderBy: name_DESC, first: 100) { name } }',
      '{ country(where: { countryCode: "CH" }) { id name } country2: country(where: { countryCode: "\\u0000" }) { id } }',
      '{ page(where: { id: "page-home" }) { id } other: page(where: { id: "nothing" }) { id } node(id: "page-home") { id } }',
      '{ annualReports(orderBy: year_DESC) { year } storyCategories(orderBy: position_ASC) { slug } }',
      '{ systemRedirects(where: { previousUrl_in: ["/de/unternehmen-alt"] }, first: 100) { previousUrl } }',
      '{ navigationItems(where: { items_some: { path: "/company/careers" } }) { path items { path } } }',
      '{ sites(where: { slug: null }) { id } users(orderBy: name_ASC) { name } scheduledOperations { id status } }',
      '{ pages(first: 100) { site { id } scheduledIn(first: 2) { id } createdBy { name } documentInStages { id stage } } }',
    ];
    for (const query of queries) {
      if (site) await expectSame(query, site, 'PUBLISHED');
      if (editor) await expectSame(query, editor, 'DRAFT');
    }
  }, 120_000);

  it('HY-71 of what is planned, also when more has been planned since', async () => {
    const [, editor] = builtIn;
    if (editor === undefined) throw new Error('There is no token of editors');
    const planned = '{ pages(where: { scheduledIn_some: { status: PENDING } }, orderBy: slug_ASC) { slug } }';
    const listIds = async () => {
      const rows = await database
        .selectFrom('content_entry')
        .select('id')
        .where('model', 'like', 'Scheduled%')
        .execute();
      return rows.map(({ id }) => id);
    };
    await expectSame(planned, editor, 'DRAFT');
    const before = await listIds();
    await content.askDraft(
      'mutation { schedulePublishPage(where: { id: "page-company" }, releaseAt: "2099-01-01T00:00:00Z") { id } }',
    );
    // As a write reports it: the release and its operation, not the page.
    const changed = (await listIds()).filter((id) => !before.includes(id));
    for (const store of stores) await store.reload(...changed);
    expect((await ask(stores[1], planned, editor, 'DRAFT')).data).toEqual({
      pages: [{ slug: 'careers' }, { slug: 'company' }],
    });
  });
});
