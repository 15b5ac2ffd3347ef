import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import { isOfferedIn } from './country-rule.ts';

/** A group of products with the groups below it. */
export interface Classification {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly image_url: string;
  readonly supported_countries: readonly string[] | null;
  readonly children: readonly Classification[];
}

export const classificationSchema: v.GenericSchema<unknown, Classification> = v.object({
  id: v.string(),
  name: v.string(),
  slug: v.string(),
  description: v.string(),
  image_url: v.string(),
  supported_countries: v.nullable(v.array(v.string())),
  children: v.optional(v.array(v.lazy(() => classificationSchema)), []),
});

const fields = 'id name slug description image_url supported_countries';
const query = /* GraphQL */ `
  query PublicClassifications($language: String!) {
    getProductClassifications(language: $language, type: "product") {
      ${fields} children { ${fields} children { ${fields} children { ${fields} } } }
    }
  }
`;
const answerSchema = v.object({ getProductClassifications: v.array(classificationSchema) });

/** Loads the product tree without the groups that are not offered in the visitor's country (PUB-071). */
export async function loadClassifications(
  request: PageRequest,
  context: LoadContext,
): Promise<readonly Classification[]> {
  const variables = { language: request.locale.sisCode };
  const answer = v.parse(answerSchema, await context.query({ service: 'catalogue', query, variables }));
  return selectOffered(answer.getProductClassifications, request.locale.country);
}

function selectOffered(nodes: readonly Classification[], country: string): Classification[] {
  return nodes
    .filter((node) => isOfferedIn(country, node.supported_countries))
    .map((node) => ({ ...node, children: selectOffered(node.children, country) }));
}

/** Follows slugs from the roots; stops before the first that is unknown. */
export function findLineage(tree: readonly Classification[], slugs: readonly string[]): readonly Classification[] {
  const node = tree.find(({ slug }) => slug === slugs[0]);
  return node === undefined ? [] : [node, ...findLineage(node.children, slugs.slice(1))];
}

/** Unlocalized route of the last group of a lineage. */
export function createClassificationRoute(lineage: readonly { readonly slug: string }[]): string {
  return ['/products', ...lineage.map(({ slug }) => slug)].join('/');
}
