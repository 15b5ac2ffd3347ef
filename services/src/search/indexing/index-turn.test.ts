import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../database/database.ts';
import { emptySearch } from '../create-test-engine.ts';
import { createDatabaseSearchEngine } from '../database-engine/database-search-engine.ts';
import { createPartWords } from '../database-engine/part-words.ts';
import { prepareVocabulary } from '../database-engine/prepare-vocabulary.ts';
import { migrateSearchAlone } from '../migrate-search.ts';
import type { SearchEngine } from '../search-engine.ts';
import type { SearchDatabase, SearchTables } from '../search-tables.ts';
import { createSources } from '../sources/create-sources.ts';
import { type TurnOutcome, takeIndexTurn } from './index-turn.ts';

let open: Kysely<Database>;
let database: SearchDatabase;
let engine: SearchEngine;
beforeAll(async () => {
  open = await openDatabase();
  await migrateSearchAlone(open);
  database = open.withTables<SearchTables>();
  engine = createDatabaseSearchEngine(database, await prepareVocabulary(database));
});
beforeEach(async () => {
  await sql`delete from content_entry`.execute(database);
  await sql`delete from catalogue_seed`.execute(database);
  await emptySearch(database);
  await write('site', 'Site', { '': { slug: '', name: 'KMX' } });
});
afterAll(() => open.destroy());

type Values = Readonly<Record<string, unknown>>;

async function write(id: string, model: string, versions: Readonly<Record<string, Values>>, stage = 'PUBLISHED') {
  await sql`insert into content_entry (id, model, created_at, updated_at) values (${id}, ${model}, now(), now())
    on conflict do nothing`.execute(database);
  for (const [locale, data] of Object.entries(versions)) {
    await sql`insert into content_version (entry_id, stage, locale, data, updated_at)
      values (${id}, ${stage}, ${locale}, ${JSON.stringify(data)}::jsonb, now())
      on conflict (entry_id, stage, locale) do update set data = excluded.data`.execute(database);
  }
}

const writePage = (id: string, title: string, change: Values = {}) =>
  write(id, 'Page', { '': { slug: id, parentSlug: 'home', site: 'site', ...change }, en: { title } });

const unpublish = (id: string) =>
  sql`delete from content_version where entry_id = ${id} and stage = 'PUBLISHED'`.execute(database);

const turn = (): Promise<TurnOutcome> => takeIndexTurn(database, createSources, createPartWords());

async function indexAll(): Promise<number> {
  let documents = 0;
  for (;;) {
    const outcome = await turn();
    if (outcome.state !== 'indexed') return documents;
    documents += outcome.documents;
  }
}

async function find(text: string, country = 'ALL'): Promise<readonly string[]> {
  const query = { text, languages: ['en'], country, site: '', type: null, offset: 0, limit: 10 };
  return (await engine.search(query)).hits.map(({ title }) => title);
}

describe('the index in the database', () => {
  it('PUB-021 is made in turns of a hundred entries, and a restart goes on where it was', async () => {
    for (let page = 0; page < 130; page += 1) await writePage(`p${page}`, `Blades ${page}`);
    expect(await turn()).toEqual({ state: 'indexed', entries: 100, documents: expect.any(Number) });
    const { total } = await engine.search({
      ...{ text: 'blades', languages: ['en'], country: 'ALL', site: '' },
      ...{ type: null, offset: 0, limit: 1 },
    });
    // One of the hundred is the site.
    expect(total).toBe(99);
    // Nothing is kept in the process: the next turn could be that of another one.
    await indexAll();
    expect(await find('blades 129')).toContain('Blades 129');
    expect(await turn()).toEqual({ state: 'nothing' });
  });

  it('follows each publication, change and withdrawal, those of people before the rest', async () => {
    for (let page = 0; page < 120; page += 1) await writePage(`p${page}`, `Rest ${page}`);
    await sql`delete from search_change`.execute(database);
    await turn();
    await writePage('fresh', 'Molybdenum blades');
    await turn();
    expect(await find('molybdenum')).toEqual(['Molybdenum blades']);
    await writePage('fresh', 'Tantalum blades');
    await indexAll();
    expect([await find('molybdenum'), await find('tantalum')]).toEqual([[], ['Tantalum blades']]);
    await unpublish('fresh');
    expect(await indexAll()).toBe(1);
    expect(await find('tantalum')).toEqual([]);
  });

  it('PUB-014 never has drafts, protected pages, people who write, or what was deleted', async () => {
    await write('draft', 'Page', { '': { slug: 'd', site: 'site' }, en: { title: 'Osmium draft' } }, 'DRAFT');
    await writePage('hidden', 'Osmium hidden', { noIndex: true });
    await writePage('secret', 'Osmium secret', { protection: 'password' });
    await write('user', 'User', { '': { name: 'Osmium Editor' }, en: { name: 'Osmium Editor' } });
    await writePage('gone', 'Osmium gone');
    await indexAll();
    expect(await find('osmium')).toEqual(['Osmium gone']);
    await sql`delete from content_entry where id = 'gone'`.execute(database);
    await indexAll();
    expect(await find('osmium')).toEqual([]);
    const { rows } = await sql<{
      count: string;
    }>`select count(*) as count from search_word where word = 'osmium'`.execute(database);
    expect(Number(rows[0]?.count)).toBe(0);
  });

  it('PUB-061 D-38 follows pages that take the place of others in some countries', async () => {
    await writePage('terms', 'Terms for all', { slug: 'terms' });
    await indexAll();
    await writePage('terms-jp', 'Terms in Japan', { slug: 'terms', countries: ['JP'] });
    await indexAll();
    expect([await find('terms', 'JP'), await find('terms', 'CH')]).toEqual([['Terms in Japan'], ['Terms for all']]);
    await unpublish('terms-jp');
    await indexAll();
    expect(await find('terms', 'JP')).toEqual(['Terms for all']);
  });

  it('follows the names of related entries, and those of sites', async () => {
    await write('ada', 'StoryContact', { '': { slug: 'ada' }, en: { name: 'Ada Byron' } });
    await write('story', 'Story', {
      '': { slug: 'story', storyContacts: ['ada'] },
      en: { title: 'Engines | Works' },
    });
    await indexAll();
    expect(await find('byron')).toContain('Engines | Works');
    await write('ada', 'StoryContact', { en: { name: 'Ada Lovelace' } });
    await indexAll();
    expect(await find('lovelace')).toContain('Engines | Works');
    expect(await find('byron')).toEqual([]);
    await write('site', 'Site', { '': { slug: '', name: 'Works' } });
    await indexAll();
    expect(await find('engines lovelace')).toEqual(['Engines']);
  });

  it('follows an import of the catalogue, and writes only the products that it changes', async () => {
    const group = `insert into catalogue_classification (slug, id, type, image_url, position) values ('presses', 'g', 'product', '', 0)`;
    const product = (slug: string) =>
      `insert into catalogue_product (slug, id, type, name, classification_slug, brand_name, images, position)
        values ('${slug}', '${slug}', 'product', 'Ferro ${slug}', 'presses', 'KMX', '[]', 0)`;
    const text = (slug: string) =>
      `insert into catalogue_product_text values ('${slug}', 'en-US', 'A press', 'It presses', '[]', '[]', '[]')`;
    const seed = (sha: string) =>
      `insert into catalogue_seed values ('all', '${sha}', now()) on conflict (name) do update set sha256 = '${sha}'`;
    for (const statement of [group, product('115'), text('115'), product('117'), text('117'), seed('one')])
      await sql.raw(statement).execute(database);
    expect(await indexAll()).toBe(2 + 1);
    expect(await find('ferro 115')).toEqual(['Ferro 115']);
    await sql`update catalogue_product set name = 'Ferro 116' where slug = '115'`.execute(database);
    await sql.raw(seed('two')).execute(database);
    expect(await indexAll()).toBe(1);
    expect(await find('ferro 116')).toEqual(['Ferro 116']);
    await sql.raw(`delete from catalogue_product_text where slug = '115'`).execute(database);
    await sql.raw(`delete from catalogue_product where slug = '115'`).execute(database);
    await sql.raw(seed('three')).execute(database);
    expect(await indexAll()).toBe(1);
    expect(await find('ferro')).toEqual(['Ferro 117']);
  });

  it('leaves an index alone that a later version has made', async () => {
    await indexAll();
    await sql`update search_source set version = '999 later'`.execute(database);
    await writePage('fresh', 'Molybdenum');
    expect(await turn()).toEqual({ state: 'newer' });
  });
});

// The embedded database has one connection, so only a server shows what two processes do.
describe.runIf(process.env['TEST_DATABASE_URL'])('several processes', () => {
  it('one indexes at a time, and what it wrote the others find', async () => {
    for (let page = 0; page < 150; page += 1) await writePage(`p${page}`, `Blades ${page}`);
    const outcomes: TurnOutcome[] = [];
    const work = async () => {
      for (;;) {
        const outcome = await turn();
        outcomes.push(outcome);
        if (outcome.state === 'nothing') return;
      }
    };
    await Promise.all([work(), work(), work()]);
    const states = new Set(outcomes.map(({ state }) => state));
    expect(states).toEqual(new Set(['busy', 'indexed', 'nothing']));
    expect(await find('blades 149')).toContain('Blades 149');
    const { rows } = await sql<{ texts: string; entries: string; counted: number }>`
      select (select count(*) from search_text) as texts, (select count(*) from search_entry) as entries,
        (select documents from search_word where word = '' and language = 'en') as counted`.execute(database);
    expect(rows[0]).toEqual({ texts: '150', entries: '150', counted: 150 });
  });

  it('an end in the middle of a turn loses nothing', async () => {
    await writePage('fresh', 'Molybdenum blades');
    const failing = (connection: SearchDatabase) => {
      const sources = createSources(connection);
      return sources.map((source) => ({
        ...source,
        read: async (keys: readonly string[]) => {
          await source.read(keys);
          throw new Error('the process ends');
        },
      }));
    };
    await expect(takeIndexTurn(database, failing, createPartWords())).rejects.toThrow('the process ends');
    await indexAll();
    expect(await find('molybdenum')).toEqual(['Molybdenum blades']);
  });
});
