import * as v from 'valibot';

const siteSchema = v.object({
  id: v.string(),
  slug: v.nullable(v.string()),
  domains: v.array(v.object({ host: v.string(), slug: v.nullable(v.string()) })),
});

/** A link as the content system stores it: one of its targets is set (SYS-048). */
export const sourceLinkSchema = v.object({
  text: v.nullable(v.string()),
  path: v.nullable(v.string()),
  url: v.nullable(v.string()),
  productSlug: v.nullable(v.string()),
  serviceSlug: v.nullable(v.string()),
  openInNewTab: v.nullable(v.boolean()),
  page: v.nullable(v.object({ slug: v.string(), parentSlug: v.nullable(v.string()), site: v.nullable(siteSchema) })),
});
export type SourceLink = v.InferOutput<typeof sourceLinkSchema>;

/** Selection of a link in a query. */
export const linkFields =
  '__typename text path url productSlug serviceSlug openInNewTab page { slug parentSlug site { id slug domains { host slug } } }';

/** A link as pages render it; href is complete. */
export const linkSchema = v.object({ text: v.string(), href: v.string(), opensWindow: v.boolean() });
export type ContentLink = v.InferOutput<typeof linkSchema>;
