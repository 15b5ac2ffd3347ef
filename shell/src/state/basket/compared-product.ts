import * as v from 'valibot';

/** A product of the basket as the compare panel shows it; the route is unlocalized. */
export const comparedProductSchema = v.object({
  key: v.string(),
  name: v.string(),
  route: v.string(),
  image: v.nullable(v.string()),
  /** Names of the chosen variant, null when there is no choice. */
  variant: v.nullable(v.object({ metric: v.string(), imperial: v.string() })),
  /** Value of `lang` for the names, where they are not in the language of the page. */
  lang: v.exactOptional(v.string()),
  group: v.object({ slug: v.string(), name: v.string() }),
});
export type ComparedProduct = v.InferOutput<typeof comparedProductSchema>;

/** Response of `/api/compared-products`: the requested items that are known and offered. */
export const comparedProductsSchema = v.object({ products: v.array(comparedProductSchema) });
