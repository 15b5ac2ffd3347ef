import type { LoadedPage } from '@kmx/remote-kit/remote/page-definition.ts';
import { allCountries } from '@kmx/shared-contracts/locale.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { createCatalogueRoute } from '../../data/catalogue/classification.ts';
import { mapProductTeasers, selectDefaultImage } from '../../data/catalogue/product-teaser.ts';
import { createCrumbs } from '../../data/page/create-crumbs.ts';
import { createPageResult } from '../../data/page/page-parts.ts';
import type { NotOfferedData } from './not-offered.data.ts';
import type { SourceProduct } from './product-query.ts';

/**
 * The page of a machine not offered in the country: 410 when it was withdrawn everywhere, 404 when it is only missing
 * in this country, in both cases with alternatives (PUB-070, D-32).
 */
export function createNotOfferedResult(
  product: SourceProduct,
  request: PageRequest,
  context: LoadContext,
  /** Language of the catalogue's texts; null where the catalogue does not say. */
  language: string | null,
): LoadedPage<NotOfferedData> {
  const isWithdrawn = product.supported_countries?.length === 0;
  const lineage = product.classifications.map(({ slug }) => slug);
  const group = product.classifications.at(-1);
  const machines = product.related.filter(({ type }) => type.toLowerCase() === 'alternative');
  const hasInternationalPage = !isWithdrawn && request.site.slug === null && request.locale.country !== allCountries;
  const data: NotOfferedData = {
    page: 'not-offered',
    name: product.name,
    image: selectDefaultImage(product.images),
    isWithdrawn,
    group: group === undefined ? null : { name: group.name, route: createCatalogueRoute('product', lineage) },
    alternatives: mapProductTeasers(
      machines.map((related) => related.product),
      { country: request.locale.country, log: context.log },
    ),
    internationalHref: hasInternationalPage
      ? `/${request.locale.language}${createCatalogueRoute('product', [...lineage, product.slug])}`
      : null,
  };
  const status = isWithdrawn ? 410 : 404;
  const breadcrumbs = createCrumbs(product.classifications, request, { productName: product.name, language });
  return createPageResult(request, {
    title: product.name,
    status,
    meta: { type: 'Product', breadcrumbs, contentLanguage: language ?? request.locale.language },
    tags: ['catalogue:products'],
    data,
  });
}
