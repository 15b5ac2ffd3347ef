import {
  readStoredDraft,
  removeStoredDraft,
  removeStoredDrafts,
  writeStoredDraft,
} from '@kmx/remote-kit/storage/draft-storage.ts';
import { listStoredKeys } from '@kmx/remote-kit/storage/list-stored-keys.ts';
import * as v from 'valibot';
import type { EntryContent } from '../../../data/entry-operations.ts';

const prefix = 'kmx-editor-draft-';
const contentSchema = v.record(v.string(), v.unknown());
const editsSchema = v.object({ revision: v.number(), base: contentSchema, content: contentSchema });

/** Typed and unsaved content, with the version it is based on. */
export interface KeptEdits {
  readonly revision: number;
  readonly base: EntryContent;
  readonly content: EntryContent;
}

const createKey = (entryId: string, language: string) => `${prefix}${entryId}-${language}`;

/** Reads what was typed into an entry in a language in the last 30 days and not saved; null when there is nothing. */
export function readKeptEdits(entryId: string, language: string): KeptEdits | null {
  return readStoredDraft(createKey(entryId, language), editsSchema);
}

/** Whether this browser holds unsaved edits of an entry, in any language. */
export function hasKeptEdits(entryId: string): boolean {
  return listStoredKeys(createKey(entryId, '')).length > 0;
}

/** Stores typed content; null removes it. */
export function writeKeptEdits(entryId: string, language: string, kept: KeptEdits | null): void {
  const key = createKey(entryId, language);
  if (kept === null) removeStoredDraft(key);
  else writeStoredDraft(key, kept);
}

/** Removes all edits, as at sign-out: the next user of this browser must not see them. */
export function removeKeptEdits(): void {
  removeStoredDrafts(prefix);
}
