import type { CatalogueDatabase } from './catalogue-tables.ts';
import type { CatalogueView, ProductView } from './catalogue-view.ts';
import { type ClassificationTree, findLineage, loadClassifications } from './reading/load-classifications.ts';
import { loadSpecifications, loadTexts, loadVariants } from './reading/load-product-parts.ts';
import { listProductsAfter } from './reading/load-products.ts';

/** Enough that queries are few, and so few that each takes some milliseconds. */
const batchSize = 500;

/** Goes through all products in one language by slug, in batches; each batch is read when it is asked for. */
async function* readProductBatches(
  database: CatalogueDatabase,
  language: string,
  tree: ClassificationTree,
): AsyncGenerator<readonly ProductView[]> {
  for (let after = ''; ; ) {
    const products = await listProductsAfter(database, language, after, batchSize);
    const last = products.at(-1);
    if (last === undefined) return;
    after = last.slug;
    const slugs = products.map(({ slug }) => slug);
    const texts = await loadTexts(database, language, slugs);
    const specifications = await loadSpecifications(database, language, slugs);
    const variants = await loadVariants(database, slugs);
    yield products.flatMap((product) => {
      const own = texts.get(product.slug);
      // Removed since the list was read.
      if (own === undefined) return [];
      return {
        ...product,
        ...own,
        classifications: findLineage(tree, product.classification_slug),
        specifications: specifications.get(product.slug) ?? [],
        variants: variants.get(product.slug) ?? [],
      };
    });
  }
}

/** Reads the whole catalogue in one language, in batches; products by slug in the order of the range. */
export async function loadCatalogue(database: CatalogueDatabase, language: string): Promise<CatalogueView> {
  const classifications = await loadClassifications(database, language);
  const products: ProductView[] = [];
  for await (const batch of readProductBatches(database, language, classifications)) products.push(...batch);
  products.sort((one, other) => one.position - other.position);
  return { classifications, products: new Map(products.map((product) => [product.slug, product])) };
}
