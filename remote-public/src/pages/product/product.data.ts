import * as v from 'valibot';
import { specificationSchema } from '../../data/specification.schema.ts';
import { productTeaserSchema } from '../catalogue/catalogue.data.ts';

const text = v.nullable(v.string());

export const highlightSchema = v.object({
  name: text,
  short_description: text,
  long_description: text,
  image_url: text,
  video_url: text,
  video_image_url: text,
});
export type Highlight = v.InferOutput<typeof highlightSchema>;

/** A file about a product; the size is in bytes. */
export const documentSchema = v.object({
  name: v.string(),
  content_language: v.string(),
  type: v.string(),
  url: v.string(),
  filename: v.string(),
  extension: v.string(),
  size_bytes: v.number(),
});
export type ProductDocument = v.InferOutput<typeof documentSchema>;

export const variantSchema = v.object({
  id: v.string(),
  name_metric: v.string(),
  name_imperial: v.string(),
  specifications: v.array(specificationSchema),
});
export type Variant = v.InferOutput<typeof variantSchema>;

export const productImageSchema = v.object({ name: v.string(), url: v.string() });
export type ProductImage = v.InferOutput<typeof productImageSchema>;

/** Data of a product page. */
export const productDataSchema = v.object({
  page: v.literal('product'),
  slug: v.string(),
  name: v.string(),
  description: v.string(),
  paragraphs: v.array(v.string()),
  brand: text,
  group: v.nullable(v.object({ name: v.string(), slug: v.string(), route: v.string() })),
  images: v.array(productImageSchema),
  specifications: v.array(specificationSchema),
  variants: v.array(variantSchema),
  benefits: v.array(v.string()),
  highlights: v.array(highlightSchema),
  documents: v.array(documentSchema),
  related: v.array(productTeaserSchema),
});
export type ProductData = v.InferOutput<typeof productDataSchema>;
