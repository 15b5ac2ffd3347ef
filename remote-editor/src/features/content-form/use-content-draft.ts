import { useCallback, useMemo, useState } from 'react';
import type { PageContent } from '../../data/page-operations.ts';
import { type Action, useAction } from '../../data/use-action.ts';
import { type Edits, isSameValue, readValue } from './content-value.ts';
import { writeKeptEdits } from './kept-edits.ts';
import { createDraftStore, type OpenDraft } from './open-draft.ts';
import type { RebasedEdits } from './rebase-edits.ts';
import { saveDraft } from './save-draft.ts';

/** The content that is being edited: what it is now, and how to change and save it. */
export interface ContentDraft {
  readonly revision: number;
  /** As it is saved, without what is typed. */
  readonly content: PageContent;
  readonly read: (path: string) => unknown;
  readonly change: (path: string, value: unknown) => void;
  readonly hasEdits: boolean;
  readonly conflict: RebasedEdits | null;
  /** Goes on with what a person has decided: the fields that shall be ours. */
  readonly resolve: (mine: Edits) => void;
  /** Forgets what was typed. */
  readonly discard: () => void;
  readonly saving: Action;
  /** Whether everything is saved now; `merged` when changes of another editor were taken along. */
  readonly save: () => Promise<'saved' | 'merged' | 'not-saved'>;
}

/** Holds what is typed over a version of a draft, and keeps it in this browser until it is saved. */
export function useContentDraft(opened: OpenDraft, language: string): ContentDraft {
  const pageId = opened.page.id;
  const [version, setVersion] = useState(opened.version);
  const [edits, setEdits] = useState(opened.edits);
  const [conflict, setConflict] = useState(opened.conflict);
  const saving = useAction();
  const store = useMemo(() => createDraftStore(pageId, language), [pageId, language]);
  const keep = useCallback(
    (next: Edits, revision = version.revision) => {
      setEdits(next);
      writeKeptEdits(pageId, language, { revision, edits: next });
    },
    [pageId, language, version.revision],
  );
  return {
    revision: version.revision,
    content: version.content,
    read: (path) => (Object.hasOwn(edits, path) ? edits[path] : readValue(version.content, path)),
    change: (path, value) => {
      const { [path]: _last, ...others } = edits;
      keep(isSameValue(value, readValue(version.content, path)) ? others : { ...others, [path]: value });
    },
    hasEdits: Object.keys(edits).length > 0,
    conflict,
    resolve: (mine) => {
      setConflict(null);
      keep({ ...edits, ...mine });
    },
    discard: () => {
      setConflict(null);
      keep({});
    },
    saving,
    save: async () => {
      if (conflict !== null) return 'not-saved';
      const outcome = await saving.run(() => saveDraft(store, version, edits));
      if (outcome === null) return 'not-saved';
      setVersion(outcome.version);
      if (outcome.kind === 'conflict') {
        // What is kept in the browser stays as it was, on the version it was typed on: a reload asks again.
        setEdits(outcome.edits);
        setConflict(outcome);
        return 'not-saved';
      }
      keep({}, outcome.version.revision);
      return outcome.isMerged ? 'merged' : 'saved';
    },
  };
}
