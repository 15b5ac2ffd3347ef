import * as v from 'valibot';
import type { ContentDocument } from '../model/content-document.ts';
import { type ContentModel, findModel, type Model } from '../model/model-types.ts';
import type { PublishingContext } from '../publishing/publishing-context.ts';
import type { EntrySet } from '../store/entry-set.ts';
import { hashUnits, listEntryUnits } from './entry-units.ts';
import type { TextUnit } from './text-unit.ts';
import { summarizeStates, type TranslationState } from './translation-state.ts';

const targetSchema = v.object({
  language: v.string(),
  translationState: v.nullish(v.picklist(['MarkedForTranslation', 'InProgress', 'Translated']), null),
  exportedAt: v.nullish(v.string(), null),
  importedAt: v.nullish(v.string(), null),
});

/** One language into which a page is translated (SYS-043); times are ISO strings. */
export interface TranslationTarget {
  readonly id: string;
  readonly language: string;
  readonly translationState: TranslationState | null;
  readonly exportedAt: string | null;
  readonly importedAt: string | null;
}

/** The translation of a page by its present draft. */
export interface PageTranslation {
  readonly document: ContentDocument;
  readonly model: Model;
  readonly sourceLanguage: string;
  readonly targets: readonly TranslationTarget[];
  /** Texts of the source; empty when the page does not exist in its source language. */
  readonly units: readonly TextUnit[];
}

function listTargets(entries: EntrySet, ids: unknown): readonly TranslationTarget[] {
  const list = Array.isArray(ids) ? ids : [];
  return list.flatMap((id) => {
    const document = typeof id === 'string' ? entries.find('TranslationTarget', 'DRAFT', id) : undefined;
    return document === undefined ? [] : [{ id: document.id, ...v.parse(targetSchema, document.base.data) }];
  });
}

/** Reads the translation of a page; undefined when there is no such page. */
export async function readPageTranslation(
  { store, contentModel }: PublishingContext,
  pageId: string,
): Promise<PageTranslation | undefined> {
  return store.read((entries) => findPageTranslation(contentModel, entries, pageId));
}

function findPageTranslation(
  contentModel: ContentModel,
  entries: EntrySet,
  pageId: string,
): PageTranslation | undefined {
  const model = findModel(contentModel, 'Page');
  const document = entries.find(model.name, 'DRAFT', pageId);
  if (document === undefined) return undefined;
  const { translationSourceLanguage, translationTargetLanguages } = document.base.data;
  const sourceLanguage =
    typeof translationSourceLanguage === 'string' ? translationSourceLanguage : contentModel.locales[0];
  const source = document.localizations.get(sourceLanguage);
  return {
    document,
    model,
    sourceLanguage,
    targets: listTargets(entries, translationTargetLanguages),
    units: source === undefined ? [] : listEntryUnits(contentModel, model, source.data),
  };
}

/** The translation of a page for the editor area (SRV-026, EDT-014); log entries are newest first. */
export async function describeTranslation(context: PublishingContext, translation: PageTranslation) {
  const { document, sourceLanguage, targets, units } = translation;
  const exported = await context.database
    .selectFrom('content_translation')
    .select(['language', 'source_sha256'])
    .where('page_id', '=', document.id)
    .execute();
  const log = await context.database
    .selectFrom('content_translation_log')
    .select(['language', 'action', 'author', 'created_at'])
    .where('page_id', '=', document.id)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  const hash = hashUnits(units);
  return {
    pageId: document.id,
    sourceLanguage,
    translationState: summarizeStates(targets.map(({ translationState }) => translationState)),
    targetLanguages: targets.map((target) => {
      const sent = exported.find(({ language }) => language === target.language);
      return { ...target, isSourceChanged: sent !== undefined && sent.source_sha256 !== hash };
    }),
    log: log.map(({ language, action, author, created_at }) => ({
      language,
      action,
      author,
      at: created_at.toISOString(),
    })),
  };
}
