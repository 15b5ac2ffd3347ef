import * as v from 'valibot';

/** A picture of the content system; width and height in pixels of the original. */
export const assetSchema = v.object({
  url: v.string(),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  alternativeText: v.nullable(v.string()),
  /** Language of the alternative text. */
  locale: v.optional(v.string()),
  dominantColor: v.nullable(v.string()),
});
export type Asset = v.InferOutput<typeof assetSchema>;

/** Selection of an asset in a query. */
export const assetFields = 'url width height alternativeText locale dominantColor';
