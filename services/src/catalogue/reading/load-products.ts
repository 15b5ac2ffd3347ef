import { orderText } from '../../database/order-text.ts';
import type { CatalogueDatabase } from '../catalogue-tables.ts';
import type { ListedProduct } from '../catalogue-view.ts';
import { isOneOf } from './is-one-of.ts';

/** Which of many products to read, counted from 0. */
export interface ProductPage {
  readonly first: number;
  readonly offset: number;
}

/** Products exist in the languages in which they have texts. */
export function selectProducts(database: CatalogueDatabase, language: string) {
  return database
    .selectFrom('catalogue_product as product')
    .innerJoin('catalogue_product_text as text', 'text.slug', 'product.slug')
    .where('text.language', '=', language);
}

function selectListed(database: CatalogueDatabase, language: string) {
  return selectProducts(database, language)
    .select(['product.id', 'product.slug', 'product.type', 'product.name', 'product.classification_slug'])
    .select(['product.brand_name', 'product.brand_image_url', 'product.product_service_id'])
    .select(['product.supported_countries', 'product.images', 'product.video_url', 'product.video_image_url'])
    .select(['product.updated_at', 'product.position', 'text.short_description']);
}

type ListedRow = Awaited<ReturnType<ReturnType<typeof selectListed>['execute']>>[number];

function mapProduct({ brand_name, brand_image_url, updated_at, ...row }: ListedRow): ListedProduct {
  const brand = { name: brand_name, image_url: brand_image_url };
  return { ...row, brand, updated_at: updated_at.toISOString() };
}

/** Reads products by slug; those that are not known in the language are missing. */
export async function loadProducts(
  database: CatalogueDatabase,
  language: string,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, ListedProduct>> {
  const rows = await selectListed(database, language).where(isOneOf('product.slug', slugs)).execute();
  return new Map(rows.map((row) => [row.slug, mapProduct(row)]));
}

/** Reads the products of groups, not of those below them, in the order of the range: all of them, or one page. */
export async function loadGroupProducts(
  database: CatalogueDatabase,
  language: string,
  groups: readonly string[],
  page?: ProductPage,
): Promise<readonly ListedProduct[]> {
  const all = selectListed(database, language)
    .where(isOneOf('product.classification_slug', groups))
    .orderBy('product.position')
    .orderBy(orderText('product.slug'));
  const rows = await (page === undefined ? all : all.limit(page.first).offset(page.offset)).execute();
  return rows.map(mapProduct);
}

/** Counts the products of each group, without those of groups below it. */
export async function countGroupProducts(
  database: CatalogueDatabase,
  language: string,
  groups: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await selectProducts(database, language)
    .where(isOneOf('product.classification_slug', groups))
    .groupBy('product.classification_slug')
    .select(({ fn }) => ['product.classification_slug as slug', fn.countAll<string>().as('count')])
    .execute();
  return new Map(rows.map(({ slug, count }) => [slug, Number(count)]));
}

/** The slugs of all products of a type in the order of the range. */
export async function listProductSlugs(
  database: CatalogueDatabase,
  language: string,
  type: string,
): Promise<readonly string[]> {
  const rows = await selectProducts(database, language)
    .where('product.type', '=', type)
    .select('product.slug')
    .orderBy('product.position')
    .orderBy(orderText('product.slug'))
    .execute();
  return rows.map(({ slug }) => slug);
}
