import { isOfferedIn } from '@kmx/remote-kit/content/is-offered-in.ts';
import { createBasketKey } from '@kmx/shared-contracts/basket.ts';
import { type ComparedItem, formatComparedItems, parseComparedItems } from '@kmx/shared-contracts/compared-items.ts';
import type { PageResult } from '@kmx/shared-contracts/page.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import { loadCatalogueLanguages } from '../../data/catalogue/load-catalogue-languages.ts';
import { createCatalogueLanguageMeta } from '../../data/catalogue/load-classifications.ts';
import { resolveCatalogueTitle } from '../../data/page/create-crumbs.ts';
import {
  createNotFoundResult,
  createPageResult,
  createQueryMeta,
  type PublicPage,
} from '../../data/page/page-parts.ts';
import { createServerTranslate } from '../../data/page/server-texts.server.ts';
import { answerSchema, query, type SourceComparedProduct } from './compared-products.query.ts';
import type { ComparisonData } from './comparison.data.ts';
import { createComparisonPath } from './comparison-href.ts';
import { groupColumns } from './group-columns.ts';
import { loadOffers } from './load-offers.ts';

/** Loads the comparison named in the address, `?items=slug,slug:variant` (PUB-022, SRV-051); sub-sites have none (D-37). */
export async function loadComparisonPage(
  request: PageRequest,
  context: LoadContext,
): Promise<PublicPage<ComparisonData>> {
  if (request.site.slug !== null) return createNotFoundResult(request);
  const items = parseComparedItems(request.query['items'] ?? '');
  const products = await loadProducts(items, request, context);
  const columns = items.flatMap((item) => {
    const product = products.get(item.slug);
    return product === undefined ? [] : [{ item, product }];
  });
  const groups = await loadOffers(groupColumns(columns, request.locale.language), items, request, context);
  const data: ComparisonData = {
    page: 'comparison',
    items: formatComparedItems(items),
    groups,
    dropped: items
      .filter(({ slug }) => !products.has(slug))
      .map(({ slug, variantId }) => createBasketKey(slug, variantId)),
  };
  const t = createServerTranslate(request.locale.language);
  const title = t('comparison.title');
  const result = createPageResult(request, {
    title,
    description: t('comparison.lead'),
    // Repeats the content of other pages, in arbitrary combinations.
    isIndexed: false,
    meta: {
      type: 'Comparison',
      breadcrumbs: [
        { title: resolveCatalogueTitle(request.locale.language), href: `${request.urlPrefix}/products` },
        { title, href: null },
      ],
      ...createQueryMeta(createComparisonPath(items)),
      ...(await describeLanguage([...products.values()], request, context)),
    },
    tags: ['catalogue:products'],
    data,
  });
  // Without items the page has nothing that script would add, unless the visitor compares some, which the shell looks at.
  if (items.length === 0) return { ...result, rests: true };
  // Every combination of items has its own address: they would displace pages from the cache.
  return { ...result, cache: 'private' };
}

/** The compared machines are in another language where the catalogue has no texts in the page's language (PUB-062). */
async function describeLanguage(
  products: readonly SourceComparedProduct[],
  request: PageRequest,
  context: LoadContext,
): Promise<Partial<PageResult['meta']>> {
  const language = products[0]?.classifications.at(-1)?.language.split('-')[0];
  if (language === undefined || language === request.locale.language) return {};
  return createCatalogueLanguageMeta(
    { language, languages: await loadCatalogueLanguages(context, 'product') },
    request,
  );
}

async function loadProducts(
  items: readonly ComparedItem[],
  request: PageRequest,
  context: LoadContext,
): Promise<ReadonlyMap<string, SourceComparedProduct>> {
  if (items.length === 0) return new Map();
  const slugs = [...new Set(items.map(({ slug }) => slug))].join(',');
  const variables = { language: request.locale.sisCode, slugs };
  const answer = v.parse(answerSchema, await context.query({ service: 'catalogue', query, variables }));
  const products = new Map<string, SourceComparedProduct>();
  for (const product of answer.getProductsBySlugs) {
    if (!isOfferedIn(request.locale.country, product.supported_countries)) continue;
    if (product.classifications.length === 0)
      context.log('No classification found for product', { slug: product.slug });
    else products.set(product.slug, product);
  }
  for (const slug of slugs.split(',')) {
    if (!products.has(slug)) context.log('No product found for slug', { slug });
  }
  return products;
}
