import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../database/database.ts';
import { migrateSearchAlone } from '../migrate-search.ts';
import type { SearchDocument } from '../search-engine.ts';
import type { SearchDatabase, SearchTables } from '../search-tables.ts';
import { createDatabaseSearchEngine } from './database-search-engine.ts';
import { prepareVocabulary } from './prepare-vocabulary.ts';

let database: SearchDatabase;
let engine: ReturnType<typeof createDatabaseSearchEngine>;

beforeAll(async () => {
  const opened = await openDatabase();
  await migrateSearchAlone(opened);
  database = opened.withTables<SearchTables>();
  engine = createDatabaseSearchEngine(database, await prepareVocabulary(database));
});
afterAll(() => database.destroy());

const sites = [null, '', 'north'] as const;
const countryLists = [null, ['CH', 'AT'], ['AT', 'CH'], []] as const;

/** Documents of two types for some sites and countries, in one language or two. */
const documents: readonly SearchDocument[] = Array.from({ length: 48 }, (_, place) => {
  const text = { title: `Crimping ${place}`, description: 'Crimping', keywords: '', body: 'crimping' };
  return {
    id: `page-${place}`,
    type: place % 2 === 0 ? 'page' : 'product',
    path: `/page-${place}`,
    site: sites[place % 3] ?? null,
    countries: countryLists[place % 4] ?? null,
    exceptCountries: place % 5 === 0 ? ['CH'] : [],
    versions: place % 7 === 0 ? { en: text, de: text } : { en: text },
  };
});

/** What every kind of visitor finds. */
async function findAll() {
  const found = [];
  for (const languages of [['en'], ['de', 'en']]) {
    for (const country of ['CH', 'AT', 'DE']) {
      for (const site of ['', 'north']) {
        for (const type of [null, 'product']) {
          const query = { text: 'crimping', languages, country, site, type, offset: 0, limit: 50 };
          const { hits, total, types } = await engine.search(query);
          found.push({ ids: hits.map(({ id, language }) => `${id} ${language}`).toSorted(), total, types });
        }
      }
    }
  }
  return found;
}

it('D-32 HY-31 texts that an older version has indexed, which have no class, are found by the same visitors as others', async () => {
  await engine.index(documents);
  const found = await findAll();
  const sizes = new Set(found.map(({ total }) => total));
  expect(sizes.size).toBeGreaterThan(4);
  for (const share of [sql`number % 2 = 0`, sql`true`]) {
    await sql`update search_version set class = null where ${share}`.execute(database);
    expect(await findAll()).toEqual(found);
  }
});

it('documents with the same visitors share a class, in whatever order their countries are listed', async () => {
  await engine.index(documents);
  const { rows } = await sql<{ classes: number; countries: number }>`
    select count(*)::integer as classes, count(distinct countries)::integer as countries from search_class`.execute(
    database,
  );
  const texts = await sql<{ classes: number }>`
    select count(distinct class)::integer as classes from search_version`.execute(database);
  expect(rows[0]).toEqual({ classes: texts.rows[0]?.classes, countries: 2 });
});
