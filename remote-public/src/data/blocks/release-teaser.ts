import * as v from 'valibot';

/** A media release in a list; the date is ISO 8601, `locale` the language of its texts (SYS-066). */
export const releaseTeaserSchema = v.object({
  locale: v.string(),
  slug: v.string(),
  title: v.string(),
  leadText: v.nullable(v.string()),
  publicationDate: v.string(),
  adhoc: v.nullable(v.boolean()),
});
export type ReleaseTeaser = v.InferOutput<typeof releaseTeaserSchema>;

/** Selection of a media release in a list. */
export const releaseTeaserFields = 'locale slug title leadText publicationDate adhoc';
