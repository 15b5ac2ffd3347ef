import { isOfferedIn } from '@kmx/remote-kit/content/is-offered-in.ts';
import { createHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import { createCatalogueRoute, findLineage } from '../../data/catalogue/classification.ts';
import {
  type ClassificationTree,
  createCatalogueLanguageMeta,
  loadClassifications,
} from '../../data/catalogue/load-classifications.ts';
import { narrowCountries } from '../../data/catalogue/narrow-countries.ts';
import { createCrumbs } from '../../data/page/create-crumbs.ts';
import {
  createNotFoundResult,
  createPageRedirect,
  createPageResult,
  type PublicPage,
} from '../../data/page/page-parts.ts';
import { loadProductStories } from '../../features/stories/load-product-stories.ts';
import { createNotOfferedResult } from './create-not-offered-result.ts';
import { mapProduct } from './map-product.ts';
import type { NotOfferedData } from './not-offered.data.ts';
import type { ProductData } from './product.data.ts';
import { productAnswerSchema, productQuery, type SourceProduct } from './product-query.ts';

/**
 * Loads a product; any other route redirects to its own, and a country without it gets a page that says so (PUB-006,
 * PUB-070). The catalogue contains the machines of this country.
 */
export async function loadProductPage(
  request: PageRequest,
  context: LoadContext,
  catalogue: ClassificationTree,
): Promise<PublicPage<ProductData | NotOfferedData>> {
  const product = await loadProduct(request, context);
  if (product === null) {
    context.log('No product found for slug', { slug: request.slug });
    return createNotFoundResult(request);
  }
  const lineage = product.classifications.map(({ slug }) => slug);
  if (lineage.length === 0) {
    context.log('No classification slug found for product', { slug: product.slug });
    return createNotFoundResult(request);
  }
  const isServedHere = findLineage(catalogue.tree, lineage).length === lineage.length;
  if (!isServedHere) {
    const services = await loadClassifications(request, context, 'service');
    const isService = findLineage(services.tree, lineage).length === lineage.length;
    if (isService) return createPageRedirect(request, createCatalogueRoute('service', [...lineage, product.slug]));
  }
  if (!isServedHere || !isOfferedIn(request.locale.country, product.supported_countries)) {
    return createNotOfferedResult(product, request, context, catalogue.language);
  }
  const route = createCatalogueRoute('product', [...lineage, product.slug]);
  if (route !== request.path) return createPageRedirect(request, route);
  const data = { ...mapProduct(product, request, context), stories: await loadStories(product.slug, request, context) };
  const breadcrumbs = createCrumbs(product.classifications, request, {
    productName: product.name,
    language: catalogue.language,
  });
  return createPageResult(request, {
    title: product.name,
    description: product.short_description,
    image: data.images[0]?.url ?? null,
    structuredData: [createProductObject(data, createHref(request.urlPrefix, route), product.brand?.name ?? null)],
    meta: {
      id: product.slug,
      type: 'Product',
      breadcrumbs,
      countries: narrowCountries([product.supported_countries, catalogue.findCountries(lineage)]),
      ...createCatalogueLanguageMeta(catalogue, request),
    },
    tags: ['catalogue:products', `catalogue:Product:${product.slug}`, 'content:Story'],
    data,
  });
}

async function loadProduct(request: PageRequest, context: LoadContext): Promise<SourceProduct | null> {
  const variables = { language: request.locale.sisCode, slug: request.slug };
  const answer = await context.query({ service: 'catalogue', query: productQuery, variables });
  return v.parse(productAnswerSchema, answer).getProductBySlugV2;
}

/** Stories are an extra: a product page without them is better than none. */
async function loadStories(slug: string, request: PageRequest, context: LoadContext): Promise<ProductData['stories']> {
  try {
    return await loadProductStories(slug, request, context);
  } catch {
    context.log('The stories of a product could not be loaded', { slug });
    return [];
  }
}

function createProductObject(data: ProductData, url: string, brand: string | null): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: data.name,
    description: data.description,
    sku: data.slug,
    url,
    image: data.images.map((image) => image.url),
    category: data.group.name,
    ...(brand === null ? {} : { brand: { '@type': 'Brand', name: brand } }),
    additionalProperty: data.specifications
      .filter(({ measurement_system }) => measurement_system !== 'Imperial')
      .map(({ value, specification: { name, unit } }) => ({
        '@type': 'PropertyValue',
        name,
        value,
        ...(unit === '' ? {} : { unitText: unit }),
      })),
  };
}
