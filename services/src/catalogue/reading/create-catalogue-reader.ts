import { createBatchLoader } from '../../graphql/batch-loader.ts';
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
import type { ClassificationSource } from './keep-classifications.ts';
import { type ClassificationTree, findLineage, listSubtree } from './load-classifications.ts';
import {
  loadDocuments,
  loadRelations,
  loadSpecifications,
  loadTexts,
  loadVariantSpecifications,
  loadVariants,
} from './load-product-parts.ts';
import {
  countGroupProducts,
  listProductSlugs,
  loadGroupProducts,
  loadProducts,
  type ProductPage,
} from './load-products.ts';

const noTexts: ProductTexts = { long_description: '', highlights: [], benefits: [], details: [] };

/** What the fields of one answer in one language are read from: each part by key, with one query for all products. */
function createCatalogueReader(
  database: CatalogueDatabase,
  classifications: ClassificationSource,
  language: CatalogueLanguage,
) {
  const loadGroup = createBatchLoader<readonly ListedProduct[]>(async (groups) => {
    const products = await loadGroupProducts(database, language, groups);
    return Map.groupBy(products, ({ classification_slug }) => classification_slug);
  }, []);
  const countGroup = createBatchLoader<number>((groups) => countGroupProducts(database, language, groups), 0);

  async function listGroups(slug: string): Promise<readonly string[]> {
    const node = (await classifications(language)).get(slug);
    return node === undefined ? [] : listSubtree(node);
  }

  return {
    loadTree: (): Promise<ClassificationTree> => classifications(language),
    /** From root to leaf. */
    loadLineage: async (group: string) => findLineage(await classifications(language, group), group),
    /** All products of a group and of those below it, in the order of the range. */
    loadProductsBelow: async (group: string): Promise<readonly ListedProduct[]> => {
      const lists = await Promise.all((await listGroups(group)).map(loadGroup));
      return lists.flat().toSorted((one, other) => one.position - other.position);
    },
    /** One page of the same list. */
    loadPageBelow: async (group: string, page: ProductPage) =>
      loadGroupProducts(database, language, await listGroups(group), page),
    countProductsBelow: async (group: string): Promise<number> => {
      const counts = await Promise.all((await listGroups(group)).map(countGroup));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    listSlugs: (type: string) => listProductSlugs(database, language, type),
    loadProduct: createBatchLoader<ListedProduct | null>((slugs) => loadProducts(database, language, slugs), null),
    loadTexts: createBatchLoader<ProductTexts>((slugs) => loadTexts(database, language, slugs), noTexts),
    loadSpecifications: createBatchLoader<readonly SpecificationView[]>(
      (slugs) => loadSpecifications(database, language, slugs),
      [],
    ),
    loadVariants: createBatchLoader<readonly VariantView[]>((slugs) => loadVariants(database, slugs), []),
    loadVariantSpecifications: createBatchLoader<readonly SpecificationView[]>(
      (ids) => loadVariantSpecifications(database, language, ids),
      [],
    ),
    loadDocuments: createBatchLoader<readonly DocumentView[]>((slugs) => loadDocuments(database, slugs), []),
    loadRelations: createBatchLoader<readonly RelationView[]>((slugs) => loadRelations(database, slugs), []),
  };
}

/** Reads the catalogue for one answer in one language. */
export type CatalogueReader = ReturnType<typeof createCatalogueReader>;

/** Readers of one request by language; fields in one language share their queries. */
export function createReaders(
  database: CatalogueDatabase,
  classifications: ClassificationSource,
): (language: CatalogueLanguage) => CatalogueReader {
  const readers = new Map<CatalogueLanguage, CatalogueReader>();
  return (language) => {
    const known = readers.get(language);
    if (known !== undefined) return known;
    const reader = createCatalogueReader(database, classifications, language);
    readers.set(language, reader);
    return reader;
  };
}
