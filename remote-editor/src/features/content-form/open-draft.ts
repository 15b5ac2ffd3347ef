import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { askCms } from '../../data/cms-operation.ts';
import { EditorError } from '../../data/editor-error.ts';
import {
  type PageContent,
  type PageDetails,
  pageOperation,
  pageVersionOperation,
  updatePageOperation,
} from '../../data/page-operations.ts';
import { listLocales } from '../page-facts/page-filters.ts';
import type { Edits } from './content-value.ts';
import { readKeptEdits } from './kept-edits.ts';
import { type RebasedEdits, rebaseEdits } from './rebase-edits.ts';
import type { DraftStore, DraftVersion } from './save-draft.ts';

/** The content of a page in one language, ready to be edited. */
export interface OpenDraft {
  readonly page: PageDetails;
  readonly version: DraftVersion;
  /** Typed earlier in this browser and not saved. */
  readonly edits: Edits;
  readonly conflict: RebasedEdits | null;
}

/** Opens the draft of a page in a language for saving. */
export function createDraftStore(pageId: string, language: string): DraftStore {
  const locales = listLocales(language, uiLanguages);
  const read = async (revision: number): Promise<PageContent> => {
    const contents = await askCms(pageVersionOperation, { id: pageId, revision, stage: 'DRAFT' }, locales);
    return contents.get(language) ?? {};
  };
  return {
    read,
    findRevision: async () => {
      const page = await askCms(pageOperation, { id: pageId }, locales);
      const revision = page?.history[0]?.revision;
      if (revision === undefined) throw new EditorError('not-found', 'The page is gone');
      return revision;
    },
    write: async (fields) => {
      const localizations = { upsert: [{ locale: language, create: fields, update: fields }] };
      const revision = await askCms(updatePageOperation, { id: pageId, data: { localizations } }, locales);
      if (revision === null) throw new EditorError('not-found', 'The page is gone');
      return revision;
    },
  };
}

/** Loads the newest draft of a page in a language, with what was typed before brought onto it; null when there is no page. */
export async function openDraft(pageId: string, language: string): Promise<OpenDraft | null> {
  const page = await askCms(pageOperation, { id: pageId }, listLocales(language, uiLanguages));
  const revision = page?.history[0]?.revision;
  if (page === null || revision === undefined) return null;
  const store = createDraftStore(pageId, language);
  const version = { revision, content: await store.read(revision) };
  const kept = readKeptEdits(pageId, language);
  if (kept === null) return { page, version, edits: {}, conflict: null };
  if (kept.revision === revision) return { page, version, edits: kept.edits, conflict: null };
  // A version that is too old to be had is taken for the newest: then what was typed counts.
  const base = await store.read(kept.revision).catch(() => version.content);
  const rebased = rebaseEdits(base, version.content, kept.edits);
  const isClear = rebased.conflicts.length + rebased.homeless.length === 0;
  return { page, version, edits: rebased.edits, conflict: isClear ? null : rebased };
}
