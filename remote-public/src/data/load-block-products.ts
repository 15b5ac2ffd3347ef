import { isOfferedIn } from '@kmx/shared-contracts/is-offered-in.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import type { Block } from './blocks.ts';
import { createCatalogueRoute } from './classification.ts';
import type { RichBlockOf } from './rich-blocks.ts';

const query = /* GraphQL */ `
  query PublicBlockProducts($language: String!, $slugs: String!) {
    getProductsBySlugs(language: $language, slugsCommaSeparated: $slugs) {
      slug name short_description supported_countries images { url default } classifications { slug }
    }
  }
`;
const answerSchema = v.object({
  getProductsBySlugs: v.array(
    v.object({
      slug: v.string(),
      name: v.string(),
      short_description: v.string(),
      supported_countries: v.nullable(v.array(v.string())),
      images: v.array(v.object({ url: v.string(), default: v.boolean() })),
      classifications: v.array(v.object({ slug: v.string() })),
    }),
  ),
});
type Product = v.InferOutput<typeof answerSchema>['getProductsBySlugs'][number];

const slugsPerQuery = 50;

function mapProduct(product: Product): RichBlockOf<'ProductsBlock'>['products'][number] {
  const { slug, name, images, classifications } = product;
  return {
    slug,
    name,
    text: product.short_description,
    route: createCatalogueRoute('product', [...classifications.map((group) => group.slug), slug]),
    image: (images.find((image) => image.default) ?? images[0])?.url ?? null,
  };
}

/** Fills the product blocks of a page; what is unknown or not offered in the country stays out (PUB-070). */
export async function loadBlockProducts(
  blocks: readonly Block[],
  request: PageRequest,
  context: LoadContext,
): Promise<readonly Block[]> {
  const slugs = blocks.flatMap((block) => (block.__typename === 'ProductsBlock' ? block.productSlugs : []));
  if (slugs.length === 0) return blocks;
  const variables = { language: request.locale.sisCode, slugs: [...new Set(slugs)].slice(0, slugsPerQuery).join(',') };
  const answer = v.parse(answerSchema, await context.query({ service: 'catalogue', query, variables }));
  const offered = new Map(
    answer.getProductsBySlugs
      .filter((product) => isOfferedIn(request.locale.country, product.supported_countries))
      .map((product) => [product.slug, mapProduct(product)]),
  );
  return blocks.map((block) =>
    block.__typename === 'ProductsBlock'
      ? { ...block, products: block.productSlugs.flatMap((slug) => offered.get(slug) ?? []) }
      : block,
  );
}
