import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import type { ProductRoutes } from '../links/resolve-link.ts';
import { type CatalogueType, createCatalogueRoute } from './classification.ts';

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

/** Loads name and route of the products that links name; sends no query if there are none. */
export async function loadProductRoutes(
  slugs: readonly string[],
  request: PageRequest,
  context: LoadContext,
  type: CatalogueType = 'product',
): Promise<ProductRoutes> {
  if (slugs.length === 0) return new Map();
  const variables = { language: request.locale.sisCode, slugs: [...new Set(slugs)].slice(0, 50).join(',') };
  const answer = v.parse(schema, await context.query({ service: 'catalogue', query, variables }));
  const routes = new Map<string, { readonly name: string; readonly route: string }>();
  for (const { slug, name, classifications } of answer.getProductsBySlugs) {
    if (classifications.length === 0) context.log('No classification slug found for product', { slug });
    const route = createCatalogueRoute(type, [...classifications.map((node) => node.slug), slug]);
    routes.set(slug, { name, route });
  }
  return routes;
}
