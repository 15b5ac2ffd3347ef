// @ts-nocheck
import type { CatalogueDatabase } from './catalogue-tables.ts';
import type { CatalogueView, ClassificationView, ProductView } from './catalogue-view.ts';
import { loadClassifications } from './load-classifications.ts';
import { loadProductParts } from './load-product-parts.ts';

function findLineage(views: ReadonlyMap<string, ClassificationView>, leaf: ClassificationView): ClassificationView[] {
  const byId = new Map([...views.values()].map((view) => [view.id, view]));
  const lineage: ClassificationView[] = [];
  for (let node: ClassificationView | undefined = leaf; node !== undefined; ) {
    lineage.unshift(node);
    node = node.parent_id === null ? undefined : byId.get(node.parent_id);
  }
  return lineage;
}

/** Reads the whole catalogue in one language; a product lists its classifications from root to leaf. */
export async function loadCatalogue(database: CatalogueDatabase, language: string): Promise<CatalogueView> {
  const classifications = await loadClassifications(database, language);
  const parts = await loadProductParts(database, language);
  const rows = await database
    .selectFrom('catalogue_product as product')
    .innerJoin('catalogue_product_text as text', 'text.slug', 'product.slug')
    .where('text.language', '=', language)
    .selectAll('product')
    .select(['text.short_description', 'text.long_description', 'text.highlights', 'text.benefits', 'text.details'])
    .orderBy('product.position')
    .execute();
  const links = await database.selectFrom('catalogue_related').selectAll().orderBy('position').execute();

  const products = new Map<string, ProductView>();
  for (const { classification_slug, brand_name, brand_image_url, position, source_sha256, ...row } of rows) {
    const leaf = classifications.get(classification_slug);
    const lineage = leaf === undefined ? [] : findLineage(classifications, leaf);
    const variants = parts.variants.get(row.slug) ?? [];
    const view: ProductView = {
      ...row,
      updated_at: row.updated_at.toISOString(),
      classifications: lineage,
      brand: { name: brand_name, image_url: brand_image_url },
      specifications: parts.specifications.get(row.slug) ?? [],
      variants,
      variant_count: variants.length,
      documents: parts.documents.get(row.slug) ?? [],
      related: [],
    };
    products.set(view.slug, view);
    for (const node of lineage) node.products.push(view);
  }
  for (const { product_slug, related_slug, type } of links) {
    const product = products.get(related_slug);
    if (product !== undefined) products.get(product_slug)?.related.push({ type, product });
  }
  return { classifications, products };
}
