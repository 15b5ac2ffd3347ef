import { formatList } from '@kmx/remote-kit/format/format-list.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import type { Classification } from '../../data/catalogue/classification.ts';
import { type ClassificationTree, createCatalogueLanguageMeta } from '../../data/catalogue/load-classifications.ts';
import { createCrumbs, createGroupTitle, resolveCatalogueTitle } from '../../data/page/create-crumbs.ts';
import { pageNumberSchema } from '../../data/page/page-number.schema.ts';
import {
  createLastPageRedirect,
  createNotFoundResult,
  createPageResult,
  createQueryMeta,
  type PublicPage,
} from '../../data/page/page-parts.ts';
import { createServerTranslate } from '../../data/page/server-texts.server.ts';
import type { CatalogueData, GroupCard, GroupLink, TreeLink } from './catalogue.data.ts';
import { asksForFilter, createFilters, createValueFilters, facetUnits } from './create-filters.ts';
import { createGroupQuery } from './create-group-query.ts';
import { createOfferReader } from './load-offered.ts';

const machinesPerPage = 24;

/** Loads the overview of the machines (PUB-004), or the last group of a lineage, page by page (PUB-005). */
export async function loadCataloguePage(
  request: PageRequest,
  context: LoadContext,
  catalogue: ClassificationTree,
  lineage: readonly Classification[],
): Promise<PublicPage<CatalogueData>> {
  const { tree } = catalogue;
  const slugs = lineage.map(({ slug }) => slug);
  const group = lineage.at(-1);
  const pageNumber = v.safeParse(pageNumberSchema, request.query['page']);
  if (!pageNumber.success) return createNotFoundResult(request);
  const parts = group === undefined ? noProducts : await loadProducts(group, pageNumber.output, request, context);
  if (pageNumber.output > parts.pageCount) {
    return createLastPageRedirect(request, `${request.path}${createGroupQuery(parts.filters, parts.pageCount)}`);
  }
  const data: CatalogueData = {
    page: 'catalogue',
    tree: createTree(tree, slugs),
    lineage: slugs,
    group: group === undefined ? null : { name: group.name, description: group.description },
    groups: (group?.childClassifications ?? tree).map(createGroupCard),
    pageNumber: pageNumber.output,
    ...parts,
  };
  const t = createServerTranslate(request.locale.language);
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
    title: [
      group === undefined ? title : createGroupTitle(group.name, request.locale.language),
      ...(data.pageNumber === 1 ? [] : [t('catalogue.page', { page: data.pageNumber })]),
    ].join(' – '),
    description: group?.description ?? overview,
    image: group?.imageHighRes ?? null,
    isIndexed: data.filters.every(({ chosen }) => chosen === null),
    meta: {
      type: 'Catalogue',
      breadcrumbs,
      countries: catalogue.findCountries(slugs),
      ...createCatalogueLanguageMeta(catalogue, request),
      ...createQueryMeta(createGroupQuery(data.filters, data.pageNumber)),
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

type CatalogueProducts = Pick<CatalogueData, 'products' | 'filters' | 'count' | 'total' | 'pageCount'>;
const noProducts: CatalogueProducts = { products: [], filters: [], count: 0, total: 0, pageCount: 1 };

/** One page of the machines of a group, with the filters that all its machines give. */
async function loadProducts(
  group: Classification,
  pageNumber: number,
  request: PageRequest,
  context: LoadContext,
): Promise<CatalogueProducts> {
  const { loadValues, loadPage } = createOfferReader(group, request, context);
  const page = { first: machinesPerPage, offset: (pageNumber - 1) * machinesPerPage };
  const isNarrowed = asksForFilter(request.query);
  const values = loadValues(facetUnits, isNarrowed);
  // A filter is understood only with the values that there are.
  const whole = isNarrowed ? null : loadPage([], page);
  const [offered, all] = await Promise.all([values, whole]);
  const filters = createFilters(offered.values, request.query);
  const { count, products } = all ?? (await loadPage(createValueFilters(filters, offered.values), page));
  const total = offered.count ?? count;
  return { products, filters, count, total, pageCount: Math.max(1, Math.ceil(count / machinesPerPage)) };
}
