import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import type { ProductRoutes } from './resolve-link.ts';

const query = /* GraphQL */ `
  query PublicProductRoutes($language: String!, $slugs: String!) {
    getProductsBySlugs(language: $language, slugsCommaSeparated: $slugs) { slug name classifications { slug } }
  }
`;
const schema = v.object({
  getProductsBySlugs: v.array(
    v.object({ slug: v.string(), name: v.string(), classifications: v.array(v.object({ slug: v.string() })) }),
  ),
});

/** Route of a product: its classification route and its slug (PUB-006). */
export function createProductRoute(classifications: readonly { readonly slug: string }[], slug: string): string {
  return ['/products', ...classifications.map((node) => node.slug), slug].join('/');
}

/** Loads name and route of products that links name; asks nothing when there are none. */
export async function loadProductRoutes(
  slugs: readonly string[],
  request: PageRequest,
  context: LoadContext,
): Promise<ProductRoutes> {
  if (slugs.length === 0) return new Map();
  const variables = { language: request.locale.sisCode, slugs: [...new Set(slugs)].slice(0, 50).join(',') };
  const answer = v.parse(schema, await context.query({ service: 'catalogue', query, variables }));
  return new Map(
    answer.getProductsBySlugs.map(({ slug, name, classifications }) => [
      slug,
      { name, route: createProductRoute(classifications, slug) },
    ]),
  );
}
