import type { CatalogueLanguage } from '../catalogue-language.ts';
import type { CatalogueDatabase } from '../catalogue-tables.ts';
import type {
  DocumentView,
  ListedProduct,
  ProductTexts,
  RelationView,
  SpecificationView,
  VariantView,
} from '../catalogue-view.ts';
import { keepParts } from './keep-parts.ts';
import {
  loadDocuments,
  loadRelations,
  loadSpecifications,
  loadTexts,
  loadVariantSpecifications,
  loadVariants,
} from './load-product-parts.ts';
import { countGroupProducts, loadGroupProducts, loadProducts } from './load-products.ts';

/** What a product without texts has; it is removed at this moment. */
export const noTexts: ProductTexts = { long_description: '', highlights: [], benefits: [], details: [] };

/** The parts of products that are the same in every language; each keeps what was read last. */
export function createSharedLoads(database: CatalogueDatabase) {
  return {
    variants: keepParts<readonly VariantView[]>((slugs) => loadVariants(database, slugs), {
      name: 'variants',
      missing: [],
    }),
    documents: keepParts<readonly DocumentView[]>((slugs) => loadDocuments(database, slugs), {
      name: 'documents',
      missing: [],
    }),
    relations: keepParts<readonly RelationView[]>((slugs) => loadRelations(database, slugs), {
      name: 'related products',
      missing: [],
    }),
  };
}

/** The parts of products and groups in one language; each keeps what was read last. */
export function createLanguageLoads(database: CatalogueDatabase, language: CatalogueLanguage) {
  return {
    products: keepParts<ListedProduct | null>((slugs) => loadProducts(database, language, slugs), {
      name: 'products',
      missing: null,
    }),
    groups: keepParts<readonly ListedProduct[]>(
      async (groups) => {
        const products = await loadGroupProducts(database, language, groups);
        return Map.groupBy(products, ({ classification_slug }) => classification_slug);
      },
      { name: 'products of groups', missing: [] },
    ),
    counts: keepParts<number>((groups) => countGroupProducts(database, language, groups), {
      name: 'counts',
      missing: 0,
    }),
    // They are as long as everything else together.
    texts: keepParts<ProductTexts>((slugs) => loadTexts(database, language, slugs), {
      name: 'texts',
      missing: noTexts,
      maxItems: 1000,
    }),
    specifications: keepParts<readonly SpecificationView[]>((slugs) => loadSpecifications(database, language, slugs), {
      name: 'specifications',
      missing: [],
    }),
    variantSpecifications: keepParts<readonly SpecificationView[]>(
      (ids) => loadVariantSpecifications(database, language, ids),
      { name: 'specifications of variants', missing: [], maxKeys: 10_000 },
    ),
  };
}

export type SharedLoads = ReturnType<typeof createSharedLoads>;
export type LanguageLoads = ReturnType<typeof createLanguageLoads>;
