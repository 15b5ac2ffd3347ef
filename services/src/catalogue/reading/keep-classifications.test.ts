import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CatalogueDatabase, CatalogueTables } from '../catalogue-tables.ts';
import { createTestCatalogue, type TestCatalogue } from '../create-test-catalogue.ts';
import { keepClassifications } from './keep-classifications.ts';

let catalogue: TestCatalogue;
let database: CatalogueDatabase;
beforeAll(async () => {
  catalogue = await createTestCatalogue();
  database = catalogue.context.database.withTables<CatalogueTables>();
});
afterAll(() => catalogue.close());

const addGroup = async (slug: string): Promise<void> => {
  const node = { slug, id: slug, parent_slug: 'crimping', type: 'product', image_url: '/x.webp', position: 1000 };
  await database
    .insertInto('catalogue_classification')
    .values({ ...node, supported_countries: null })
    .execute();
  const text = { slug, language: 'en-US', name: slug, description: '' };
  await database.insertInto('catalogue_classification_text').values(text).execute();
};

it('shows a change of the trees after the maximum age and not before', async () => {
  let time = 0;
  const read = keepClassifications(database, 1000, () => time);
  await read('en-US');
  await addGroup('late-group');
  time = 999;
  expect((await read('en-US')).has('late-group')).toBe(false);
  time = 1000;
  const tree = await read('en-US');
  expect(tree.get('crimping')?.children.map(({ slug }) => slug)).toContain('late-group');
});

it('reads the trees again for a product of a group that they do not have, at most once a second', async () => {
  let time = 0;
  const read = keepClassifications(database, 60_000, () => time);
  await read('en-US');
  await addGroup('new-group');
  time = 999;
  expect((await read('en-US', 'new-group')).has('new-group')).toBe(false);
  time = 1000;
  expect((await read('en-US', 'new-group')).has('new-group')).toBe(true);
});

it('a failed read is not kept', async () => {
  const read = keepClassifications(database);
  await sql`alter table catalogue_classification rename to catalogue_classification_gone`.execute(database);
  await expect(read('de-CH')).rejects.toThrow();
  await sql`alter table catalogue_classification_gone rename to catalogue_classification`.execute(database);
  expect((await read('de-CH')).get('crimping')?.name).toBe('Crimpen');
});

it('hides the cause of an internal failure from the caller', async () => {
  await sql`alter table catalogue_variant rename to catalogue_variant_gone`.execute(database);
  const query = '{getProductBySlugV2(language:"ja-JP",slug:"vela-410"){slug variants{id}}}';
  const { body } = await catalogue.ask(query);
  expect(body).toMatchObject({ errors: [{ message: 'Unexpected error.' }] });
  expect(JSON.stringify(body)).not.toContain('catalogue_variant');
  await sql`alter table catalogue_variant_gone rename to catalogue_variant`.execute(database);
  expect((await catalogue.ask(query)).body).toMatchObject({ data: { getProductBySlugV2: { slug: 'vela-410' } } });
});
