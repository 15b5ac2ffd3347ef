import { sortByLanguage } from '@kmx/remote-kit/content/prefer-language.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { createCatalogueRoute } from '../../data/catalogue/classification.ts';
import { mapProductTeasers, resolveShownBrand } from '../../data/catalogue/product-teaser.ts';
import { selectOwnVideo } from '../../data/media/own-video.ts';
import { isShownHighlight } from './is-shown-highlight.ts';
import type { ProductData } from './product.data.ts';
import type { SourceProduct } from './product-query.ts';

type Relation = 'alternative' | 'accessory' | 'service';

/** Products with a given relation to a product; an unknown relation counts as an alternative. */
function selectRelated(product: SourceProduct, relation: Relation): SourceProduct['related'][number]['product'][] {
  return product.related
    .filter(({ type }) => {
      const name = type.toLowerCase();
      return relation === (name === 'accessory' || name === 'service' ? name : 'alternative');
    })
    .map((related) => related.product);
}

/** Maps a product of the catalogue to the data of its page in this country and language (SYS-055..061). */
export function mapProduct(
  product: SourceProduct,
  request: PageRequest,
  context: LoadContext,
): Omit<ProductData, 'stories'> {
  const lineage = product.classifications.map(({ slug }) => slug);
  const group = product.classifications.at(-1);
  const place = { country: request.locale.country, log: context.log };
  const video = selectOwnVideo(product.video_url);
  return {
    page: 'product',
    slug: product.slug,
    name: product.name,
    description: product.short_description,
    paragraphs: product.long_description.split(/\n\s*\n/).filter(Boolean),
    brand: resolveShownBrand(product.brand),
    group: { name: group?.name ?? '', slug: group?.slug ?? '', route: createCatalogueRoute('product', lineage) },
    images: product.images
      .toSorted((one, other) => Number(other.default) - Number(one.default))
      .map(({ name, url }) => ({ name, url })),
    video: video === null ? null : { url: video, poster: product.video_image_url },
    specifications: product.specifications,
    variants: product.variants,
    variantId: product.variants.find(({ id }) => id === request.query['variant'])?.id ?? null,
    highlights: product.highlights
      .map((highlight) => ({ ...highlight, video_url: selectOwnVideo(highlight.video_url) }))
      .filter(isShownHighlight),
    documents: sortByLanguage(product.documents, request.locale.language, (document) => document.content_language),
    alternatives: mapProductTeasers(selectRelated(product, 'alternative'), place),
    accessories: mapProductTeasers(selectRelated(product, 'accessory'), place),
    services: mapProductTeasers(selectRelated(product, 'service'), { ...place, type: 'service' }).map(
      ({ slug, name, route, description }) => ({ slug, name, route, description }),
    ),
  };
}
