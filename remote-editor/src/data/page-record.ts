import * as v from 'valibot';

const textOrNull = v.nullish(v.string(), null);
const person = v.nullish(v.object({ name: v.string() }), null);

/** How far the translation into one language is (EDT-008). */
export const translationStateSchema = v.picklist(['MarkedForTranslation', 'InProgress', 'Translated']);
export type TranslationState = v.InferOutput<typeof translationStateSchema>;

const targetSchema = v.object({
  id: v.string(),
  language: v.string(),
  translationState: v.nullish(translationStateSchema, null),
  exportedAt: textOrNull,
  importedAt: textOrNull,
});

const payloadSchema = v.object({
  action: v.picklist(['publish', 'unpublish']),
  locales: v.nullish(v.array(v.string()), null),
});

/** What is planned for a page: ISO time, null while its release has none; without locales it means all of them (HY-71). */
const plannedSchema = v.pipe(
  v.object({
    id: v.string(),
    rawPayload: v.fallback(payloadSchema, { action: 'publish', locales: null }),
    release: v.nullish(v.object({ releaseAt: textOrNull }), null),
  }),
  v.transform(({ id, rawPayload, release }) => ({ id, ...rawPayload, releaseAt: release?.releaseAt ?? null })),
);
export type PlannedOperation = v.InferOutput<typeof plannedSchema>;

const versionSchema = v.object({ locale: v.string(), updatedAt: v.string() });

/** A page as the editor area sees it: its draft, what of it is published, its translations and what is planned. */
export const pageRecordSchema = v.object({
  id: v.string(),
  slug: v.string(),
  parentSlug: textOrNull,
  title: textOrNull,
  locale: v.string(),
  pageType: v.nullish(v.string(), 'Content'),
  protection: textOrNull,
  noIndex: v.nullish(v.boolean(), false),
  countries: v.array(v.string()),
  languages: v.array(v.string()),
  mainSiteOnly: v.nullish(v.boolean(), false),
  site: v.nullish(v.object({ id: v.string(), name: v.string() }), null),
  translationSourceLanguage: v.nullish(v.string(), 'en'),
  translationTargetLanguages: v.array(targetSchema),
  updatedAt: v.string(),
  updatedBy: person,
  localizations: v.array(v.object({ ...versionSchema.entries, title: textOrNull })),
  documentInStages: v.array(
    v.object({ publishedAt: textOrNull, publishedBy: person, localizations: v.array(versionSchema) }),
  ),
  scheduledIn: v.array(plannedSchema),
});
export type PageRecord = v.InferOutput<typeof pageRecordSchema>;
