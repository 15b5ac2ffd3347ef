import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestContent, type TestContent } from '../create-test-content.ts';
import { seedEntries } from '../data/seed-entries.ts';
import { contentModel } from '../model/model.ts';
import type { ContentTables } from '../store/content-tables.ts';
import { seedContent } from '../store/seed-content.ts';

let content: TestContent;
beforeAll(async () => {
  content = await createTestContent();
}, 60_000);
afterAll(() => content.close());

const referencesSchema = v.object({
  refusal: v.nullable(v.string()),
  count: v.number(),
  references: v.array(
    v.object({ model: v.string(), entryId: v.string(), title: v.string(), isOnSite: v.boolean(), kind: v.string() }),
  ),
});
const deletedSchema = v.object({
  count: v.number(),
  entries: v.array(
    v.object({
      ...{ id: v.string(), model: v.string(), title: v.string(), deletedBy: v.string(), wasOnSite: v.boolean() },
      ...{ deletedAt: v.string(), keptUntil: v.string() },
    }),
  ),
});

async function call(path: string, { method = 'GET', token = 'drafts-token-0001', author = 'Mara Lind' } = {}) {
  const headers = { authorization: `Bearer ${token}`, 'x-author': encodeURIComponent(author) };
  const response = await fetch(new URL(`/content/${path}`, content.endpoint), { method, headers });
  return { status: response.status, body: (await response.json()) as unknown };
}
const readReferences = async (entry: string) =>
  v.parse(referencesSchema, (await call(`references?entry=${entry}`)).body);
const readDeleted = async (query = '') => v.parse(deletedSchema, (await call(`deleted?${query}`)).body);
const restore = (id: string, query = '') => call(`deleted/${id}/restore?${query}`, { method: 'POST' });

const remove = (model: string, id: string, headers: Readonly<Record<string, string>> = {}) =>
  content.askDraft(`mutation { delete${model}(where: { id: "${id}" }) { id } }`, {
    'x-author': 'Mara%20Lind',
    ...headers,
  });
const readTitle = async (query: string) => (await content.ask(query)).values;

async function createStory(slug: string, more = ''): Promise<string> {
  const made = await content.askDraft(
    `mutation { createStory(data: { slug: "${slug}", title: "${slug}" ${more} }) { id } }`,
  );
  return v.parse(v.object({ createStory: v.object({ id: v.string() }) }), made.values).createStory.id;
}

describe('before an entry is deleted', () => {
  it('EDT-002 lists the references to an entry: by relations, embeds and links in texts, by addresses, and its child entries', async () => {
    const company = await readReferences('page-company');
    expect(company.references).toContainEqual(
      expect.objectContaining({ model: 'NavigationItem', isOnSite: true, kind: 'leads' }),
    );
    expect(company.references).toContainEqual(
      expect.objectContaining({ model: 'SystemRedirect', title: '/de/unternehmen-alt' }),
    );
    expect(company.references).toContainEqual(expect.objectContaining({ entryId: 'page-careers', kind: 'below' }));
    expect(company.references.every(({ entryId }) => entryId !== 'page-company')).toBe(true);
    const category = await createStory('leads-there', 'category: { connect: { slug: "people" } }');
    const people = await content.askDraft('{ storyCategory(where: { slug: "people" }, stage: DRAFT) { id } }');
    const { id } = v.parse(v.object({ storyCategory: v.object({ id: v.string() }) }), people.values).storyCategory;
    expect((await readReferences(id)).references).toContainEqual(
      expect.objectContaining({ entryId: category, isOnSite: false }),
    );
    const quality = await readReferences('page-quality');
    expect(quality.references.length).toBe(quality.count);
    expect((await call('references?entry=nowhere')).status).toBe(404);
    expect((await call('references?entry=page-home', { token: 'published-token-1' })).status).toBe(401);
  });

  it.each([
    ['Page', 'page-home', 'home', 'it is the home page of its site'],
    ['Page', 'page-error', 'error', 'it is the page that visitors see when something is not found'],
    ['Page', 'page-stories', 'list', 'the site shows its lists there'],
    ['Site', 'site-main', 'structure', 'the site is built on it'],
  ])('EDT-002 %s %s is refused, because the site cannot live without it', async (model, id, refusal, text) => {
    expect((await readReferences(id)).refusal).toBe(refusal);
    const refused = await remove(model, id);
    expect([refused.status, refused.message]).toEqual([400, `cannot be deleted: ${text}`]);
    const many = await content.askDraft(
      `mutation { deleteMany${model}sConnection(where: { id_in: ["${id}"] }) { aggregate { count } } }`,
    );
    expect([many.status, many.message]).toEqual([400, `cannot be deleted: ${text}`]);
  });

  it('EDT-002 a footer is refused while a site has it', async () => {
    const answer = await content.ask('{ sites(first: 1) { footerNavigation { id } } }');
    const schema = v.object({ sites: v.array(v.object({ footerNavigation: v.object({ id: v.string() }) })) });
    const id = v.parse(schema, answer.values).sites[0]?.footerNavigation.id ?? '';
    expect((await remove('FooterNavigation', id)).message).toBe('cannot be deleted: a site has it as its footer');
  });

  it('EDT-002 a draft that another editor has saved since is not deleted', async () => {
    const id = await createStory('changed-since');
    const write = `mutation { updateStory(where: { id: "${id}" }, data: { title: "New" }) { id } }`;
    expect((await content.askDraft(write)).status).toBe(200);
    const refused = await remove('Story', id, { 'x-expected-revision': '1' });
    expect([refused.status, refused.message]).toEqual([409, 'the draft has changed: it is revision 2']);
    const [one, other] = await Promise.all([
      remove('Story', id, { 'x-expected-revision': '2' }),
      remove('Story', id, { 'x-expected-revision': '2' }),
    ]);
    expect([one.values, other.values]).toEqual([{ deleteStory: { id } }, { deleteStory: null }]);
  });
});

describe('a deleted entry', () => {
  it('EDT-002 leaves the site, is listed with the person who deleted it, and is restored whole, with history and publication', async () => {
    const published = '{ story(where: { slug: "comes-back" }) { title } }';
    const id = await createStory('comes-back');
    await content.askDraft(`mutation { publishStory(where: { id: "${id}" }) { id } }`);
    await content.askDraft(`mutation { updateStory(where: { id: "${id}" }, data: { title: "Newer" }) { id } }`);
    const facts = `{ story(where: { id: "${id}" }, stage: DRAFT) {
      title createdAt updatedAt history { revision } documentInStages(stages: [PUBLISHED]) { title publishedAt } } }`;
    const before = (await content.askDraft(facts)).values;
    expect((await remove('Story', id)).status).toBe(200);
    expect(await readTitle(published)).toEqual({ story: null });
    const { entries } = await readDeleted(`entry=${id}`);
    expect(entries).toMatchObject([{ id, model: 'Story', title: 'Newer', deletedBy: 'Mara Lind', wasOnSite: true }]);

    expect(await restore(id, 'as=before')).toEqual({
      status: 200,
      body: { state: 'restored', model: 'Story', missing: [] },
    });
    expect(await readTitle(published)).toEqual({ story: { title: 'comes-back' } });
    expect((await content.askDraft(facts)).values).toEqual(before);
    expect((await readDeleted(`entry=${id}`)).count).toBe(0);
    // A second click, or another tab.
    expect((await restore(id)).body).toMatchObject({ state: 'there', model: 'Story' });
    const { body } = await call(`log?entry=${id}&first=2`);
    expect(body).toMatchObject({
      entries: [
        { action: 'restore', title: 'Newer', author: { name: 'Mara Lind' } },
        { action: 'delete', author: { name: 'Mara Lind' } },
      ],
    });
  });

  it('EDT-002 comes back as a draft that is not on the site, and a version from before can be read', async () => {
    const id = 'story-marking-without-ink';
    expect((await remove('Story', id)).status).toBe(200);
    expect(await restore(id)).toMatchObject({ status: 200, body: { state: 'restored' } });
    expect(await readTitle(`{ story(where: { id: "${id}" }) { title } }`)).toEqual({ story: null });
    const version = `{ storyVersion(where: { id: "${id}", revision: 1, stage: DRAFT }) { revision } }`;
    expect((await content.askDraft(version)).values).toEqual({ storyVersion: { revision: 1 } });
    const publish = `mutation { publishStory(where: { id: "${id}" }) { id } }`;
    expect((await content.askDraft(publish)).status).toBe(200);
  });

  it('EDT-002 whose address is taken says by whom, and comes back under another one', async () => {
    const id = await createStory('wanted');
    await remove('Story', id);
    const holder = await createStory('wanted');
    const taken = { model: 'Story', entryId: holder, title: 'wanted', field: 'slug', value: 'wanted' };
    expect(await restore(id)).toEqual({ status: 409, body: { error: 'its place is taken', holder: taken } });
    expect((await restore(id, 'slug=Not+a+slug')).status).toBe(400);
    expect((await restore(id, 'slug=wanted-2')).status).toBe(200);
    const facts = `{ story(where: { id: "${id}" }, stage: DRAFT) { slug history { revision } } }`;
    expect((await content.askDraft(facts)).values).toEqual({
      story: { slug: 'wanted-2', history: [{ revision: 2 }, { revision: 1 }] },
    });
  });

  it('EDT-002 a page finds its place taken by a page with the same address on the same site alone', async () => {
    const create = async (site: string) => {
      const data = `{ slug: "offer", title: "Offer", site: { connect: { id: "${site}" } } }`;
      const made = await content.askDraft(`mutation { createPage(data: ${data}) { id } }`);
      return v.parse(v.object({ createPage: v.object({ id: v.string() }) }), made.values).createPage.id;
    };
    const id = await create('site-main');
    await remove('Page', id);
    await create('site-academy');
    expect((await restore(id)).status).toBe(200);
    await remove('Page', id);
    const holder = await create('site-main');
    expect((await restore(id)).body).toMatchObject({ holder: { entryId: holder, value: '/offer' } });
  });

  it('EDT-002 says what it names and nobody has any more; what named it finds it again', async () => {
    const file = 'fileName: "a.png", url: "/images/a.png", alternativeText: "A press"';
    const asset = await content.askDraft(`mutation { createAsset(data: { ${file} }) { id } }`);
    const { id: picture } = v.parse(v.object({ createAsset: v.object({ id: v.string() }) }), asset.values).createAsset;
    const story = await createStory('with-picture', `teaserImage: { connect: { id: "${picture}" } }`);
    await remove('Story', story);
    await remove('Asset', picture);
    expect((await restore(story)).body).toMatchObject({
      missing: [{ model: 'Asset', entryId: picture, title: 'a.png' }],
    });
    const image = `{ story(where: { id: "${story}" }, stage: DRAFT) { teaserImage { fileName } } }`;
    expect((await content.askDraft(image)).values).toEqual({ story: { teaserImage: null } });
    await restore(picture);
    expect((await content.askDraft(image)).values).toEqual({ story: { teaserImage: { fileName: 'a.png' } } });
  });

  it('EDT-002 is forgotten with its history after 90 days', async () => {
    const id = await createStory('long-ago');
    await remove('Story', id);
    const database = content.context.database.withTables<ContentTables>();
    const deleted_at = new Date(Date.now() - 91 * 86_400_000);
    await database.updateTable('content_deleted').set({ deleted_at }).where('entry_id', '=', id).execute();
    expect((await readDeleted(`entry=${id}`)).count).toBe(0);
    await remove('Story', await createStory('today'));
    expect((await restore(id)).status).toBe(404);
    const history = database.selectFrom('content_history').select('revision').where('entry_id', '=', id);
    expect(await history.execute()).toEqual([]);
  });

  it('EDT-002 is named in the language of the screen, and stays away when the sample content changes', async () => {
    const id = 'story-light-instead-of-blades';
    await remove('Story', id);
    expect((await readDeleted(`entry=${id}&language=de`)).entries[0]?.title).toBe('Licht statt Messer');
    const database = content.context.database.withTables<ContentTables>();
    await seedContent(database, contentModel, [...seedEntries].slice(0, -1));
    const rows = database.selectFrom('content_entry').select('id').where('id', '=', id);
    expect(await rows.execute()).toEqual([]);
  });
});
