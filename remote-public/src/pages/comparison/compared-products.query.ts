import * as v from 'valibot';
import { specificationFields, specificationSchema } from '../../data/catalogue/specification.schema.ts';

/** Products of a comparison with everything shown in their columns. */
export const query = /* GraphQL */ `
  query PublicComparedProducts($language: String!, $slugs: String!) {
    getProductsBySlugs(language: $language, slugsCommaSeparated: $slugs) {
      slug name supported_countries brand { name } images { url default } classifications { slug name language }
      ${specificationFields} variants { id name_metric name_imperial ${specificationFields} }
    }
  }
`;

const variantSchema = v.object({
  id: v.string(),
  name_metric: v.string(),
  name_imperial: v.string(),
  specifications: v.array(specificationSchema),
});
const productSchema = v.object({
  slug: v.string(),
  name: v.string(),
  supported_countries: v.nullable(v.array(v.string())),
  brand: v.nullable(v.object({ name: v.string() })),
  images: v.array(v.object({ url: v.string(), default: v.boolean() })),
  classifications: v.array(v.object({ slug: v.string(), name: v.string(), language: v.string() })),
  specifications: v.array(specificationSchema),
  variants: v.array(variantSchema),
});

/** A product as returned for the comparison. */
export type SourceComparedProduct = v.InferOutput<typeof productSchema>;
/** The answer to the query. */
export const answerSchema = v.object({ getProductsBySlugs: v.array(productSchema) });
