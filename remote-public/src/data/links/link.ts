import * as v from 'valibot';

/** A link as stored by the content system, with one of its targets set (SYS-048). */
export const sourceLinkSchema = v.object({
  text: v.nullable(v.string()),
  path: v.nullable(v.string()),
  url: v.nullable(v.string()),
  productSlug: v.nullable(v.string()),
  serviceSlug: v.nullable(v.string()),
  openInNewTab: v.nullable(v.boolean()),
  page: v.nullable(
    v.object({ slug: v.string(), parentSlug: v.nullable(v.string()), site: v.nullable(v.object({ id: v.string() })) }),
  ),
});
export type SourceLink = v.InferOutput<typeof sourceLinkSchema>;

/** Selection of a link in a query. */
export const linkFields =
  '__typename text path url productSlug serviceSlug openInNewTab page { slug parentSlug site { id } }';

/** A link as rendered on pages; `href` is a complete address or the name of an action (PUB-058). */
export const linkSchema = v.object({
  text: v.string(),
  href: v.string(),
  kind: v.picklist(['in-app', 'hard', 'action']),
  opensWindow: v.boolean(),
});
export type ContentLink = v.InferOutput<typeof linkSchema>;
