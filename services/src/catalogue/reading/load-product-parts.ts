import type { CatalogueDatabase } from '../catalogue-tables.ts';
import type { DocumentView, ProductTexts, RelationView, SpecificationView, VariantView } from '../catalogue-view.ts';
import { isOneOf } from './is-one-of.ts';

/** Lists by the key of what they belong to; those without an entry are missing. */
type Lists<Value> = Promise<ReadonlyMap<string, readonly Value[]>>;

function groupRows<Row, Value>(
  rows: readonly Row[],
  readKey: (row: Row) => string,
  map: (row: Row) => Value,
): ReadonlyMap<string, readonly Value[]> {
  return new Map([...Map.groupBy(rows, readKey)].map(([key, list]) => [key, list.map(map)]));
}

/** The long texts of products in one language. */
export async function loadTexts(
  database: CatalogueDatabase,
  language: string,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, ProductTexts>> {
  const rows = await database
    .selectFrom('catalogue_product_text')
    .select(['slug', 'long_description', 'highlights', 'benefits', 'details'])
    .where('language', '=', language)
    .where(isOneOf('slug', slugs))
    .execute();
  return new Map(rows.map(({ slug, ...texts }) => [slug, texts]));
}

function selectSpecifications(database: CatalogueDatabase, language: string) {
  return database
    .selectFrom('catalogue_specification as value')
    .innerJoin('catalogue_specification_name as name', 'name.key', 'value.key')
    .where('name.language', '=', language)
    .select(['value.value', 'value.unit', 'value.measurement_system', 'name.name'])
    .orderBy('value.position');
}

type SpecificationRow = Awaited<ReturnType<ReturnType<typeof selectSpecifications>['execute']>>[number];

function mapSpecification({ value, unit, measurement_system, name }: SpecificationRow): SpecificationView {
  return { value, measurement_system, specification: { name, unit } };
}

/** The values of products, without those of their variants. */
export async function loadSpecifications(
  database: CatalogueDatabase,
  language: string,
  slugs: readonly string[],
): Lists<SpecificationView> {
  const rows = await selectSpecifications(database, language)
    .select('value.product_slug')
    .where('value.variant_id', 'is', null)
    .where(isOneOf('value.product_slug', slugs))
    .execute();
  return groupRows(rows, ({ product_slug }) => product_slug, mapSpecification);
}

/** The values of variants, by the id of the variant. */
export async function loadVariantSpecifications(
  database: CatalogueDatabase,
  language: string,
  ids: readonly string[],
): Lists<SpecificationView> {
  const rows = await selectSpecifications(database, language)
    .select('value.variant_id')
    .where(isOneOf('value.variant_id', ids))
    .execute();
  return groupRows(rows, ({ variant_id }) => variant_id ?? '', mapSpecification);
}

/** The variants of products. */
export async function loadVariants(database: CatalogueDatabase, slugs: readonly string[]): Lists<VariantView> {
  const rows = await database
    .selectFrom('catalogue_variant')
    .select(['product_slug', 'id', 'name_metric', 'name_imperial'])
    .where(isOneOf('product_slug', slugs))
    .orderBy('position')
    .execute();
  return groupRows(
    rows,
    ({ product_slug }) => product_slug,
    ({ product_slug: _slug, ...variant }) => variant,
  );
}

/** The documents of products, without their bytes. */
export async function loadDocuments(database: CatalogueDatabase, slugs: readonly string[]): Lists<DocumentView> {
  const rows = await database
    .selectFrom('catalogue_document')
    .select(['product_slug', 'name', 'content_language', 'thumbnail_url', 'type', 'url'])
    .select(['filename', 'extension', 'size_bytes'])
    .where(isOneOf('product_slug', slugs))
    .orderBy('position')
    .execute();
  return groupRows(
    rows,
    ({ product_slug }) => product_slug,
    ({ product_slug: _slug, ...document }) => document,
  );
}

/** What products refer to. */
export async function loadRelations(database: CatalogueDatabase, slugs: readonly string[]): Lists<RelationView> {
  const rows = await database
    .selectFrom('catalogue_related')
    .select(['product_slug', 'related_slug', 'type'])
    .where(isOneOf('product_slug', slugs))
    .orderBy('position')
    .execute();
  return groupRows(
    rows,
    ({ product_slug }) => product_slug,
    ({ related_slug, type }) => ({ slug: related_slug, type }),
  );
}
