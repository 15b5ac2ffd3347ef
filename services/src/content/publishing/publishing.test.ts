import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestContent, type TestContent } from '../create-test-content.ts';

let content: TestContent;
beforeAll(async () => {
  content = await createTestContent();
}, 60_000);
afterAll(() => content.close());
afterEach(() => void vi.useRealTimers());

const write = async (mutation: string) => {
  const { message, values } = await content.askDraft(`mutation { ${mutation} }`);
  expect(message).toBeUndefined();
  return values;
};
const read = async (query: string) => (await content.ask(`{ ${query} }`)).values;
const idSchema = v.object({ id: v.string() });

async function createStory(slug: string): Promise<string> {
  const german = `localizations: { create: [{ locale: de, data: { title: "${slug} deutsch" } }] }`;
  const created = await write(
    `createStory(data: { slug: "${slug}", productSlugs: [], title: "${slug} english", ${german} }) { id }`,
  );
  return v.parse(idSchema, created['createStory']).id;
}

describe('publishing', () => {
  it('HY-70 HY-72 publishes one locale without the others, and leaves the base document as it was', async () => {
    await createStory('one-locale');
    const where = 'where: { slug: "one-locale" }';
    await write(`publishStory(${where}) { id }`);
    const german = (text: string) => `localizations: { update: [{ locale: de, data: { title: "${text}" } }] }`;
    await write(`updateStory(${where}, data: { title: "new english", productSlugs: ["x"], ${german('neu')} }) { id }`);
    await write(`publishStory(${where}, locales: [de], publishBase: false, withDefaultLocale: false) { id }`);
    const story = `story(${where}, locales: [de]) { title productSlugs localizations(locales: [en]) { title } }`;
    expect(await read(story)).toEqual({
      story: { title: 'neu', productSlugs: [], localizations: [{ title: 'one-locale english' }] },
    });
    await write(`publishStory(${where}) { id }`);
    expect(await read(story)).toMatchObject({
      story: { productSlugs: ['x'], localizations: [{ title: 'new english' }] },
    });
  });

  it('HY-72 takes a locale back alone, and the whole entry with the default locale', async () => {
    await createStory('taken-back');
    const where = 'where: { slug: "taken-back" }';
    const locales = `story(${where}, locales: [en, de]) { localizations(includeCurrent: true) { locale } }`;
    await write(`publishStory(${where}) { id }`);
    await write(`unpublishStory(${where}, locales: [de], unpublishBase: false) { id }`);
    expect(await read(locales)).toEqual({ story: { localizations: [{ locale: 'en' }] } });
    await write(`unpublishStory(${where}, locales: [en], unpublishBase: false) { id }`);
    expect(await read(locales)).toEqual({ story: null });
  });

  it('HY-70 upserts, and refuses to publish into the draft', async () => {
    const upsert = (title: string) =>
      `upsertStory(where: { slug: "upserted" }, upsert: { create: { slug: "upserted", productSlugs: [], title: "first" },
        update: { title: "${title}" } }) { id title }`;
    const first = v.parse(
      v.object({ id: v.string(), title: v.string() }),
      (await write(upsert('second')))['upsertStory'],
    );
    expect(first.title).toBe('first');
    expect(await write(upsert('second'))).toEqual({ upsertStory: { id: first.id, title: 'second' } });
    const wrong = await content.askDraft('mutation { publishStory(where: { slug: "upserted" }, to: [DRAFT]) { id } }');
    expect(wrong.status).toBe(400);
  });

  it('HY-70 publishes many entries in one mutation, all or none', async () => {
    for (const name of ['many-1', 'many-2']) await createStory(name);
    const many = 'publishManyStoriesConnection(where: { slug_starts_with: "many-" })';
    const counts = '{ edges { node { slug stage } } pageInfo { pageSize } aggregate { count } }';
    expect(await write(`${many} ${counts}`)).toEqual({
      publishManyStoriesConnection: {
        edges: ['many-1', 'many-2'].map((slug) => ({ node: { slug, stage: 'PUBLISHED' } })),
        pageInfo: { pageSize: 2 },
        aggregate: { count: 2 },
      },
    });
    await write('deleteManyStoriesConnection(where: { slug_starts_with: "many-" }) { aggregate { count } }');
    expect(await read('storiesConnection(where: { slug_starts_with: "many-" }) { aggregate { count } }')).toEqual({
      storiesConnection: { aggregate: { count: 0 } },
    });
  });

  it('HY-73 HY-22 reports outdated entries by the times of both stages, and finds them by a filter', async () => {
    await createStory('outdated');
    const where = 'where: { slug: "outdated" }';
    await write(`publishStory(${where}) { id }`);
    const compare = 'documentInStages_some: { stage: PUBLISHED, compareWithParent: { outdated_to: true } }';
    const outdated = `{ stories(stage: DRAFT, where: { slug: "outdated", ${compare} }) { slug } }`;
    expect((await content.askDraft(outdated)).values).toEqual({ stories: [] });
    await write(`updateStory(${where}, data: { title: "newer" }) { id }`);
    expect((await content.askDraft(outdated)).values).toEqual({ stories: [{ slug: 'outdated' }] });
    const query = `{ story(${where}, stage: DRAFT) { updatedAt updatedBy { name } publishedBy { name }
      base: updatedAt(variation: BASE) documentInStages(inheritLocale: true) { stage updatedAt publishedBy { name } } } }`;
    const { story } = (await content.askDraft(query)).values as {
      story: { updatedAt: string; base: string; documentInStages: readonly { updatedAt: string }[] };
    };
    expect(story).toMatchObject({
      updatedBy: { name: 'Editor area' },
      publishedBy: null,
      documentInStages: [{ stage: 'PUBLISHED', publishedBy: { name: 'Editor area' } }],
    });
    expect(story.updatedAt > (story.documentInStages[0]?.updatedAt ?? '')).toBe(true);
    expect(story.base).toBe(story.documentInStages[0]?.updatedAt);
  });

  it('HY-13 HY-15 keeps every revision, and answers how an entry was', async () => {
    const where = 'where: { id: "page-careers" }';
    await write(`updatePage(${where}, data: { title: "Jobs" }) { id }`);
    await write(`updatePage(${where}, data: { title: "Work with us" }) { id }`);
    const history = `{ page(${where}, stage: DRAFT) { history(limit: 5) { revision stage } } }`;
    expect((await content.askDraft(history)).values).toEqual({
      page: { history: [3, 2, 1].map((revision) => ({ revision, stage: 'DRAFT' })) },
    });
    const version = (revision: number) =>
      content.askDraft(
        `{ pageVersion(where: { id: "page-careers", revision: ${revision}, stage: DRAFT }) { revision data } }`,
      );
    const versionSchema = v.object({
      data: v.object({
        slug: v.string(),
        localizations: v.array(v.looseObject({ locale: v.string(), title: v.string() })),
      }),
    });
    const titles: (string | undefined)[] = [];
    for (const revision of [1, 2]) {
      const { data } = v.parse(versionSchema, (await version(revision)).values['pageVersion']);
      titles.push(data.localizations.find(({ locale }) => locale === 'en')?.title);
    }
    expect(titles).toEqual(['Careers', 'Jobs']);
    expect((await version(99)).values).toEqual({ pageVersion: null });
  });
});

describe('scheduling', () => {
  const operations =
    '{ story(where: { slug: "SLUG" }, stage: DRAFT) { scheduledIn { status release { status isImplicit } } } }';
  const readOperations = async (slug: string) =>
    (await content.askDraft(operations.replace('SLUG', slug))).values['story'];

  it('HY-71 publishes at the scheduled time, and lists what is planned', async () => {
    await createStory('planned');
    // The time does not come before the test has seen what was planned.
    vi.useFakeTimers({ toFake: ['Date'] });
    const at = new Date(Date.now() + 1200).toISOString();
    await write(`schedulePublishStory(where: { slug: "planned" }, releaseAt: "${at}", locales: [de]) { id }`);
    expect(await readOperations('planned')).toEqual({
      scheduledIn: [{ status: 'PENDING', release: { status: 'PENDING', isImplicit: true } }],
    });
    expect(await read('story(where: { slug: "planned" }, locales: [de]) { title }')).toEqual({ story: null });
    vi.useRealTimers();
    await expect
      .poll(() => read('story(where: { slug: "planned" }, locales: [de]) { title }'), { timeout: 10_000 })
      .toEqual({ story: { title: 'planned deutsch' } });
    await expect
      .poll(() => readOperations('planned'), { timeout: 5000 })
      .toEqual({ scheduledIn: [{ status: 'COMPLETED', release: { status: 'COMPLETED', isImplicit: true } }] });
  });

  it('HY-71 does several operations in one release, and none that was taken out of it', async () => {
    for (const slug of ['release-1', 'release-2']) await createStory(slug);
    const created = await write(
      'createScheduledRelease(data: { title: "Autumn", releaseAt: "2099-01-01T00:00:00Z" }) { id status }',
    );
    const { id } = v.parse(idSchema, created['createScheduledRelease']);
    for (const slug of ['release-1', 'release-2']) {
      await write(`schedulePublishStory(where: { slug: "${slug}" }, releaseId: "${id}") { id }`);
    }
    const found = (
      await content.askDraft(
        `{ scheduledOperations(where: { release: { id: "${id}" } }, stage: DRAFT) { id affectedDocuments { ... on Story { slug } } } }`,
      )
    ).values['scheduledOperations'];
    const planned = v.parse(
      v.array(v.object({ id: v.string(), affectedDocuments: v.array(v.object({ slug: v.string() })) })),
      found,
    );
    expect(planned.map(({ affectedDocuments }) => affectedDocuments[0]?.slug).sort()).toEqual([
      'release-1',
      'release-2',
    ]);
    const second = planned.find(({ affectedDocuments }) => affectedDocuments[0]?.slug === 'release-2');
    await write(`deleteScheduledOperation(where: { id: "${second?.id}" }) { status }`);
    await write(`updateScheduledRelease(where: { id: "${id}" }, data: { releaseAt: "2020-01-01T00:00:00Z" }) { id }`);
    await expect
      .poll(() => read('stories(where: { slug_starts_with: "release-" }) { slug }'), { timeout: 10_000 })
      .toEqual({ stories: [{ slug: 'release-1' }] });
    const late = await content.askDraft(
      `mutation { schedulePublishStory(where: { slug: "release-2" }, releaseId: "${id}") { id } }`,
    );
    expect([late.status, late.message]).toEqual([400, 'the release is not open']);
  });
});
