import { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import type { ContentStage } from '@kmx/shared-contracts/content-stage.ts';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { requestCms } from '../../../data/cms-operation.ts';
import { type ContentModel, type EntryModel, loadContentModel } from '../../../data/content-model.ts';
import {
  type EntryContent,
  entryOperation,
  updateOperation,
  versionOperation,
} from '../../../data/entry-operations.ts';
import type { EntryDetails } from '../../../data/entry-record.ts';
import { listLocales } from '../../page-facts/page-filters.ts';
import { type MergedContent, mergeContent } from '../comparison/merge-content.ts';
import { createUpdateData } from '../values/form-fields.ts';
import { type KeptEdits, readKeptEdits } from './kept-edits.ts';
import type { DraftStore, DraftVersion } from './save-draft.ts';

/** The content of an entry in one language, ready to be edited. */
export interface OpenDraft {
  readonly entry: EntryDetails;
  readonly model: ContentModel;
  readonly entryModel: EntryModel;
  readonly version: DraftVersion;
  /** The texts of the source language of translations, as a start where this language has none yet. */
  readonly source: EntryContent;
  /** Typed earlier in this browser and not saved; has conflicts when another editor has saved since. */
  readonly kept: MergedContent | null;
}

/** The content of an entry in a language as of a version: the fields of the language and those shared by all. */
export async function readVersion(
  kind: string,
  id: string,
  language: string,
  revision: number,
  stage: ContentStage = 'DRAFT',
): Promise<EntryContent> {
  const version = await requestCms(versionOperation(kind), { id, revision, stage }, listLocales(language, uiLanguages));
  if (version === null) throw new RequestError('not-found', `There is no version ${revision}`);
  return { ...version.base, ...version.languages.get(language) };
}

/** Opens the draft of an entry in a language for saving. */
export function createDraftStore(
  { kind, id }: Pick<EntryDetails, 'kind' | 'id'>,
  entryModel: EntryModel,
  language: string,
): DraftStore {
  const locales = listLocales(language, uiLanguages);
  const missingEntry = () => new RequestError('not-found', 'The entry is missingEntry');
  return {
    read: (revision) => readVersion(kind, id, language, revision),
    findRevision: async () => {
      const entry = await requestCms(entryOperation(kind), { id }, locales);
      if (entry === null) throw missingEntry();
      return entry.revision;
    },
    write: async (fields, expectedRevision) => {
      const data = createUpdateData(entryModel, language, fields);
      const revision = await requestCms(updateOperation(kind), { id, data }, locales, expectedRevision);
      if (revision === null) throw missingEntry();
      return revision;
    },
  };
}

function restoreKept(kept: KeptEdits | null, { revision, content }: DraftVersion): MergedContent | null {
  if (kept === null) return null;
  if (kept.revision === revision) return { content: kept.content, conflicts: [] };
  return mergeContent(kept.base, content, kept.content);
}

/** Loads the newest draft of an entry in a language, with earlier unsaved edits merged in; null when the entry does not exist. */
export async function openDraft(kind: string, id: string, language: string): Promise<OpenDraft | null> {
  const [entry, model] = await Promise.all([
    requestCms(entryOperation(kind), { id }, listLocales(language, uiLanguages)),
    loadContentModel(),
  ]);
  const entryModel = model.models[kind];
  if (entry === null || entryModel === undefined) return null;
  const { revision, translationSourceLanguage } = entry;
  const content = await readVersion(kind, id, language, revision);
  const isThere = entry.localizations.some(({ locale }) => locale === language);
  const source = isThere ? content : await readVersion(kind, id, translationSourceLanguage, revision);
  const version = { revision, content };
  return { entry, model, entryModel, version, source, kept: restoreKept(readKeptEdits(id, language), version) };
}
