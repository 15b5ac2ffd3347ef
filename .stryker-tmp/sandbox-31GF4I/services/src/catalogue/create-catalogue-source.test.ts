// @ts-nocheck
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CatalogueDatabase, CatalogueTables } from './catalogue-tables.ts';
import { createCatalogueSource } from './create-catalogue-source.ts';
import { createTestCatalogue, type TestCatalogue } from './create-test-catalogue.ts';

let catalogue: TestCatalogue;
let database: CatalogueDatabase;
beforeAll(async () => {
  catalogue = await createTestCatalogue();
  database = catalogue.context.database.withTables<CatalogueTables>();
}, 30_000);
afterAll(() => catalogue.close());

it('shows a change of the database after the maximum age and not before', async () => {
  let time = 0;
  const source = createCatalogueSource(database, 1000, () => time);
  await source('en-US');
  await database.updateTable('catalogue_product').set({ name: 'Pila 111' }).where('slug', '=', 'pila-110').execute();
  time = 999;
  expect((await source('en-US')).products.get('pila-110')?.name).toBe('Pila 110');
  time = 1000;
  expect((await source('en-US')).products.get('pila-110')?.name).toBe('Pila 111');
});

it('hides the cause of an internal failure from the caller', async () => {
  await sql`alter table catalogue_variant rename to catalogue_variant_gone`.execute(database);
  const query = '{getProductBySlugV2(language:"ja-JP",slug:"vela-410"){slug}}';
  const { body } = await catalogue.ask(query);
  expect(body).toMatchObject({ errors: [{ message: 'Unexpected error.' }] });
  expect(JSON.stringify(body)).not.toContain('catalogue_variant');
  await sql`alter table catalogue_variant_gone rename to catalogue_variant`.execute(database);
  expect((await catalogue.ask(query)).body).toEqual({ data: { getProductBySlugV2: { slug: 'vela-410' } } });
});
