// @ts-nocheck
import type { CatalogueDatabase } from './catalogue-tables.ts';
import type { DocumentView, SpecificationView, VariantView } from './catalogue-view.ts';

/** The lists that belong to a product, each by the slug of the product. */
export interface ProductParts {
  readonly specifications: ReadonlyMap<string, SpecificationView[]>;
  readonly variants: ReadonlyMap<string, VariantView[]>;
  readonly documents: ReadonlyMap<string, DocumentView[]>;
}

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** Reads specifications, variants and documents of all products; names of specifications in one language. */
export async function loadProductParts(database: CatalogueDatabase, language: string): Promise<ProductParts> {
  const values = await database
    .selectFrom('catalogue_specification as value')
    .innerJoin('catalogue_specification_name as name', 'name.key', 'value.key')
    .where('name.language', '=', language)
    .select([
      'value.product_slug',
      'value.variant_id',
      'value.value',
      'value.unit',
      'value.measurement_system',
      'name.name',
    ])
    .orderBy('value.position')
    .execute();
  const variantRows = await database.selectFrom('catalogue_variant').selectAll().orderBy('position').execute();
  const documentRows = await database
    .selectFrom('catalogue_document')
    .select([
      'product_slug',
      'name',
      'content_language',
      'thumbnail_url',
      'type',
      'url',
      'filename',
      'extension',
      'size_bytes',
    ])
    .orderBy('position')
    .execute();

  const specifications = new Map<string, SpecificationView[]>();
  const byVariant = new Map<string, SpecificationView[]>();
  for (const { product_slug, variant_id, value, unit, measurement_system, name } of values) {
    const view = { value, measurement_system, specification: { name, unit } };
    if (variant_id === null) append(specifications, product_slug, view);
    else append(byVariant, variant_id, view);
  }
  const variants = new Map<string, VariantView[]>();
  for (const { product_slug, id, name_metric, name_imperial } of variantRows) {
    append(variants, product_slug, { id, name_metric, name_imperial, specifications: byVariant.get(id) ?? [] });
  }
  const documents = new Map<string, DocumentView[]>();
  for (const { product_slug, ...document } of documentRows) append(documents, product_slug, document);
  return { specifications, variants, documents };
}
