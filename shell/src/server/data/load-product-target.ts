import * as v from 'valibot';
import type { CatalogueTarget } from '../../site/resolve-link.ts';
import type { GraphqlClient } from './graphql-client.ts';

const query = `query ProductTarget($language: String!, $slug: String!) {
  getProductBySlugV2(language: $language, slug: $slug) { name classifications { slug } }
}`;

const answerSchema = v.object({
  getProductBySlugV2: v.nullable(
    v.object({ name: v.string(), classifications: v.array(v.object({ slug: v.string() })) }),
  ),
});

/** Name and unlocalized route of a product, for links that name only its slug; null when there is none (PUB-006, SRV-049). */
export async function loadProductTarget(
  client: GraphqlClient,
  slug: string,
  language: string,
  signal: AbortSignal,
): Promise<CatalogueTarget | null> {
  const answer = v.parse(answerSchema, await client.execute(query, { language, slug }, {}, signal));
  const product = answer.getProductBySlugV2;
  if (!product) return null;
  const route = ['/products', ...product.classifications.map((classification) => classification.slug), slug].join('/');
  return { name: product.name, route };
}
