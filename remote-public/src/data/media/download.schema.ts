import * as v from 'valibot';

/** A download in all its languages; sizes are in bytes (PUB-011). */
export const downloadSchema = v.object({
  slug: v.string(),
  localizations: v.array(
    v.object({ locale: v.string(), title: v.string(), mimeType: v.string(), size: v.nullable(v.number()) }),
  ),
});

/** Selection of a download in a query. */
export const downloadFields = 'slug localizations(includeCurrent: true) { locale title mimeType size }';
