import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestContent, type TestContent } from '../../content/create-test-content.ts';
import { contentModel } from '../../content/model/model.ts';
import type { ContentTables } from '../../content/store/content-tables.ts';
import { migrateSearch } from '../migrate-search.ts';
import { createMiniSearchEngine } from '../mini-search-engine.ts';
import type { SearchDocument } from '../search-engine.ts';
import type { SearchTables } from '../search-tables.ts';
import { createContentSource } from '../sources/content-source.ts';
import { createIndexKeeper } from './keep-memory-fresh.ts';

let content: TestContent;
beforeAll(async () => {
  content = await createTestContent();
  await migrateSearch(content.context.database);
});
afterAll(() => content.close());

const slug = 'light-instead-of-blades';
const id = `story-${slug}`;

async function publish(title: string): Promise<void> {
  const where = `where: { slug: "${slug}" }`;
  const update = `updateStory(${where}, data: { title: "${title}" }) { id }`;
  expect((await content.askDraft(`mutation { ${update} publishStory(${where}) { id } }`)).status).toBe(200);
}

it('PUB-021 a change of one entry is one document to index, and none when nothing has changed', async () => {
  const engine = createMiniSearchEngine();
  const index = vi.spyOn(engine, 'index');
  const database = content.context.database.withTables<ContentTables>();
  const tables = content.context.database.withTables<SearchTables>();
  const keeper = createIndexKeeper(tables, engine, [createContentSource(database, contentModel)]);
  const listIndexed = () => (index.mock.lastCall?.[0] ?? []).map((document) => document.id);
  expect(await keeper.refresh()).toBeGreaterThan(50);
  expect(await keeper.refresh()).toBe(0);
  await publish('Found in the tables');
  expect(await keeper.refresh()).toBe(1);
  expect(listIndexed()).toEqual([`story:${id}`]);
  expect(await keeper.refresh()).toBe(0);
  const visitor = { languages: ['en'], country: 'ALL', site: '' };
  const { hits } = await engine.search({ ...visitor, text: 'found tables', type: 'story', offset: 0, limit: 3 });
  expect(hits[0]?.title).toBe('Found in the tables');
});

it('PUB-021 a document being indexed again can be found all the time, and visitors have their turn in between', async () => {
  const engine = createMiniSearchEngine();
  const documents = Array.from(
    { length: 300 },
    (_, place): SearchDocument => ({
      ...{ id: String(place), type: 'page', path: `/${place}`, site: null, countries: null, exceptCountries: [] },
      versions: {
        en: { title: 'Crimp height', description: 'd', keywords: '', body: 'measured at every press '.repeat(40) },
      },
    }),
  );
  await engine.index(documents);
  let isDone = false;
  const indexing = engine.index(documents.map((document) => ({ ...document }))).then(() => (isDone = true));
  let turns = 0;
  while (!isDone) {
    const found = await engine.search({
      ...{ languages: ['en'], country: 'ALL', site: '' },
      ...{ text: 'crimp', type: null, offset: 0, limit: 1 },
    });
    expect(found.total).toBe(300);
    turns += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  await indexing;
  expect(turns).toBeGreaterThan(3);
});
