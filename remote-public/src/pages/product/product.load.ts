import type { PageResult } from '@kmx/shared-contracts/page.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { createHref } from '@kmx/shared-contracts/remote-root.tsx';
import * as v from 'valibot';
import { createClassificationRoute } from '../../data/classification.ts';
import { isOfferedIn } from '../../data/country-rule.ts';
import { createProductRoute } from '../../data/load-product-routes.ts';
import { createNotFoundResult, createPageResult, createRedirectResult } from '../../data/page-parts.ts';
import { createCrumbs } from '../catalogue/create-crumbs.ts';
import { mapProductTeasers, resolveShownBrand } from '../catalogue/product-teaser.ts';
import { isShownHighlight } from './is-shown-highlight.ts';
import type { ProductData } from './product.data.ts';
import { productAnswerSchema, productQuery, type SourceProduct } from './product-query.ts';

/** Loads a product; another route than its own leads there, a country without it gets 404 (PUB-006, PUB-070). */
export async function loadProductPage(request: PageRequest, context: LoadContext): Promise<PageResult> {
  const variables = { language: request.locale.sisCode, slug: request.slug };
  const answer = await context.query({ service: 'catalogue', query: productQuery, variables });
  const product = v.parse(productAnswerSchema, answer).getProductBySlugV2;
  if (product === null || !isOfferedIn(request.locale.country, product.supported_countries)) {
    return createNotFoundResult(request);
  }
  const route = createProductRoute(product.classifications, product.slug);
  if (route !== request.path) return createRedirectResult(request, route);
  const data = mapProduct(product, request.locale.country);
  return createPageResult(request, {
    title: product.name,
    description: product.short_description,
    image: data.images[0]?.url ?? null,
    structuredData: [createProductObject(data, createHref(request.urlPrefix, route), product.brand?.name ?? null)],
    meta: {
      id: product.slug,
      type: 'Product',
      breadcrumbs: createCrumbs(product.classifications, request, product.name),
    },
    tags: ['catalogue:products', `catalogue:Product:${product.slug}`],
    data,
  });
}

function mapProduct(product: SourceProduct, country: string): ProductData {
  const group = product.classifications.at(-1);
  const { benefit1, benefit2, benefit3, benefit4, benefit5, benefit6 } = product;
  return {
    page: 'product',
    slug: product.slug,
    name: product.name,
    description: product.short_description,
    paragraphs: product.long_description.split(/\n\s*\n/).filter(Boolean),
    brand: resolveShownBrand(product.brand),
    group: group === undefined ? null : { ...group, route: createClassificationRoute(product.classifications) },
    images: product.images
      .toSorted((one, other) => Number(other.default) - Number(one.default))
      .map(({ name, url }) => ({ name, url })),
    specifications: product.specifications,
    variants: product.variants,
    benefits: [benefit1, benefit2, benefit3, benefit4, benefit5, benefit6].filter((text) => text !== null),
    highlights: product.highlights.filter(isShownHighlight),
    documents: product.documents,
    related: mapProductTeasers(
      product.related.filter(({ type }) => type !== 'service').map((related) => related.product),
      country,
    ),
  };
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
    ...(data.group === null ? {} : { category: data.group.name }),
    ...(brand === null ? {} : { brand: { '@type': 'Brand', name: brand } }),
  };
}
