import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../database/database.ts';
import type { SearchDatabase } from '../search-tables.ts';
import { createTestIndex, type TestIndex } from './test-index.fixture.ts';

let open: Kysely<Database>;
let database: SearchDatabase;
let index: TestIndex;
beforeAll(async () => {
  open = await openDatabase();
  index = await createTestIndex(open);
  database = index.database;
});
beforeEach(() => index.reset());
afterAll(() => open.destroy());

const unpublish = (id: string) =>
  sql`delete from content_version where entry_id = ${id} and stage = 'PUBLISHED'`.execute(database);

describe('the index in the database', () => {
  it('PUB-021 is made in turns of a hundred entries, and a restart goes on where it was', async () => {
    for (let page = 0; page < 130; page += 1) await index.writePage(`p${page}`, `Blades ${page}`);
    expect(await index.turn()).toEqual({ state: 'indexed', entries: 100, documents: expect.any(Number) });
    const { total } = await index.engine.search({
      ...{ text: 'blades', languages: ['en'], country: 'ALL', site: '' },
      ...{ type: null, offset: 0, limit: 1 },
    });
    // One of the hundred is the site.
    expect(total).toBe(99);
    // Nothing is kept in the process: the next turn could be that of another one.
    await index.indexAll();
    expect(await index.find('blades 129')).toContain('Blades 129');
    expect(await index.turn()).toEqual({ state: 'nothing' });
  });

  it('follows each publication, change and withdrawal, those of people before the rest', async () => {
    for (let page = 0; page < 120; page += 1) await index.writePage(`p${page}`, `Rest ${page}`);
    await sql`delete from search_change`.execute(database);
    await index.turn();
    await index.writePage('fresh', 'Molybdenum blades');
    await index.turn();
    expect(await index.find('molybdenum')).toEqual(['Molybdenum blades']);
    await index.writePage('fresh', 'Tantalum blades');
    await index.indexAll();
    expect([await index.find('molybdenum'), await index.find('tantalum')]).toEqual([[], ['Tantalum blades']]);
    await unpublish('fresh');
    expect(await index.indexAll()).toBe(1);
    expect(await index.find('tantalum')).toEqual([]);
  });

  it('PUB-014 never has drafts, protected pages, people who write, or what was deleted', async () => {
    await index.write('draft', 'Page', { '': { slug: 'd', site: 'site' }, en: { title: 'Osmium draft' } }, 'DRAFT');
    await index.writePage('hidden', 'Osmium hidden', { noIndex: true });
    await index.writePage('secret', 'Osmium secret', { protection: 'password' });
    await index.write('user', 'User', { '': { name: 'Osmium Editor' }, en: { name: 'Osmium Editor' } });
    await index.writePage('gone', 'Osmium gone');
    await index.indexAll();
    expect(await index.find('osmium')).toEqual(['Osmium gone']);
    await sql`delete from content_entry where id = 'gone'`.execute(database);
    await index.indexAll();
    expect(await index.find('osmium')).toEqual([]);
    const { rows } = await sql<{
      count: string;
    }>`select count(*) as count from search_word where word = 'osmium'`.execute(database);
    expect(Number(rows[0]?.count)).toBe(0);
  });

  it('PUB-061 D-38 follows pages that take the place of others in some countries', async () => {
    await index.writePage('terms', 'Terms for all', { slug: 'terms' });
    await index.indexAll();
    await index.writePage('terms-jp', 'Terms in Japan', { slug: 'terms', countries: ['JP'] });
    await index.indexAll();
    expect([await index.find('terms', 'JP'), await index.find('terms', 'CH')]).toEqual([
      ['Terms in Japan'],
      ['Terms for all'],
    ]);
    await unpublish('terms-jp');
    await index.indexAll();
    expect(await index.find('terms', 'JP')).toEqual(['Terms for all']);
  });

  it('follows the names of related entries, and those of sites', async () => {
    await index.write('ada', 'StoryContact', { '': { slug: 'ada' }, en: { name: 'Ada Byron' } });
    await index.write('story', 'Story', {
      '': { slug: 'story', storyContacts: ['ada'] },
      en: { title: 'Engines | Works' },
    });
    await index.indexAll();
    expect(await index.find('byron')).toContain('Engines | Works');
    await index.write('ada', 'StoryContact', { en: { name: 'Ada Lovelace' } });
    await index.indexAll();
    expect(await index.find('lovelace')).toContain('Engines | Works');
    expect(await index.find('byron')).toEqual([]);
    await index.write('site', 'Site', { '': { slug: '', name: 'Works' } });
    await index.indexAll();
    expect(await index.find('engines lovelace')).toEqual(['Engines']);
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
    expect(await index.indexAll()).toBe(2 + 1);
    expect(await index.find('ferro 115')).toEqual(['Ferro 115']);
    await sql`update catalogue_product set name = 'Ferro 116' where slug = '115'`.execute(database);
    await sql.raw(seed('two')).execute(database);
    expect(await index.indexAll()).toBe(1);
    expect(await index.find('ferro 116')).toEqual(['Ferro 116']);
    await sql.raw(`delete from catalogue_product_text where slug = '115'`).execute(database);
    await sql.raw(`delete from catalogue_product where slug = '115'`).execute(database);
    await sql.raw(seed('three')).execute(database);
    expect(await index.indexAll()).toBe(1);
    expect(await index.find('ferro')).toEqual(['Ferro 117']);
  });

  it('leaves an index alone that a later version has made', async () => {
    await index.indexAll();
    await sql`update search_source set version = '999 later'`.execute(database);
    await index.writePage('fresh', 'Molybdenum');
    expect(await index.turn()).toEqual({ state: 'newer' });
  });
});
