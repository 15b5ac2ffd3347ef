import { translationStateSchema } from '@kmx/shared-contracts/endpoints/translation.schema.ts';
import * as v from 'valibot';

const textOrNull = v.nullish(v.string(), null);
const person = v.nullish(v.object({ name: v.string() }), null);
const strings = v.nullish(v.array(v.string()), []);

/** Progress of the translation into one language (EDT-008). */
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

/** A planned publication of an entry: ISO time, null while its release has none; no locales means all of them (HY-71). */
const plannedSchema = v.pipe(
  v.object({
    id: v.string(),
    rawPayload: v.fallback(payloadSchema, { action: 'publish', locales: null }),
    release: v.nullish(v.object({ releaseAt: textOrNull }), null),
  }),
  v.transform(({ id, rawPayload, release }) => ({ id, ...rawPayload, releaseAt: release?.releaseAt ?? null })),
);
export type PlannedOperation = v.InferOutput<typeof plannedSchema>;

/** A version of an entry; the base document contains the fields shared by all languages. */
export const revisionSchema = v.object({ revision: v.number(), createdAt: v.string() });
export type Revision = v.InferOutput<typeof revisionSchema>;

const versionSchema = v.object({ locale: v.string(), title: textOrNull, updatedAt: v.string() });

/** An entry as seen by the editor area: its draft, its published parts, its translations and plans. */
export const entryRecordSchema = v.pipe(
  v.object({
    __typename: v.string(),
    id: v.string(),
    slug: textOrNull,
    parentSlug: textOrNull,
    /** Only for reports. */
    year: v.nullish(v.number(), null),
    title: textOrNull,
    locale: v.string(),
    pageType: v.nullish(v.string(), 'Content'),
    protection: textOrNull,
    noIndex: v.nullish(v.boolean(), false),
    countries: strings,
    languages: strings,
    mainSiteOnly: v.nullish(v.boolean(), false),
    site: v.nullish(v.object({ id: v.string(), name: v.string() }), null),
    translationSourceLanguage: v.nullish(v.string(), 'en'),
    translationTargetLanguages: v.nullish(v.array(targetSchema), []),
    updatedAt: v.string(),
    baseUpdatedAt: v.string(),
    updatedBy: person,
    localizations: v.array(versionSchema),
    documentInStages: v.array(
      v.object({
        baseUpdatedAt: v.string(),
        publishedAt: textOrNull,
        publishedBy: person,
        localizations: v.array(versionSchema),
      }),
    ),
    scheduledIn: v.array(plannedSchema),
    history: v.array(v.object({ revision: v.number() })),
  }),
  // The content system names the kind as GraphQL does.
  v.transform(({ __typename: kind, history, ...entry }) => ({ ...entry, kind, revision: history[0]?.revision ?? 1 })),
);
export type EntryRecord = v.InferOutput<typeof entryRecordSchema>;

/** An entry with its latest versions in both stages, newest first. */
export const entryDetailsSchema = v.intersect([
  entryRecordSchema,
  v.object({ versions: v.array(revisionSchema), publications: v.array(revisionSchema) }),
]);
export type EntryDetails = EntryRecord & { readonly versions: Revision[]; readonly publications: Revision[] };
