import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { findLineage } from './data/catalogue/classification.ts';
import { loadClassifications } from './data/catalogue/load-classifications.ts';
import { loadCataloguePage } from './pages/catalogue/catalogue.load.ts';
import { loadProductPage } from './pages/product/product.load.ts';

/** Loads a page below /products: the overview, a group (PUB-004, PUB-005), or otherwise a product (PUB-006). */
export async function loadBelowProducts(request: PageRequest, context: LoadContext) {
  const slugs = request.path.split('/').filter(Boolean).slice(1);
  const catalogue = await loadClassifications(request, context);
  const lineage = findLineage(catalogue.tree, slugs);
  return lineage.length < slugs.length
    ? loadProductPage(request, context, catalogue)
    : loadCataloguePage(request, context, catalogue, lineage);
}
