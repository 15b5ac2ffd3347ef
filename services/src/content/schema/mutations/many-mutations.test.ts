import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestContent, type TestContent } from '../../create-test-content.ts';

const englishEditor = 'english-editor-token-1';
const reader = 'reader-of-drafts-1';
const tokens = [
  { name: 'English editor', token: englishEditor, grants: [{ actions: ['read'] }, { locales: ['en'] }] },
  { name: 'Reader of drafts', token: reader, grants: [{ actions: ['read'] }] },
];

let content: TestContent;
beforeAll(async () => {
  content = await createTestContent({
    CMS_TOKENS: JSON.stringify(tokens),
    // Nothing listens there, so that the pending messages stay in the table.
    CONTENT_WEBHOOK_URLS: 'http://127.0.0.1:9/webhook',
    CONTENT_WEBHOOK_SECRET: 'a-secret-of-this-test',
  });
  for (const position of [1, 2, 3]) {
    const localizations = `localizations: { create: [{ locale: de, data: { name: "Alt" } }] }`;
    const data = `slug: "many-${position}", position: ${position}, name: "Old", ${localizations}`;
    await content.askDraft(`mutation { createStoryCategory(data: { ${data} }) { id } }`);
  }
}, 60_000);
afterAll(() => content.close());

const all = 'where: { slug_starts_with: "many-" }';
const connection = 'aggregate { count } pageInfo { pageSize } edges { node { slug name position stage } }';
const readCategories = async (stage = 'DRAFT', locale = 'en') => {
  const answer = await content.askDraft(
    `{ storyCategories(${all}, stage: ${stage}, locales: [${locale}], orderBy: position_ASC) { name position } }`,
  );
  return answer.values['storyCategories'];
};
const mutate = (field: string, selection: string, token?: string) => {
  const text = `mutation { ${field} { ${selection} } }`;
  return token === undefined ? content.askDraft(text) : content.ask(text, {}, token);
};

const eventSchema = v.array(v.object({ body: v.string() }));
async function readEvents(): Promise<readonly string[]> {
  const rows = await content.context.database
    .withTables<{ content_event: { id: number; body: string } }>()
    .selectFrom('content_event')
    .select('body')
    .orderBy('id')
    .execute();
  const bodySchema = v.object({ operation: v.string(), data: v.looseObject({ slug: v.optional(v.string()) }) });
  return v.parse(eventSchema, rows).map(({ body }) => {
    const { operation, data } = v.parse(bodySchema, JSON.parse(body));
    return `${operation} ${data.slug}`;
  });
}

describe('HY-70 mutations of many entries that answer a connection', () => {
  it('HY-70 give the same values to all entries of the filter, top-level texts to the default locale', async () => {
    const data = 'data: { name: "New", localizations: { update: [{ locale: de, data: { name: "Neu" } }] } }';
    const answer = await mutate(`updateManyStoryCategoriesConnection(${all}, ${data})`, connection);
    expect(answer.values['updateManyStoryCategoriesConnection']).toMatchObject({
      aggregate: { count: 3 },
      pageInfo: { pageSize: 3 },
      edges: Array.from({ length: 3 }, () => ({ node: { name: 'New', stage: 'DRAFT' } })),
    });
    expect(await readCategories()).toEqual([1, 2, 3].map((position) => ({ name: 'New', position })));
    expect(await readCategories('DRAFT', 'de')).toEqual([1, 2, 3].map((position) => ({ name: 'Neu', position })));
  });

  it('HY-70 HY-86 leave a revision, a line in the log and a message for each entry', async () => {
    const events = await readEvents();
    expect(events.filter((event) => event.startsWith('update')).sort()).toEqual([
      'update many-1',
      'update many-2',
      'update many-3',
    ]);
    const { values } = await content.askDraft(`{ storyCategories(${all}, stage: DRAFT) { history { revision } } }`);
    expect(values['storyCategories']).toEqual(
      Array.from({ length: 3 }, () => ({ history: [{ revision: 2 }, { revision: 1 }] })),
    );
    const log = await fetch(new URL('/content/log?model=StoryCategory&action=update', content.endpoint), {
      headers: { authorization: 'Bearer drafts-token-0001' },
    });
    expect(v.parse(v.object({ count: v.number() }), await log.json()).count).toBe(3);
  });

  it('HY-70 take neither relations nor unique values', async () => {
    const slug = await mutate(`updateManyStoryCategoriesConnection(${all}, data: { slug: "same" })`, connection);
    expect([slug.status, slug.message]).toEqual([400, expect.stringContaining('"slug"')]);
    const relation = 'data: { category: { disconnect: true } }';
    const story = await mutate(`updateManyStoriesConnection(${relation})`, 'aggregate { count }');
    expect([story.status, story.message]).toEqual([400, expect.stringContaining('"category"')]);
  });

  it('HY-70 filter by what all locales of an entry share', async () => {
    const answer = await mutate('deleteManyStoryCategoriesConnection(where: { name: "New" })', connection);
    expect([answer.status, answer.message]).toEqual([400, expect.stringContaining('StoryCategoryManyWhereInput')]);
  });

  it('HY-70 write all or none: what one entry refuses leaves the others as they were', async () => {
    await mutate('createStory(data: { slug: "whole", title: "Whole", productSlugs: [] })', 'id');
    const half = 'slug: "half", productSlugs: [], localizations: { create: [{ locale: de, data: { leadText: "x" } }] }';
    expect((await mutate(`createStory(data: { ${half} })`, 'id')).status).toBe(200);
    const both = 'where: { slug_in: ["whole", "half"] }';
    const refused = await mutate(`publishManyStoriesConnection(${both})`, 'aggregate { count }');
    expect(refused.status).toBe(400);
    expect((await content.ask('{ stories(where: { slug_in: ["whole", "half"] }) { slug } }')).values).toEqual({
      stories: [],
    });
    expect((await readEvents()).filter((event) => event.startsWith('publish'))).toEqual([]);
  });

  it('HY-02 HY-70 ask for the permission entry by entry and language by language', async () => {
    const german = 'data: { localizations: { update: [{ locale: de, data: { name: "Anders" } }] } }';
    const withGerman = `updateManyStoryCategoriesConnection(${all}, ${german})`;
    expect((await mutate(withGerman, connection, englishEditor)).status).toBe(403);
    expect(await readCategories('DRAFT', 'de')).toEqual([1, 2, 3].map((position) => ({ name: 'Neu', position })));
    const english = `updateManyStoryCategoriesConnection(${all}, data: { name: "Newer" })`;
    expect((await mutate(english, connection, englishEditor)).status).toBe(200);
    for (const field of [
      english,
      `deleteManyStoryCategoriesConnection(${all})`,
      `publishManyStoryCategoriesConnection(${all})`,
      `unpublishManyStoryCategoriesConnection(${all})`,
    ]) {
      expect((await mutate(field, connection, reader)).status).toBe(403);
    }
  });

  it('HY-70 look in the given stage', async () => {
    await mutate('publishManyStoryCategoriesConnection(where: { slug: "many-1" })', connection);
    expect(await readCategories('PUBLISHED')).toHaveLength(1);
    const again = await mutate(`publishManyStoryCategoriesConnection(${all}, from: PUBLISHED)`, connection);
    expect(again.values['publishManyStoryCategoriesConnection']).toMatchObject({
      edges: [{ node: { slug: 'many-1', stage: 'PUBLISHED' } }],
    });
    const back = await mutate(`unpublishManyStoryCategoriesConnection(${all}, stage: PUBLISHED)`, connection);
    expect(back.values['unpublishManyStoryCategoriesConnection']).toMatchObject({
      aggregate: { count: 1 },
      edges: [{ node: { slug: 'many-1', stage: 'DRAFT' } }],
    });
    expect(await readCategories('PUBLISHED')).toEqual([]);
  });

  it('HY-70 return the deleted entries', async () => {
    const answer = await mutate('deleteManyStoryCategoriesConnection(where: { slug: "many-3" })', connection);
    expect(answer.values['deleteManyStoryCategoriesConnection']).toMatchObject({
      edges: [{ node: { slug: 'many-3', name: 'Newer' } }],
    });
    expect(await readCategories()).toHaveLength(2);
  });
});
