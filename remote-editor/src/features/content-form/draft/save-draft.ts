import { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import type { EntryContent } from '../../../data/entry-operations.ts';
import { type ContentConflict, mergeContent } from '../comparison/merge-content.ts';
import { isSameValue } from '../values/content-value.ts';

/** One language of a draft as of a version of its entry. */
export interface DraftVersion {
  readonly revision: number;
  readonly content: EntryContent;
}

/** The operations of the content system needed for saving. */
export interface DraftStore {
  readonly findRevision: () => Promise<number>;
  readonly read: (revision: number) => Promise<EntryContent>;
  /**
   * Writes whole fields onto a version; resolves to the number of the new version. Rejects with kind `conflict` when
   * the draft has changed since, where the content system can tell.
   */
  readonly write: (fields: EntryContent, expectedRevision: number) => Promise<number>;
}

/** Saved, or the other editor's version with mine merged into it and the conflicts to decide. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly version: DraftVersion; readonly isMerged: boolean }
  | {
      readonly kind: 'conflict';
      readonly version: DraftVersion;
      readonly content: EntryContent;
      readonly conflicts: readonly ContentConflict[];
    };

const maxAttempts = 5;

/** Picks the fields that differ from a version, with their new values; emptied ones are null. */
export function pickChanged(before: EntryContent, after: EntryContent): EntryContent {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter((name) => !isSameValue(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name] ?? null]));
}

async function writeChanged(store: DraftStore, fields: EntryContent, revision: number): Promise<number | null> {
  try {
    return await store.write(fields, revision);
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'conflict') return null;
    throw error;
  }
}

/**
 * Saves content onto the newest version. Looks for a newer version before the write, and the write is refused when one
 * is saved in between; compatible changes are merged, conflicting ones are returned and nothing of mine is written.
 */
export async function saveDraft(store: DraftStore, base: DraftVersion, mine: EntryContent): Promise<SaveOutcome> {
  let version = base;
  let content = mine;
  let isMerged = false;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const newest = await store.findRevision();
    if (newest !== version.revision) {
      const theirs = { revision: newest, content: await store.read(newest) };
      const merged = mergeContent(version.content, theirs.content, content);
      if (merged.conflicts.length > 0) return { kind: 'conflict', version: theirs, ...merged };
      version = theirs;
      content = merged.content;
      isMerged = true;
    }
    const fields = pickChanged(version.content, content);
    if (Object.keys(fields).length === 0) return { kind: 'saved', version, isMerged };
    const revision = await writeChanged(store, fields, version.revision);
    if (revision !== null) return { kind: 'saved', version: { revision, content }, isMerged };
  }
  throw new Error('Others keep saving this entry');
}
