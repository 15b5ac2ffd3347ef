import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestContent, type TestContent } from '../create-test-content.ts';
import { germanStories, tokens } from './tokens.fixture.ts';

const browser = 'kmx-development-browser';

let content: TestContent;
beforeAll(async () => {
  content = await createTestContent({ CMS_TOKENS: JSON.stringify(tokens) });
}, 60_000);
afterAll(() => content.close());

describe('permissions', () => {
  it('HY-02 a token reads the models, stages and locales it was granted, and nothing else', async () => {
    const ask = (query: string) => content.ask(query, {}, germanStories);
    const { values } = await ask('{ stories(first: 1, locales: [en, de]) { locale } }');
    expect(values).toEqual({ stories: [{ locale: 'de' }] });
    expect((await ask('{ stories(first: 1, locales: [en]) { locale } }')).values).toEqual({ stories: [] });
    for (const query of ['{ pages { id } }', '{ assets(stage: DRAFT) { id } }', '{ node(id: "page-home") { id } }']) {
      expect((await ask(query)).status).toBe(403);
    }
    expect((await ask('{ stories(locales: [de], where: { category: { slug: "x" } }) { id } }')).status).toBe(403);
    expect((await ask('{ stories(first: 1, locales: [de]) { category { slug } } }')).status).toBe(403);
  });

  it('HY-02 a token writes what it was granted, and one that reads writes nothing', async () => {
    const story = (await content.ask('{ stories(first: 1) { slug } }')).values['stories'] as readonly {
      slug: string;
    }[];
    const where = `where: { slug: "${story[0]?.slug}" }`;
    const update = (locale: string) =>
      `mutation { updateStory(${where}, data: { localizations: { update: [{ locale: ${locale}, data: { title: "T" } }] } }) { id } }`;
    expect((await content.ask(update('de'), {}, germanStories)).status).toBe(200);
    for (const mutation of [
      update('fr'),
      `mutation { deleteStory(${where}) { id } }`,
      `mutation { publishStory(${where}) { id } }`,
    ]) {
      expect((await content.ask(mutation, {}, germanStories)).status).toBe(403);
    }
    const onlyGerman = 'locales: [de], publishBase: false, withDefaultLocale: false';
    expect(
      (await content.ask(`mutation { publishStory(${where}, ${onlyGerman}) { id } }`, {}, germanStories)).status,
    ).toBe(200);
    for (const token of [undefined, browser]) expect((await content.ask(update('de'), {}, token)).status).toBe(403);
  });

  it('SRV-047 D-53 what browsers ask with shows no protected page, in no way of asking, and no password hash', async () => {
    const ask = (query: string) => content.ask(query, {}, browser);
    const { values } = await content.ask('{ pages(where: { protection: password }, first: 1) { id slug } }');
    const [page] = values['pages'] as readonly { id: string; slug: string }[];
    expect(page).toBeDefined();
    const queries = [`{ page(where: { id: "${page?.id}" }) { title } }`, `{ node(id: "${page?.id}") { id } }`];
    for (const query of queries) expect(Object.values((await ask(query)).values)).toEqual([null]);
    expect((await ask(`{ pages(where: { slug: "${page?.slug}" }) { title } }`)).values).toEqual({ pages: [] });
    expect((await ask(`{ pages(where: { protection: password }) { title } }`)).values).toEqual({ pages: [] });
    expect((await ask('{ pages(first: 1) { title } }')).values['pages']).toHaveLength(1);
    const files = await ask('{ fileDownloads(first: 100) { protected page { protection } } }');
    expect(JSON.stringify(files.values)).not.toContain('true');
    for (const query of [
      '{ pages(where: { passwordHash_starts_with: "$" }) { id } }',
      '{ pages(orderBy: passwordHash_ASC) { id } }',
      '{ users { name } }',
      '{ pages(stage: DRAFT) { id } }',
    ]) {
      expect((await ask(query)).status).toBe(403);
    }
  });
});

describe('answers of writes', () => {
  const asks = (token: string) => (query: string) => content.ask(query, {}, token);

  it('HY-02 a mutation answers the locales that are granted, through everything that it selects', async () => {
    const ask = asks('german-pages-token-1');
    const all = 'locale title localizations(includeCurrent: true) { locale title } documentInStages { locale title }';
    const data = 'data: { localizations: { update: [{ locale: de, data: { title: "Titel" } }] } }';
    const where = 'where: { id: "page-home" }';
    const part = 'locales: [de], publishBase: false, withDefaultLocale: false';
    for (const mutation of [
      `updatePage(${where}, ${data}) { ${all} }`,
      `upsertPage(${where}, upsert: { create: { slug: "x" }, update: { localizations: { update: [{ locale: de, data: { title: "Titel" } }] } } }) { ${all} }`,
      `publishPage(${where}, ${part}) { ${all} }`,
      `publishManyPagesConnection(where: { id: "page-home" }, ${part}) { edges { node { ${all} } } }`,
      `unpublishPage(${where}, locales: [de], unpublishBase: false) { ${all} }`,
      `schedulePublishPage(${where}, ${part}, releaseAt: "2090-01-01T00:00:00Z") { ${all} }`,
      `updateNavigationItem(where: { id: "nav-company" }, data: { hidden: false }) { title page { ${all} } items { title locale page { ${all} } } }`,
    ]) {
      const { status, values } = await ask(`mutation { ${mutation} }`);
      const text = JSON.stringify(values);
      expect([mutation, status, text.includes('"de"')]).toEqual([mutation, 200, true]);
      expect(text).not.toMatch(/"locale":"(?!de")/);
    }
    const revision = await ask('{ pageVersion(where: { id: "page-home", revision: 1, stage: DRAFT }) { data } }');
    const { localizations } = (revision.values['pageVersion'] as { data: { localizations: unknown[] } }).data;
    expect(localizations.map((part) => (part as { locale: string }).locale)).toEqual(['de']);
  });

  it('HY-02 a token takes no language from the site that it was not granted, by naming none or the default one', async () => {
    const ask = asks('german-pages-token-1');
    const where = 'where: { id: "page-home" }';
    for (const mutation of [
      `unpublishPage(${where}) { id }`,
      `unpublishPage(${where}, locales: [de]) { id }`,
      `scheduleUnpublishPage(${where}, releaseAt: "2090-01-01T00:00:00Z") { id }`,
      `schedulePublishPage(${where}, releaseAt: "2090-01-01T00:00:00Z") { id }`,
      'unpublishManyPages(where: { id: "page-home" }) { count }',
    ])
      expect([mutation, (await ask(`mutation { ${mutation} }`)).status]).toEqual([mutation, 403]);
    expect((await content.ask('{ page(where: { id: "page-home" }) { title } }')).values['page']).not.toBeNull();
  });

  it('HY-02 a token creates nothing that it could not see, and makes nothing of it that it could not see', async () => {
    const ask = asks('titles-with-an-a-1');
    const create = (title: string) => ask(`mutation { createNewsFeedItem(data: { title: "${title}" }) { id title } }`);
    expect((await create('XYZ')).status).toBe(403);
    const made = (await create('Alpha')).values['createNewsFeedItem'] as { id: string };
    expect(made).toMatchObject({ title: 'Alpha' });
    const rename = (title: string) =>
      ask(`mutation { updateNewsFeedItem(where: { id: "${made.id}" }, data: { title: "${title}" }) { title } }`);
    expect((await rename('XYZ')).status).toBe(403);
    expect((await rename('Beta')).values).toEqual({ updateNewsFeedItem: { title: 'Beta' } });
    const { values } = await content.askDraft('{ newsFeedItems(stage: DRAFT, where: { title: "XYZ" }) { id } }');
    expect(values).toEqual({ newsFeedItems: [] });
  });

  it('HY-02 the condition of a write holds where everything may be read', async () => {
    const ask = asks('own-news-token-001');
    const { values } = await content.askDraft('mutation { createNewsFeedItem(data: { title: "Foreign" }) { id } }');
    const { id } = values['createNewsFeedItem'] as { id: string };
    const where = `where: { id: "${id}" }`;
    expect((await ask(`{ newsFeedItem(${where}) { title } }`)).values['newsFeedItem']).not.toBeNull();
    for (const mutation of [
      `updateNewsFeedItem(${where}, data: { title: "Own now" }) { id }`,
      `upsertNewsFeedItem(${where}, upsert: { create: { title: "Own" }, update: { title: "Own" } }) { id }`,
      `deleteNewsFeedItem(${where}) { id }`,
      `publishNewsFeedItem(${where}) { id }`,
      `unpublishNewsFeedItem(${where}) { id }`,
      `schedulePublishNewsFeedItem(${where}, releaseAt: "2090-01-01T00:00:00Z") { id }`,
      `deleteManyNewsFeedItems(where: { id: "${id}" }) { count }`,
      `publishManyNewsFeedItems(where: { id: "${id}" }) { count }`,
    ])
      expect([mutation, (await ask(`mutation { ${mutation} }`)).status]).toEqual([mutation, 403]);
    expect((await ask('mutation { createNewsFeedItem(data: { title: "Own" }) { title } }')).values).toEqual({
      createNewsFeedItem: { title: 'Own' },
    });
  });

  it('HY-02 what a token may not read is null in the answer of its writes', async () => {
    const { status, values } = await asks('only-writer-token1')(
      'mutation { createNewsFeedItem(data: { title: "Unseen" }) { id title } }',
    );
    expect([status, values]).toEqual([200, { createNewsFeedItem: null }]);
  });

  it('HY-02 the condition of a grant holds for the languages of that grant', async () => {
    const ask = asks('two-languages-token');
    const { values } = await ask(
      '{ company: page(where: { id: "page-company" }, locales: [en, de]) { locale } careers: page(where: { id: "page-careers" }, locales: [en, de]) { locale localizations { locale } } }',
    );
    expect(values).toEqual({ company: { locale: 'en' }, careers: { locale: 'de', localizations: [] } });
  });

  it('HY-02 HY-22 a filter by stages says nothing about a stage that the token may not read', async () => {
    const published = 'mutation { publishNewsFeedItem(where: { id: "news-scriba-560" }) { id } }';
    expect((await content.askDraft(published)).status).toBe(200);
    const list = (quantity: string, where: string) =>
      `{ newsFeedItems(where: { id: "news-scriba-560", documentInStages_${quantity}: ${where} }) { id } }`;
    for (const where of [
      '{ stage: DRAFT }',
      '{ NOT: [{ stage: DRAFT }] }',
      '{ compareWithParent: { outdated_to: false } }',
      '{}',
    ]) {
      for (const quantity of ['some', 'none', 'every']) {
        expect((await content.ask(list(quantity, where))).status).toBe(403);
        const nested = `{ pages(where: { NOT: [{ documentInStages_${quantity}: ${where} }] }) { id } }`;
        expect((await content.ask(nested, {}, browser)).status).toBe(403);
      }
    }
    // Who may read some drafts, but not this one, gets the answer of an entry without one.
    const ask = asks('drafts-of-news-001');
    expect((await ask(list('some', '{}'))).values).toEqual({ newsFeedItems: [] });
    expect((await ask(list('none', '{}'))).values).toEqual({ newsFeedItems: [{ id: 'news-scriba-560' }] });
    const history = '{ newsFeedItem(where: { id: "news-scriba-560" }) { history(stageOverride: DRAFT) { revision } } }';
    expect((await ask(history)).values).toEqual({ newsFeedItem: { history: [] } });
  });

  it('HY-02 HY-70 a write names no entry that the token may not read, nor tells that it is there', async () => {
    const ask = asks('open-categories-01');
    const write = (relation: string) =>
      ask(`mutation { updateStory(where: { slug: "what-a-micrograph-shows" }, data: { ${relation} }) { id } }`);
    const { status: readable } = await write('category: { connect: { slug: "people" } }');
    expect(readable).toBe(200);
    for (const action of ['connect: { slug: "%" }', 'update: { where: { slug: "%" }, data: { name: "x" } }']) {
      const there = await write(`category: { ${action.replace('%', 'technology')} }`);
      const nowhere = await write(`category: { ${action.replace('%', 'nowhere')} }`);
      expect([action, there.status, there.message]).toEqual([action, nowhere.status, nowhere.message]);
      expect([action, there.status]).toEqual([action, 400]);
    }
    for (const action of ['connect', 'set', 'disconnect']) {
      const where = (slug: string) => (action === 'connect' ? `{ where: { slug: "${slug}" } }` : `{ slug: "${slug}" }`);
      const there = await write(`storyContacts: { ${action}: [${where('yuki-tanabe')}] }`);
      const nowhere = await write(`storyContacts: { ${action}: [${where('nobody')}] }`);
      expect([action, there.status, there.message]).toEqual([action, nowhere.status, nowhere.message]);
      expect([action, there.status]).toEqual([action, 400]);
    }
    // What is read on the site may be named, even by a token that reads no drafts of it.
    expect((await write('teaserImage: { connect: { id: "asset-company" } }')).status).toBe(200);
  });

  it('HY-04 a token that may not see secrets reads everything else of an entry', async () => {
    const ask = asks('german-pages-token-1');
    const { status, values } = await ask(
      '{ pages(first: 1, locales: [de], where: { protection: password }) { id passwordHash } }',
    );
    expect([status, values]).toEqual([200, { pages: [{ id: expect.any(String), passwordHash: null }] }]);
    expect((await ask('{ pages(locales: [de], where: { passwordHash_starts_with: "$" }) { id } }')).status).toBe(403);
  });
});
