import * as v from 'valibot';
import { productTeaserFields, sourceTeaserSchema } from '../../data/catalogue/product-teaser.ts';
import { specificationFields, specificationSchema } from '../../data/catalogue/specification.schema.ts';

const text = v.nullable(v.string());

/** One product with all data of its page (SRV-049). */
export const productQuery = /* GraphQL */ `
  query PublicProduct($language: String!, $slug: String!) {
    getProductBySlugV2(language: $language, slug: $slug) {
      slug name short_description long_description supported_countries product_service_id
      brand { name } images { name url default } classifications { name slug }
      video_url video_image_url
      ${specificationFields}
      variants { id name_metric name_imperial ${specificationFields} }
      highlights { name short_description long_description image_url video_url video_image_url }
      documents { name content_language thumbnail_url type url filename extension size_bytes }
      related { type product { ${productTeaserFields} } }
    }
  }
`;

const highlightSchema = v.object({
  name: text,
  short_description: text,
  long_description: text,
  image_url: text,
  video_url: text,
  video_image_url: text,
});

const documentSchema = v.object({
  name: v.string(),
  content_language: v.string(),
  thumbnail_url: text,
  type: v.string(),
  url: v.string(),
  filename: v.string(),
  extension: v.string(),
  size_bytes: v.number(),
});

const variantSchema = v.object({
  id: v.string(),
  name_metric: v.string(),
  name_imperial: v.string(),
  specifications: v.array(specificationSchema),
});

/** The answer to productQuery. */
export const productAnswerSchema = v.object({
  getProductBySlugV2: v.nullable(
    v.object({
      slug: v.string(),
      name: v.string(),
      short_description: v.string(),
      long_description: v.string(),
      supported_countries: v.nullable(v.array(v.string())),
      product_service_id: v.optional(text, null),
      brand: v.nullable(v.object({ name: v.string() })),
      images: v.array(v.object({ name: v.string(), url: v.string(), default: v.boolean() })),
      classifications: v.array(v.object({ name: v.string(), slug: v.string() })),
      video_url: v.optional(text, null),
      video_image_url: v.optional(text, null),
      specifications: v.array(specificationSchema),
      variants: v.array(variantSchema),
      highlights: v.array(highlightSchema),
      documents: v.array(documentSchema),
      related: v.array(v.object({ type: v.string(), product: sourceTeaserSchema })),
    }),
  ),
});
export type SourceProduct = NonNullable<v.InferOutput<typeof productAnswerSchema>['getProductBySlugV2']>;
