import * as v from 'valibot';
import type { CatalogueTarget } from '../../../site/resolve-link.ts';
import type { GraphqlClient } from '../calls/graphql-client.ts';

/** Machines and services are two trees of the same catalogue. */
export type CatalogueType = 'product' | 'service';

/** Unlocalized path of each tree of the catalogue on the site. */
export const catalogueRoots: Readonly<Record<CatalogueType, string>> = { product: '/products', service: '/services' };

const query = `query CatalogueTarget($language: String!, $slug: String!) {
  getProductBySlugV2(language: $language, slug: $slug) { name classifications { slug } }
}`;

const answerSchema = v.object({
  getProductBySlugV2: v.nullable(
    v.object({ name: v.string(), classifications: v.array(v.object({ slug: v.string() })) }),
  ),
});

interface CatalogueKey {
  readonly type: CatalogueType;
  readonly slug: string;
  readonly language: string;
}

/** Name and unlocalized route of a machine or a service, for links that name only its slug; null when there is none (PUB-006, SRV-049). */
export async function loadCatalogueTarget(
  client: GraphqlClient,
  { type, slug, language }: CatalogueKey,
  signal: AbortSignal,
): Promise<CatalogueTarget | null> {
  const answer = v.parse(answerSchema, await client.execute(query, { language, slug }, {}, signal));
  const entry = answer.getProductBySlugV2;
  if (!entry) return null;
  const route = [catalogueRoots[type], ...entry.classifications.map((group) => group.slug), slug].join('/');
  return { name: entry.name, route };
}
