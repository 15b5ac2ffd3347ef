// @ts-nocheck
import type { Insertable } from 'kysely';
import type { CatalogueTables } from '../catalogue-tables.ts';

type Rows<Name extends keyof CatalogueTables> = Insertable<CatalogueTables[Name]>[];

/** All rows of the sample catalogue, table by table, in an order that satisfies the foreign keys. */
export interface CatalogueRows {
  readonly classification: Rows<'catalogue_classification'>;
  readonly classificationText: Rows<'catalogue_classification_text'>;
  readonly product: Rows<'catalogue_product'>;
  readonly productText: Rows<'catalogue_product_text'>;
  readonly specificationName: Rows<'catalogue_specification_name'>;
  readonly variant: Rows<'catalogue_variant'>;
  readonly specification: Rows<'catalogue_specification'>;
  readonly related: Rows<'catalogue_related'>;
  readonly document: Rows<'catalogue_document'>;
}

/** Starts with no rows. */
export function createCatalogueRows(): CatalogueRows {
  return {
    classification: [],
    classificationText: [],
    product: [],
    productText: [],
    specificationName: [],
    variant: [],
    specification: [],
    related: [],
    document: [],
  };
}
