import * as v from 'valibot';

const versionSchema = v.object({
  locale: v.string(),
  fileName: v.string(),
  mimeType: v.pipe(v.string(), v.regex(/^[\w.+-]{1,64}\/[\w.+-]{1,96}$/)),
  // Becomes a part of a backend's address, so it must not lead anywhere else.
  handle: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{0,150}$/)),
});
/** A file in one language. */
export type FileVersion = v.InferOutput<typeof versionSchema>;

const entrySchema = v.object({
  slug: v.string(),
  protected: v.nullable(v.boolean()),
  noIndex: v.nullable(v.boolean()),
  page: v.nullable(v.object({ id: v.string() })),
  localizations: v.array(versionSchema),
});
/** A download of the content system in all its languages (PUB-011). */
export type FileEntry = v.InferOutput<typeof entrySchema>;

/** The answer to fileQuery. */
export const fileAnswerSchema = v.object({ fileDownload: v.nullable(entrySchema) });

/** One download by its slug. */
export const fileQuery = `query FileDownload($slug: String!) {
  fileDownload(where: { slug: $slug }) {
    slug protected noIndex page { id }
    localizations(includeCurrent: true) { locale fileName mimeType handle }
  }
}`;

/**
 * The file version for the `l` of an address, which may be a locale; when it is missing or unknown, English, otherwise
 * the first version (PUB-012).
 */
export function selectFileVersion(entry: FileEntry, wanted: string | null): FileVersion | null {
  const language = (wanted ?? 'en').toLowerCase().split('-')[0];
  const find = (locale: string | undefined) => entry.localizations.find((version) => version.locale === locale);
  return find(language) ?? find('en') ?? entry.localizations[0] ?? null;
}
