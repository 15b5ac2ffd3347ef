import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import type { Classification } from './classification.ts';
import { isOfferedIn } from './country-rule.ts';

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
