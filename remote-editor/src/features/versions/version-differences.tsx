import { Button } from '@kmx/design-system/button/button.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { Table, type TableColumn } from '@kmx/design-system/table/table.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type UndoOutcome, useUndo } from '@kmx/remote-kit/undo/undo-offer.ts';
import { type ReactNode, useState } from 'react';
import { createContentPath } from '../../data/editor-paths.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { describeValue } from '../content-form/comparison/describe-value.ts';
import type { ContentDifference } from '../content-form/comparison/list-differences.ts';
import { createDraftStore } from '../content-form/draft/open-draft.ts';
import { pickChanged } from '../content-form/draft/save-draft.ts';
import { describePath } from '../content-form/values/content-path.ts';
import { TimeText } from '../dates/time-text.tsx';
import { TaskDialog } from '../states/task-dialog.tsx';
import type { VersionComparison } from './compare-version.ts';
import * as styles from './version-differences.module.css';

interface VersionDifferencesProps {
  readonly comparison: VersionComparison;
  readonly language: string;
  readonly onRestored: () => void;
}

/** All differences between a version and the draft, side by side; the version can be restored as a new one. */
export function VersionDifferences({ comparison, language, onRestored }: VersionDifferencesProps): ReactNode {
  const { entry, entryModel, older, current, isCurrent, differences } = comparison;
  const t = useTranslate();
  const href = useHref();
  const { run, isRunning, error } = useMutation();
  const { offer } = useUndo();
  const [isAsking, setAsking] = useState(false);
  const restore = async () => {
    const store = createDraftStore(entry, entryModel, language);
    const revision = await run(() => store.write(pickChanged(current.content, older.content), current.revision));
    if (revision === null) return;
    setAsking(false);
    onRestored();
    const undo = async (): Promise<UndoOutcome> => {
      await store.write(pickChanged(older.content, current.content), revision);
      onRestored();
      return { kind: 'success', text: t('version.undone') };
    };
    offer({ id: `restore ${entry.id} ${language}`, text: t('version.restored'), takesFocus: 'never', undo });
  };
  const side = (value: unknown, isThere: boolean) => (
    <span className={styles.text}>{isThere ? describeValue(value) : t('version.notThere')}</span>
  );
  const columns: readonly TableColumn<ContentDifference>[] = [
    {
      id: 'place',
      header: t('version.place'),
      isRowHeader: true,
      cell: ({ path }) => describePath(path, [current.content, older.content], t),
    },
    {
      id: 'older',
      header: t('version.older', { revision: older.revision }),
      cell: ({ kind, before }) => (kind === 'moved' ? t('version.moved') : side(before, kind !== 'added')),
    },
    {
      id: 'current',
      header: isCurrent ? t('version.current') : t('version.older', { revision: current.revision }),
      cell: ({ kind, after }) => (kind === 'moved' ? t('version.moved') : side(after, kind !== 'removed')),
    },
  ];
  return (
    <Stack gap={5}>
      <p>
        {t('history.saved', { revision: older.revision })} · <TimeText value={older.createdAt} />
      </p>
      <p role="status">{t('version.count', { count: differences.length })}</p>
      {differences.length > 0 && (
        <Table
          caption={t('version.title')}
          layout="stack"
          columns={columns}
          rows={differences}
          rowKey={({ kind, path }) => `${kind} ${path.join('.')}`}
        />
      )}
      <Stack direction="row" gap={3}>
        {isCurrent && differences.length > 0 && <Button onClick={() => setAsking(true)}>{t('version.restore')}</Button>}
        <Link href={href(createContentPath(entry.kind, entry.id, language))}>{t('content.title')}</Link>
      </Stack>
      {isAsking && (
        <TaskDialog
          title={t('version.restoreTitle', { revision: older.revision })}
          submitText={t('version.restore')}
          action={{ isRunning, error }}
          onSubmit={restore}
          onClose={() => setAsking(false)}
        >
          <p>{t('version.restoreText', { count: differences.length })}</p>
        </TaskDialog>
      )}
    </Stack>
  );
}
