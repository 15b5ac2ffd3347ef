import { isOfferedIn } from '@kmx/remote-kit/content/is-offered-in.ts';
import type { ComparedItem } from '@kmx/shared-contracts/compared-items.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import type { ComparedGroup, OfferedProduct } from './comparison.data.ts';

const query = /* GraphQL */ `
  query PublicComparisonOffers($language: String!, $slug: String!) {
    getProductClassificationBySlug(language: $language, slug: $slug, type: "product") {
      products { slug name supported_countries variants { id } }
    }
  }
`;
const productSchema = v.object({
  slug: v.string(),
  name: v.string(),
  supported_countries: v.nullable(v.array(v.string())),
  variants: v.array(v.object({ id: v.string() })),
});
const answerSchema = v.object({
  getProductClassificationBySlug: v.nullable(v.object({ products: v.array(productSchema) })),
});
type SourceOffer = v.InferOutput<typeof productSchema>;

/** Adds the products that can be added to each group. */
export async function loadOffers(
  groups: readonly Omit<ComparedGroup, 'offers'>[],
  items: readonly ComparedItem[],
  request: PageRequest,
  context: LoadContext,
): Promise<readonly ComparedGroup[]> {
  return Promise.all(
    groups.map(async (group) => {
      const variables = { language: request.locale.sisCode, slug: group.slug };
      const answer = v.parse(answerSchema, await context.query({ service: 'catalogue', query, variables }));
      const found = answer.getProductClassificationBySlug;
      if (found === null) context.log('No classification found for slug', { slug: group.slug });
      const products = (found?.products ?? []).filter(({ supported_countries }) =>
        isOfferedIn(request.locale.country, supported_countries),
      );
      return { ...group, offers: selectOffers(products, items) };
    }),
  );
}

/**
 * The products that a comparison still offers: those not in it, and those in it with more than one variant (PUB-077),
 * each with the first variant not compared yet.
 */
export function selectOffers(
  products: readonly Pick<SourceOffer, 'slug' | 'name' | 'variants'>[],
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
