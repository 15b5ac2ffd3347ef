import { formatList } from '@kmx/remote-kit/format/format-list.ts';
import type { LoadedPage } from '@kmx/remote-kit/remote/page-definition.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import type { Classification } from '../../data/catalogue/classification.ts';
import { type ClassificationTree, createCatalogueLanguageMeta } from '../../data/catalogue/load-classifications.ts';
import { mapProductTeasers, productTeaserFields, sourceTeaserSchema } from '../../data/catalogue/product-teaser.ts';
import { specificationFields, specificationSchema } from '../../data/catalogue/specification.schema.ts';
import { createCrumbs, createGroupTitle, resolveCatalogueTitle } from '../../data/page/create-crumbs.ts';
import { createPageResult, createQueryMeta } from '../../data/page/page-parts.ts';
import type { CatalogueData, GroupCard, GroupLink, TreeLink } from './catalogue.data.ts';
import { createFilterQuery, createFilters, narrowProducts } from './narrow-products.ts';

const query = /* GraphQL */ `
  query PublicClassification($language: String!, $slug: String!) {
    getProductClassificationBySlug(language: $language, slug: $slug, type: "product") {
      products { ${productTeaserFields} variants { ${specificationFields} } }
    }
  }
`;
const productSchema = v.object({
  ...sourceTeaserSchema.entries,
  variants: v.array(v.object({ id: v.string(), specifications: v.array(specificationSchema) })),
});
const answerSchema = v.object({
  getProductClassificationBySlug: v.nullable(v.object({ products: v.array(productSchema) })),
});

/** Loads the overview of the machines (PUB-004), or the last group of a lineage (PUB-005). */
export async function loadCataloguePage(
  request: PageRequest,
  context: LoadContext,
  catalogue: ClassificationTree,
  lineage: readonly Classification[],
): Promise<LoadedPage<CatalogueData>> {
  const { tree } = catalogue;
  const slugs = lineage.map(({ slug }) => slug);
  const group = lineage.at(-1);
  const parts = group === undefined ? noProducts : await loadProducts(group, request, context);
  const data: CatalogueData = {
    page: 'catalogue',
    tree: createTree(tree, slugs),
    lineage: slugs,
    group: group === undefined ? null : { name: group.name, description: group.description },
    groups: (group?.childClassifications ?? tree).map(createGroupCard),
    ...parts,
  };
  const title = group?.name ?? resolveCatalogueTitle(request.locale.language);
  // The catalogue has no text for the overview, so the names of its groups describe it.
  const overview = `${title}: ${formatList(
    tree.map(({ name }) => name),
    request.locale,
  )}`;
  // The title of the catalogue is in the page's language, whatever the language of its groups.
  const breadcrumbs =
    group === undefined ? [{ title, href: null }] : createCrumbs(lineage, request, { language: catalogue.language });
  return createPageResult(request, {
    title: group === undefined ? title : createGroupTitle(group.name, request.locale.language),
    description: group?.description ?? overview,
    image: group?.imageHighRes ?? null,
    isIndexed: data.filters.every(({ chosen }) => chosen === null),
    meta: {
      type: 'Catalogue',
      breadcrumbs,
      countries: catalogue.findCountries(slugs),
      ...createCatalogueLanguageMeta(catalogue, request),
      ...createQueryMeta(createFilterQuery(data.filters)),
    },
    tags: ['catalogue:products'],
    data,
  });
}

const createLink = ({ name, slug, route }: Classification): GroupLink => ({ name, slug, route });

/** The links of one level; those below the first slug of the lineage are there as well. */
function createTree(nodes: readonly Classification[], [open, ...rest]: readonly string[]): readonly TreeLink[] {
  return nodes.map((node) => ({
    ...createLink(node),
    below: node.slug === open ? createTree(node.childClassifications, rest) : [],
  }));
}

function createGroupCard(group: Classification): GroupCard {
  const { description, image, lineage, slug, childClassifications } = group;
  return {
    ...createLink(group),
    description,
    image,
    family: lineage[0] ?? slug,
    below: childClassifications.map(createLink),
  };
}

type CatalogueProducts = Pick<CatalogueData, 'products' | 'filters' | 'total'>;
const noProducts: CatalogueProducts = { products: [], filters: [], total: 0 };

async function loadProducts(
  group: Classification,
  request: PageRequest,
  context: LoadContext,
): Promise<CatalogueProducts> {
  const variables = { language: request.locale.sisCode, slug: group.slug };
  const answer = v.parse(answerSchema, await context.query({ service: 'catalogue', query, variables }));
  const found = answer.getProductClassificationBySlug;
  if (found === null) context.log('No classification found for slug', { slug: group.slug });
  const place = { country: request.locale.country, log: context.log };
  const offered = mapProductTeasers(found?.products ?? [], place);
  const isOffered = new Set(offered.map(({ slug }) => slug));
  const sources = (found?.products ?? []).filter(({ slug }) => isOffered.has(slug));
  const filters = createFilters(sources, request.query);
  const isMatching = new Set(narrowProducts(sources, filters).map(({ slug }) => slug));
  return { products: offered.filter(({ slug }) => isMatching.has(slug)), filters, total: offered.length };
}
