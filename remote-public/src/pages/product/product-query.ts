import * as v from 'valibot';
import { specificationFields, specificationSchema } from '../../data/specification.schema.ts';
import { productTeaserFields, sourceTeaserSchema } from '../catalogue/product-teaser.ts';
import { documentSchema, highlightSchema, variantSchema } from './product.data.ts';

const numbers = [1, 2, 3, 4, 5, 6] as const;

/** One product with all that its page shows. */
export const productQuery = /* GraphQL */ `
  query PublicProduct($language: String!, $slug: String!) {
    getProductBySlugV2(language: $language, slug: $slug) {
      slug name short_description long_description supported_countries
      brand { name } images { name url default } classifications { name slug }
      ${specificationFields}
      variants { id name_metric name_imperial ${specificationFields} }
      highlights { name short_description long_description image_url video_url video_image_url }
      documents { name content_language type url filename extension size_bytes }
      related { type product { ${productTeaserFields} } }
      ${numbers.map((number) => `benefit${number}`).join(' ')}
    }
  }
`;

const benefit = v.nullable(v.string());

/** The answer to productQuery. */
export const productAnswerSchema = v.object({
  getProductBySlugV2: v.nullable(
    v.object({
      slug: v.string(),
      name: v.string(),
      short_description: v.string(),
      long_description: v.string(),
      supported_countries: v.nullable(v.array(v.string())),
      brand: v.nullable(v.object({ name: v.string() })),
      images: v.array(v.object({ name: v.string(), url: v.string(), default: v.boolean() })),
      classifications: v.array(v.object({ name: v.string(), slug: v.string() })),
      specifications: v.array(specificationSchema),
      variants: v.array(variantSchema),
      highlights: v.array(highlightSchema),
      documents: v.array(documentSchema),
      related: v.array(v.object({ type: v.string(), product: sourceTeaserSchema })),
      benefit1: benefit,
      benefit2: benefit,
      benefit3: benefit,
      benefit4: benefit,
      benefit5: benefit,
      benefit6: benefit,
    }),
  ),
});
export type SourceProduct = NonNullable<v.InferOutput<typeof productAnswerSchema>['getProductBySlugV2']>;
