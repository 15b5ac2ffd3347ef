import { useCallback, useMemo, useRef, useState } from 'react';
import type { EntryContent } from '../../../data/entry-operations.ts';
import { type EditorMutation, useMutation } from '../../../data/use-mutation.ts';
import { type ContentConflict, mergeContent, takeMine } from '../comparison/merge-content.ts';
import { isSameValue, moveItem, readValue, toList, writeValue } from '../values/content-value.ts';
import { type KeptEdits, writeKeptEdits } from './kept-edits.ts';
import { createDraftStore, type OpenDraft } from './open-draft.ts';
import { type DraftVersion, pickChanged, saveDraft } from './save-draft.ts';

/** An item that was just taken out of a list, and where it stood. */
export interface RemovedItem {
  readonly path: string;
  readonly place: number;
  readonly item: unknown;
}

/** The content that is being edited: what it is now, and how to change and save it. */
export interface ContentDraft {
  readonly language: string;
  readonly revision: number;
  /** Changes whenever fields hold something else than what was typed into them. */
  readonly round: string;
  /** With what is typed. */
  readonly content: EntryContent;
  readonly read: (path: string) => unknown;
  readonly change: (path: string, value: unknown) => void;
  readonly insert: (path: string, place: number, item: unknown) => void;
  readonly remove: (path: string, place: number) => void;
  readonly move: (path: string, from: number, to: number) => void;
  readonly removed: RemovedItem | null;
  readonly undoRemove: () => void;
  /** Puts another content in place of this one, as something that was typed. */
  readonly replace: (content: EntryContent) => void;
  readonly hasEdits: boolean;
  /** Names of the fields that are not as they were saved. */
  readonly changedFields: readonly string[];
  readonly conflicts: readonly ContentConflict[];
  /** Goes on with what a person has decided: the conflicts in which my side counts. */
  readonly resolve: (mine: readonly ContentConflict[]) => void;
  /** Goes on from a newer version of another editor, with what is typed merged into it. */
  readonly adopt: (version: DraftVersion) => void;
  /** Forgets what was typed. */
  readonly discard: () => void;
  readonly saving: EditorMutation;
  /** The version that everything is saved in, merged when changes of another editor were taken along; null when it is not saved. */
  readonly save: () => Promise<{ readonly revision: number; readonly isMerged: boolean } | null>;
}

/** What came back from saving, with what was typed while it was under way. */
function addTyped(sent: EntryContent, saved: EntryContent, now: EntryContent): EntryContent {
  const { content, conflicts } = mergeContent(sent, saved, now);
  return conflicts.reduce(takeMine, content);
}

/** Holds what is typed over a version of a draft, and keeps it in this browser until it is saved. */
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
        // What is kept in the browser stays as it was, on the version it was typed on: a reload asks again.
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
