import { resolveContentLang } from '@kmx/remote-kit/content/content-lang.ts';
import { isOfferedIn } from '@kmx/remote-kit/content/is-offered-in.ts';
import { createBasketKey } from '@kmx/shared-contracts/basket.ts';
import type { ComparedItem } from '@kmx/shared-contracts/compared-items.ts';
import type { Locale } from '@kmx/shared-contracts/locale.ts';
import * as v from 'valibot';
import type { ComparedProduct } from '../../../state/basket/compared-product.ts';
import type { ContentQueries } from './create-content-queries.ts';

const query = `query ComparedProducts($language: String!, $slugs: String!) {
  getProductsBySlugs(language: $language, slugsCommaSeparated: $slugs) {
    slug name supported_countries images { url default } classifications { slug name language }
    variants { id name_metric name_imperial }
  }
}`;

const productSchema = v.object({
  slug: v.string(),
  name: v.string(),
  supported_countries: v.nullable(v.array(v.string())),
  images: v.array(v.object({ url: v.string(), default: v.boolean() })),
  classifications: v.array(v.object({ slug: v.string(), name: v.string(), language: v.string() })),
  variants: v.array(v.object({ id: v.string(), name_metric: v.string(), name_imperial: v.string() })),
});
type SourceProduct = v.InferOutput<typeof productSchema>;
const answerSchema = v.object({ getProductsBySlugs: v.array(productSchema) });

/** Loads the products of a basket in the order of its items; withdrawn ones and those not offered here are missing (D-36, PUB-070). */
export async function loadComparedProducts(
  ask: ContentQueries['queryCatalogue'],
  items: readonly ComparedItem[],
  locale: Locale,
): Promise<readonly ComparedProduct[]> {
  const slugs = [...new Set(items.map(({ slug }) => slug))].join(',');
  const answer = v.parse(answerSchema, await ask(query, { language: locale.sisCode, slugs }));
  const products = new Map(
    answer.getProductsBySlugs
      .filter(({ supported_countries }) => isOfferedIn(locale.country, supported_countries))
      .map((product) => [product.slug, product]),
  );
  return items.flatMap((item) => {
    const product = products.get(item.slug);
    const group = product?.classifications.at(-1);
    return product === undefined || group === undefined
      ? []
      : [mapProduct(item, product, { group, pageLanguage: locale.language })];
  });
}

interface ProductPlace {
  readonly group: SourceProduct['classifications'][number];
  readonly pageLanguage: string;
}

function mapProduct(
  item: ComparedItem,
  product: SourceProduct,
  { group: { slug, name, language }, pageLanguage }: ProductPlace,
): ComparedProduct {
  const lang = resolveContentLang(language, pageLanguage);
  const variant = product.variants.find(({ id }) => id === item.variantId);
  return {
    ...(lang === undefined ? {} : { lang }),
    key: createBasketKey(item.slug, item.variantId),
    name: product.name,
    route: ['/products', ...product.classifications.map(({ slug }) => slug), product.slug].join('/'),
    image: (product.images.find((image) => image.default) ?? product.images[0])?.url ?? null,
    variant: variant === undefined ? null : { metric: variant.name_metric, imperial: variant.name_imperial },
    group: { slug, name },
  };
}
