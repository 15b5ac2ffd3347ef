import { useCallback, useMemo, useRef, useState } from 'react';
import type { EntryContent } from '../../../data/entry-operations.ts';
import { type EditorMutation, useMutation } from '../../../data/use-mutation.ts';
import { type ContentConflict, mergeContent, takeMine } from '../comparison/merge-content.ts';
import { isSameValue, moveItem, readValue, toList, writeValue } from '../values/content-value.ts';
import { type KeptEdits, writeKeptEdits } from './kept-edits.ts';
import { createDraftStore, type OpenDraft } from './open-draft.ts';
import { type DraftVersion, pickChanged, saveDraft } from './save-draft.ts';

/** An item just removed from a list, and its position. */
export interface RemovedItem {
  readonly path: string;
  readonly place: number;
  readonly item: unknown;
}

/** The edited content, and the actions that change and save it. */
export interface ContentDraft {
  readonly language: string;
  readonly revision: number;
  /** Changes whenever fields have to show something other than their typed input. */
  readonly round: string;
  /** Includes typed edits. */
  readonly content: EntryContent;
  readonly read: (path: string) => unknown;
  readonly change: (path: string, value: unknown) => void;
  readonly insert: (path: string, place: number, item: unknown) => void;
  readonly remove: (path: string, place: number) => void;
  readonly move: (path: string, from: number, to: number) => void;
  readonly removed: RemovedItem | null;
  readonly undoRemove: () => void;
  /** Replaces the content, as if it had been typed. */
  readonly replace: (content: EntryContent) => void;
  readonly hasEdits: boolean;
  /** Names of the fields with unsaved changes. */
  readonly changedFields: readonly string[];
  readonly conflicts: readonly ContentConflict[];
  /** Applies the user's decisions and continues: the conflicts in which my side wins. */
  readonly resolve: (mine: readonly ContentConflict[]) => void;
  /** Continues from another editor's newer version, with typed edits merged into it. */
  readonly adopt: (version: DraftVersion) => void;
  /** Discards typed edits. */
  readonly discard: () => void;
  readonly saving: EditorMutation;
  /**
   * Saves everything; resolves to the resulting version, `isMerged` when another editor's changes were included, or to
   * null when it was not saved.
   */
  readonly save: () => Promise<{ readonly revision: number; readonly isMerged: boolean } | null>;
}

/** The saved content, with edits typed during the save. */
function addTyped(sent: EntryContent, saved: EntryContent, now: EntryContent): EntryContent {
  const { content, conflicts } = mergeContent(sent, saved, now);
  return conflicts.reduce(takeMine, content);
}

/** Keeps typed edits over a version of a draft, stored in this browser until they are saved. */
export function useContentDraft({ entry, entryModel, ...opened }: OpenDraft, language: string): ContentDraft {
  const { kind, id } = entry;
  const [version, setVersion] = useState(opened.version);
  const [content, setContent] = useState(opened.kept?.content ?? opened.version.content);
  const [conflicts, setConflicts] = useState(opened.kept?.conflicts ?? []);
  const [removed, setRemoved] = useState<RemovedItem | null>(null);
  const [round, setRound] = useState(0);
  const saving = useMutation();
  const store = useMemo(() => createDraftStore({ kind, id }, entryModel, language), [kind, id, entryModel, language]);
  const latest = useRef(content);
  const keep = useCallback(
    (kept: KeptEdits) => {
      latest.current = kept.content;
      setContent(kept.content);
      writeKeptEdits(id, language, isSameValue(kept.base, kept.content) ? null : kept);
    },
    [id, language],
  );
  const { revision, content: base } = version;
  const keepContent = (next: EntryContent) => keep({ revision, base, content: next });
  const restart = (next: EntryContent, from: DraftVersion = version) => {
    setConflicts([]);
    setRemoved(null);
    setRound((count) => count + 1);
    keep({ revision: from.revision, base: from.content, content: next });
  };
  const read = (path: string) => readValue(content, path);
  const changeList = (path: string, change: (list: readonly unknown[]) => readonly unknown[]) =>
    keepContent(writeValue(content, path, change(toList(read(path)))));
  const changedFields = Object.keys(pickChanged(base, content));
  return {
    language,
    revision,
    round: `${revision} ${round}`,
    content,
    read,
    change: (path, value) => keepContent(writeValue(content, path, value)),
    insert: (path, place, item) => {
      setRemoved(null);
      changeList(path, (list) => list.toSpliced(place, 0, item));
    },
    remove: (path, place) => {
      setRemoved({ path, place, item: toList(read(path))[place] });
      changeList(path, (list) => list.toSpliced(place, 1));
    },
    move: (path, from, to) => {
      setRemoved(null);
      changeList(path, (list) => moveItem(list, from, to));
    },
    removed,
    undoRemove: () => {
      if (removed === null) return;
      setRemoved(null);
      changeList(removed.path, (list) => list.toSpliced(removed.place, 0, removed.item));
    },
    replace: restart,
    hasEdits: changedFields.length > 0,
    changedFields,
    conflicts,
    resolve: (mine) => restart(mine.reduce(takeMine, content)),
    adopt: (newer) => {
      const merged = mergeContent(base, newer.content, content);
      setVersion(newer);
      restart(merged.content, newer);
      setConflicts(merged.conflicts);
    },
    discard: () => restart(base),
    saving,
    save: async () => {
      if (conflicts.length > 0) return null;
      const outcome = await saving.run(() => saveDraft(store, version, content));
      if (outcome === null) return null;
      const isConflict = outcome.kind === 'conflict';
      const saved = isConflict ? outcome.content : outcome.version.content;
      const next = addTyped(content, saved, latest.current);
      setVersion(outcome.version);
      setRemoved(null);
      if (isConflict || outcome.isMerged) setRound((count) => count + 1);
      if (isConflict) {
        // The stored edits stay as they were, on the version they are based on: a reload asks again.
        latest.current = next;
        setContent(next);
        setConflicts(outcome.conflicts);
        return null;
      }
      keep({ revision: outcome.version.revision, base: outcome.version.content, content: next });
      return { revision: outcome.version.revision, isMerged: outcome.isMerged };
    },
  };
}
