import * as v from 'valibot';
import { classificationSchema } from '../../data/load-classifications.ts';
import { specificationSchema } from '../../data/specification.schema.ts';

/** A product in a list; its specifications are the few that a card shows. */
export const productTeaserSchema = v.object({
  slug: v.string(),
  name: v.string(),
  route: v.string(),
  description: v.string(),
  image: v.nullable(v.string()),
  brand: v.nullable(v.string()),
  variantCount: v.number(),
  specifications: v.array(specificationSchema),
});
export type ProductTeaser = v.InferOutput<typeof productTeaserSchema>;

/** Data of the catalogue: the tree, where the page is in it, and the products there (none at the root). */
export const catalogueDataSchema = v.object({
  page: v.literal('catalogue'),
  tree: v.array(classificationSchema),
  lineage: v.array(v.string()),
  products: v.array(productTeaserSchema),
});
export type CatalogueData = v.InferOutput<typeof catalogueDataSchema>;
