import { createBatchLoader } from '../../graphql/batch-loader.ts';
import type { CatalogueLanguage } from '../catalogue-language.ts';
import type { CatalogueDatabase } from '../catalogue-tables.ts';
import type { ListedProduct } from '../catalogue-view.ts';
import { createLanguageLoads, createSharedLoads, noTexts } from './create-catalogue-loads.ts';
import { keepByKey } from './keep-by-key.ts';
import { keepClassifications } from './keep-classifications.ts';
import { type ClassificationTree, findLineage, listSubtree } from './load-classifications.ts';
import { countOffered, listOffered, loadOfferedValues, type Offer } from './load-offered.ts';
import { listProductSlugs, loadGroupProducts, type ProductPage } from './load-products.ts';

/** Opens readers of the catalogue: one for each request and language, over parts that all of them keep. */
export function createReaderFactory(database: CatalogueDatabase) {
  const classifications = keepClassifications(database);
  const shared = createSharedLoads(database);
  const getLoads = keepByKey((language: CatalogueLanguage) => createLanguageLoads(database, language));

  /** What the fields of one answer in one language are read from: each part with one query for all products. */
  function createReader(language: CatalogueLanguage) {
    const loads = getLoads(language);
    const loadGroup = createBatchLoader(loads.groups, []);
    const countGroup = createBatchLoader(loads.counts, 0);

    async function listGroups(slug: string): Promise<readonly string[]> {
      const node = (await classifications(language)).get(slug);
      return node === undefined ? [] : listSubtree(node);
    }

    return {
      loadTree: (): Promise<ClassificationTree> => classifications(language),
      /** From root to leaf. */
      loadLineage: async (group: string) => findLineage(await classifications(language, group), group),
      /** A group and those below it. */
      listGroups,
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
      countOffered: (offer: Offer) => countOffered(database, language, offer),
      listOffered: (offer: Offer, page: ProductPage) => listOffered(database, language, offer, page),
      loadOfferedValues: (offer: Offer, units: readonly string[]) =>
        loadOfferedValues(database, language, offer, units),
      listSlugs: (type: string) => listProductSlugs(database, language, type),
      loadProduct: createBatchLoader(loads.products, null),
      loadTexts: createBatchLoader(loads.texts, noTexts),
      loadSpecifications: createBatchLoader(loads.specifications, []),
      loadVariants: createBatchLoader(shared.variants, []),
      loadVariantSpecifications: createBatchLoader(loads.variantSpecifications, []),
      loadDocuments: createBatchLoader(shared.documents, []),
      loadRelations: createBatchLoader(shared.relations, []),
    };
  }

  return () => keepByKey(createReader);
}

/** Reads the catalogue for one request, by language. */
export type OpenReader = ReturnType<ReturnType<typeof createReaderFactory>>;
/** Reads the catalogue for one answer in one language. */
export type CatalogueReader = ReturnType<OpenReader>;
