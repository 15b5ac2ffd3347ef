import * as v from 'valibot';

/** The operation; precedes the id of the page in the path. */
export type TranslationAction = 'state' | 'start' | 'reset' | 'xliff';

/** How far the translation into one language is (EDT-008). */
export const translationStateSchema = v.picklist(['MarkedForTranslation', 'InProgress', 'Translated']);

const time = v.nullish(v.string(), null);
const stateOrNull = v.nullish(translationStateSchema, null);

/** The translation of a page: its targets, whether the source has changed since their export, and who did what (SRV-026). */
export const translationResponseSchema = v.object({
  sourceLanguage: v.string(),
  translationState: stateOrNull,
  targetLanguages: v.array(
    v.object({
      language: v.string(),
      translationState: stateOrNull,
      exportedAt: time,
      importedAt: time,
      isSourceChanged: v.boolean(),
    }),
  ),
  log: v.array(v.object({ language: v.nullable(v.string()), action: v.string(), author: v.string(), at: v.string() })),
});

/** Why a file of translators was not taken: the whole list, by the unit it is about. */
export const xliffRefusalSchema = v.object({
  error: v.string(),
  problems: v.array(v.object({ unit: v.nullable(v.string()), code: v.string() })),
});
