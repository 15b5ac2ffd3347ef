import { createHash } from 'node:crypto';
import type { CatalogueDatabase, CatalogueTables } from '../catalogue-tables.ts';
import { buildCatalogueRows } from './build-catalogue-rows.ts';
import { type CatalogueRows, createCatalogueRows } from './catalogue-rows.ts';
import { dateRows } from './date-rows.ts';

const seedName = 'sample';
// PostgreSQL allows 65535 parameters a statement; documents carry their bytes and stay well below that.
const rowsPerStatement = 400;

const tableOf = {
  classification: 'catalogue_classification',
  classificationText: 'catalogue_classification_text',
  product: 'catalogue_product',
  productText: 'catalogue_product_text',
  specificationName: 'catalogue_specification_name',
  variant: 'catalogue_variant',
  specification: 'catalogue_specification',
  related: 'catalogue_related',
  document: 'catalogue_document',
} as const satisfies Record<keyof CatalogueRows, keyof CatalogueTables>;

const partsInOrder = Object.keys(tableOf) as readonly (keyof CatalogueRows)[];

/** Replaces the sample catalogue if its source has changed since the last start, or empties it; returns whether it did. */
export async function seedCatalogue(database: CatalogueDatabase, hasSamples = true): Promise<boolean> {
  const source = hasSamples ? buildCatalogueRows() : createCatalogueRows();
  const sha256 = createHash('sha256').update(JSON.stringify(source)).digest('hex');
  const earlier = await database
    .selectFrom('catalogue_seed')
    .select('sha256')
    .where('name', '=', seedName)
    .executeTakeFirst();
  if (earlier?.sha256 === sha256) return false;
  const rows = await dateRows(database, source);
  await database.transaction().execute(async (transaction) => {
    for (const part of partsInOrder.toReversed()) await transaction.deleteFrom(tableOf[part]).execute();
    for (const part of partsInOrder) {
      for (let start = 0; start < rows[part].length; start += rowsPerStatement) {
        await transaction
          .insertInto(tableOf[part])
          .values(rows[part].slice(start, start + rowsPerStatement))
          .execute();
      }
    }
    await transaction.deleteFrom('catalogue_seed').where('name', '=', seedName).execute();
    await transaction.insertInto('catalogue_seed').values({ name: seedName, sha256, seeded_at: new Date() }).execute();
  });
  return true;
}
