import { formatList } from '@kmx/remote-kit/format/format-list.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useShowMessage } from '@kmx/remote-kit/remote/use-show-message.ts';
import { useState } from 'react';
import { type DeletedEntry, type Holder, restoreEntry } from '../../data/deleted-entries.ts';
import { createRecordPath } from '../../data/editor-paths.ts';
import { type EditorMutation, useMutation } from '../../data/use-mutation.ts';
import { describeKind } from '../page-facts/describe-kind.ts';

/** The address of a deleted entry, taken by another one meanwhile. */
export interface TakenPlace {
  readonly entry: DeletedEntry;
  readonly holder: Holder;
}

export interface Restore extends Pick<EditorMutation, 'isRunning' | 'error'> {
  /** Restores an entry as a draft, with a new slug if given. */
  readonly restore: (entry: DeletedEntry, slug?: string) => Promise<void>;
  readonly taken: TakenPlace | null;
  readonly forgetTaken: () => void;
}

/** Restores deleted entries, and reports references to entries that no longer exist. */
export function useRestore(onRestored: () => void): Restore {
  const t = useTranslate();
  const href = useHref();
  const { locale } = usePageRequest();
  const showMessage = useShowMessage();
  const { run, isRunning, error } = useMutation();
  const [taken, setTaken] = useState<TakenPlace | null>(null);
  const restore = async (entry: DeletedEntry, slug?: string) => {
    const outcome = await run(() => restoreEntry(entry.id, 'draft', slug));
    if (outcome === null) return;
    if (outcome.state === 'taken') {
      setTaken({ entry, holder: outcome.holder });
      return;
    }
    setTaken(null);
    onRestored();
    const title = entry.title ?? entry.id;
    const link = { text: t('restore.open'), href: href(createRecordPath(entry.model, entry.id)) };
    showMessage('success', t(outcome.state === 'there' ? 'restore.there' : 'restore.done', { title }), link, true);
    if (outcome.missing.length === 0) return;
    const missing = outcome.missing.map(({ model, title: name }) => name ?? describeKind(model, t));
    const names = formatList(missing, locale);
    showMessage('info', t('restore.missing', { count: outcome.missing.length, names }));
  };
  return { restore, isRunning, error, taken, forgetTaken: () => setTaken(null) };
}
