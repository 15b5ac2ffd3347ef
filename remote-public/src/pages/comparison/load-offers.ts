import type { ComparedItem } from '@kmx/shared-contracts/compared-items.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import type { ComparedGroup, GroupWithoutOffers, OfferedProduct } from './comparison.data.ts';

/** More would be a list to search in; the page of the group is one. */
const maxOffers = 100;

const query = /* GraphQL */ `
  query PublicComparisonOffers($language: String!, $slug: String!, $country: String!, $first: Int!) {
    getProductClassificationBySlug(language: $language, slug: $slug, type: "product") {
      offered(country: $country) { count products(first: $first) { slug name variants { id } } }
    }
  }
`;
const productSchema = v.object({
  slug: v.string(),
  name: v.string(),
  variants: v.array(v.object({ id: v.string() })),
});
const answerSchema = v.object({
  getProductClassificationBySlug: v.nullable(
    v.object({ offered: v.object({ count: v.number(), products: v.array(productSchema) }) }),
  ),
});
type SourceOffer = v.InferOutput<typeof productSchema>;

/** Adds the products that can be added to each group, the first of very many. */
export async function loadOffers(
  groups: readonly GroupWithoutOffers[],
  items: readonly ComparedItem[],
  request: PageRequest,
  context: LoadContext,
): Promise<readonly ComparedGroup[]> {
  return Promise.all(
    groups.map(async (group) => {
      const { sisCode: language, country } = request.locale;
      const variables = { language, slug: group.slug, country, first: maxOffers };
      const answer = v.parse(answerSchema, await context.query({ service: 'catalogue', query, variables }));
      const found = answer.getProductClassificationBySlug;
      if (found === null) context.log('No classification found for slug', { slug: group.slug });
      const { count, products } = found?.offered ?? { count: 0, products: [] };
      return { ...group, offers: selectOffers(products, items), hasMoreOffers: count > products.length };
    }),
  );
}

/**
 * The products that a comparison still offers: those not in it, and those in it with more than one variant (PUB-077),
 * each with the first variant not compared yet.
 */
export function selectOffers(
  products: readonly SourceOffer[],
  items: readonly ComparedItem[],
): readonly OfferedProduct[] {
  return products.flatMap(({ slug, name, variants }) => {
    const own = items.filter((item) => item.slug === slug);
    const hasChoice = variants.length > 1;
    if (own.length > 0 && !hasChoice) return [];
    // An item without a variant shows the first one.
    const taken = own.map(({ variantId }) => variantId ?? variants[0]?.id);
    const free = variants.find(({ id }) => !taken.includes(id));
    if (hasChoice && free === undefined) return [];
    return [{ slug, name, variantId: hasChoice ? (free?.id ?? null) : null }];
  });
}
