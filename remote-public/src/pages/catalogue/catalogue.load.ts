import type { PageResult } from '@kmx/shared-contracts/page.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import { type Classification, findLineage } from '../../data/classification.ts';
import { loadClassifications } from '../../data/load-classifications.ts';
import { createPageResult } from '../../data/page-parts.ts';
import { loadProductPage } from '../product/product.load.ts';
import type { CatalogueData } from './catalogue.data.ts';
import { createCrumbs, resolveCatalogueTitle } from './create-crumbs.ts';
import { mapProductTeasers, productTeaserFields, sourceTeaserSchema } from './product-teaser.ts';

const query = /* GraphQL */ `
  query PublicClassification($language: String!, $slug: String!) {
    getProductClassificationBySlug(language: $language, slug: $slug, type: "product") { products { ${productTeaserFields} } }
  }
`;
const answerSchema = v.object({
  getProductClassificationBySlug: v.nullable(v.object({ products: v.array(sourceTeaserSchema) })),
});

/** Loads what stands below /products: the overview, a group (PUB-004, PUB-005), or else a product (PUB-006). */
export async function loadCataloguePage(request: PageRequest, context: LoadContext): Promise<PageResult> {
  const slugs = request.path.split('/').filter(Boolean).slice(1);
  const tree = await loadClassifications(request, context);
  const lineage = findLineage(tree, slugs);
  if (lineage.length < slugs.length) return loadProductPage(request, context);
  const group = lineage.at(-1);
  const products = group === undefined ? [] : await loadProducts(group, request, context);
  const data: CatalogueData = { page: 'catalogue', tree: [...tree], lineage: slugs, products };
  const title = group?.name ?? resolveCatalogueTitle(request.locale.language);
  // The overview has no text of its own in the catalogue: its groups say best what is there.
  const overview = `${title}: ${new Intl.ListFormat(request.locale.language).format(tree.map(({ name }) => name))}`;
  const image = group?.image_url ?? null;
  return createPageResult(request, {
    title,
    description: group?.description ?? overview,
    image,
    meta: { type: 'Catalogue', breadcrumbs: group === undefined ? null : createCrumbs(lineage, request) },
    tags: ['catalogue:products'],
    data,
  });
}

async function loadProducts(group: Classification, request: PageRequest, context: LoadContext) {
  const variables = { language: request.locale.sisCode, slug: group.slug };
  const answer = v.parse(answerSchema, await context.query({ service: 'catalogue', query, variables }));
  return mapProductTeasers(answer.getProductClassificationBySlug?.products ?? [], request.locale.country);
}
