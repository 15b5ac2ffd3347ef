import { Button } from '@kmx/design-system/button/button.tsx';
import { refreshIcon } from '@kmx/design-system/icon/icons.ts';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { NoticePage } from '@kmx/design-system/notice-page/notice-page.tsx';
import { formatDate } from '@kmx/remote-kit/format/format-date.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { DeletedEntry } from '../../data/deleted-entries.ts';
import { createListPath } from '../../data/editor-paths.ts';
import { hasKeptEdits } from '../content-form/draft/kept-edits.ts';
import { EditorFailure } from '../states/editor-failure.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { useRestore } from './use-restore.ts';

interface RecordDeletedProps {
  readonly deleted: DeletedEntry;
  readonly onRestored: () => void;
}

/** Replaces a deleted entry: who deleted it and when, what is kept of it in this browser, and a button to restore it. */
export function RecordDeleted({ deleted, onRestored }: RecordDeletedProps): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const { locale } = usePageRequest();
  const restoring = useRestore(onRestored);
  const { id, model, title, deletedAt, deletedBy } = deleted;
  const facts = { person: deletedBy ?? t('log.nobody'), time: formatDate(deletedAt, locale, true) };
  return (
    <Stack gap={4}>
      {restoring.error !== null && restoring.taken === null && <EditorFailure error={restoring.error} />}
      <NoticePage
        level={2}
        overline={t('deleted.title')}
        title={t('missing.deleted', { title: title ?? id })}
        text={t('missing.deletedBy', facts)}
        {...(hasKeptEdits(id) ? { note: t('missing.typed') } : {})}
      >
        <Button icon={refreshIcon} busy={restoring.isRunning} onClick={() => void restoring.restore(deleted)}>
          {t('restore.action')}
        </Button>
        <Button variant="secondary" href={href(createListPath(model))}>
          {t('missing.action')}
        </Button>
      </NoticePage>
      {restoring.taken !== null && <RestoreDialog place={restoring.taken} restoring={restoring} />}
    </Stack>
  );
}
