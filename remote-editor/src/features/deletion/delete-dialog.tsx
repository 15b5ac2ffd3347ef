import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useShowMessage } from '@kmx/remote-kit/remote/use-show-message.ts';
import { type UndoOutcome, useUndo } from '@kmx/remote-kit/undo/undo-offer.ts';
import { type ReactNode, useRef, useState } from 'react';
import { requestCms } from '../../data/cms-operation.ts';
import { loadReferences, restoreEntry } from '../../data/deleted-entries.ts';
import { createListPath, createRecordPath, deletedPath } from '../../data/editor-paths.ts';
import { deleteOperation } from '../../data/entry-operations.ts';
import type { EntryRecord } from '../../data/entry-record.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useQuery } from '../../data/use-query.ts';
import { createPlainPath } from '../page-facts/page-address.ts';
import { AnswerView } from '../states/answer-view.tsx';
import { TaskDialog } from '../states/task-dialog.tsx';
import { ChangedSince } from './changed-since.tsx';
import { ChromeLinksChoice } from './chrome-links-choice.tsx';
import { DeleteConsequences } from './delete-consequences.tsx';
import { type PutBack, takeOutLinks } from './take-out-links.ts';

interface DeleteDialogProps {
  readonly page: EntryRecord;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Shows the consequences of deleting an entry, deletes only the version the editor saw, and offers an undo. */
export function DeleteDialog({ page, onChanged, onClose }: DeleteDialogProps): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const shell = useShell();
  const showMessage = useShowMessage();
  const { offer } = useUndo();
  const { locale } = usePageRequest();
  const { run, isRunning, error } = useMutation();
  const [seen] = useState(page.revision);
  const [takesLinks, setTakesLinks] = useState(true);
  const attempts = useRef(0);
  const { kind, id } = page;
  const title = page.title ?? page.slug ?? id;
  const answer = useQuery(`references ${id}`, () => loadReferences(id, locale.language));
  const isChanged = error?.kind === 'conflict' || page.revision !== seen;
  const deletedLink = { text: t('deleted.title'), href: href(deletedPath) };
  const deleteSeen = async () => {
    try {
      return { wasThere: await requestCms(deleteOperation(kind), { id }, [locale.language], seen) };
    } catch (failure) {
      // The newest version of the entry shows who made the change.
      if (failure instanceof RequestError && failure.kind === 'conflict') onChanged();
      throw failure;
    }
  };
  const bringBack = async (putBack: PutBack): Promise<UndoOutcome> => {
    const outcome = await restoreEntry(id, 'before');
    if (outcome.state === 'taken')
      return { kind: 'error', text: t('undo.taken', { title, other: outcome.holder.title }), link: deletedLink };
    await putBack();
    const link = { text: t('restore.open'), href: href(createRecordPath(kind, id)) };
    return { kind: 'success', text: t('undo.done', { title }), link };
  };
  const takeLinks = async (): Promise<PutBack> => {
    if (!takesLinks || answer.data === null) return async () => {};
    return takeOutLinks(answer.data, { id, path: createPlainPath(page) }).catch(() => {
      showMessage('error', t('delete.linksFailed'));
      return async () => {};
    });
  };
  const remove = async () => {
    attempts.current += 1;
    const done = await run(deleteSeen);
    if (done === null) return;
    const putBack = await takeLinks();
    onClose();
    shell?.navigate(href(createListPath(kind)));
    // A retry may find the entry already deleted, when only the first answer was lost.
    if (done.wasThere || attempts.current > 1)
      offer({ id, text: t('delete.done', { title }), takesFocus: 'on-next-page', undo: () => bringBack(putBack) });
    else showMessage('info', t('delete.already', { title }), deletedLink);
  };
  return (
    <TaskDialog
      title={t('delete.title', { title })}
      submitText={t('delete.action')}
      canSubmit={!isChanged && answer.data !== null && answer.data.refusal === null}
      action={{ isRunning, error: isChanged ? null : error }}
      onSubmit={remove}
      onClose={onClose}
    >
      {isChanged ? (
        <ChangedSince page={page} seen={seen} />
      ) : (
        <AnswerView answer={answer} lines={3}>
          {(references) => (
            <Stack gap={4}>
              <DeleteConsequences page={page} references={references} />
              <ChromeLinksChoice references={references} isChosen={takesLinks} onChange={setTakesLinks} />
            </Stack>
          )}
        </AnswerView>
      )}
    </TaskDialog>
  );
}
