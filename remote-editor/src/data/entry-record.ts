import { translationStateSchema } from '@kmx/shared-contracts/endpoints/translation.schema.ts';
import * as v from 'valibot';

const textOrNull = v.nullish(v.string(), null);
const person = v.nullish(v.object({ name: v.string() }), null);
const strings = v.nullish(v.array(v.string()), []);

/** How far the translation into one language is (EDT-008). */
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

/** What is planned for an entry: ISO time, null while its release has none; without locales it means all of them (HY-71). */
const plannedSchema = v.pipe(
  v.object({
    id: v.string(),
    rawPayload: v.fallback(payloadSchema, { action: 'publish', locales: null }),
    release: v.nullish(v.object({ releaseAt: textOrNull }), null),
  }),
  v.transform(({ id, rawPayload, release }) => ({ id, ...rawPayload, releaseAt: release?.releaseAt ?? null })),
);
export type PlannedOperation = v.InferOutput<typeof plannedSchema>;

/** A version of an entry; the base document is what all languages share. */
export const revisionSchema = v.object({ revision: v.number(), createdAt: v.string() });
export type Revision = v.InferOutput<typeof revisionSchema>;

const versionSchema = v.object({ locale: v.string(), title: textOrNull, updatedAt: v.string() });

/** An entry as the editor area sees it: its draft, what of it is published, its translations and what is planned. */
export const entryRecordSchema = v.pipe(
  v.object({
    __typename: v.string(),
    id: v.string(),
    slug: textOrNull,
    parentSlug: textOrNull,
    /** Of a report. */
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

/** An entry with its last versions in both stages, newest first. */
export const entryDetailsSchema = v.intersect([
  entryRecordSchema,
  v.object({ versions: v.array(revisionSchema), publications: v.array(revisionSchema) }),
]);
export type EntryDetails = EntryRecord & { readonly versions: Revision[]; readonly publications: Revision[] };
