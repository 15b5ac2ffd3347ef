import { Button } from '@kmx/design-system/button/button.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { Table, type TableColumn } from '@kmx/design-system/table/table.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useShowMessage } from '@kmx/remote-kit/remote/use-show-message.ts';
import type { ReactNode } from 'react';
import { requestCms } from '../../data/cms-operation.ts';
import { createRecordPath } from '../../data/editor-paths.ts';
import { cancelOperation } from '../../data/entry-operations.ts';
import type { EntryRecord, PlannedOperation } from '../../data/entry-record.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { TimeText } from '../dates/time-text.tsx';
import { useLanguageNames } from '../page-facts/use-language-names.ts';
import { EditorFailure } from '../states/editor-failure.tsx';

interface PlannedEntry {
  readonly page: Pick<EntryRecord, 'kind' | 'id' | 'title' | 'slug'>;
  readonly operation: PlannedOperation;
}

/** Lists planned publications of pages, the next one first; those without a time come last. */
export function listPlanned(pages: readonly EntryRecord[]): readonly PlannedEntry[] {
  const last = '9999';
  return pages
    .flatMap((page) => page.scheduledIn.map((operation) => ({ page, operation })))
    .toSorted((left, right) => (left.operation.releaseAt ?? last).localeCompare(right.operation.releaseAt ?? last));
}

interface PlannedTableProps {
  readonly entries: readonly PlannedEntry[];
  readonly onChanged: () => void;
}

/** Planned publications, each with a button to cancel it (HY-71). */
export function PlannedTable({ entries, onChanged }: PlannedTableProps): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const nameLanguage = useLanguageNames();
  const showMessage = useShowMessage();
  const { run, isRunning, error } = useMutation();
  const cancel = async (id: string) => {
    const done = await run(async () => {
      await requestCms(cancelOperation, { id }, ['en']);
      return true;
    });
    // A publication that has begun meanwhile can no longer be cancelled: the newest state shows it.
    onChanged();
    if (done !== null) showMessage('success', t('planned.cancelled'));
  };
  const columns: readonly TableColumn<PlannedEntry>[] = [
    {
      id: 'page',
      header: t('column.page'),
      isRowHeader: true,
      cell: ({ page }) => (
        <Link href={href(createRecordPath(page.kind, page.id))}>{page.title ?? page.slug ?? page.id}</Link>
      ),
    },
    {
      id: 'when',
      header: t('column.when'),
      cell: ({ operation: { releaseAt } }) => (releaseAt === null ? '–' : <TimeText value={releaseAt} />),
    },
    { id: 'what', header: t('column.what'), cell: ({ operation: { action } }) => t(`planned.${action}`) },
    {
      id: 'languages',
      header: t('column.languages'),
      cell: ({ operation: { locales } }) =>
        locales === null ? t('filter.all') : locales.map((locale) => nameLanguage(locale)).join(' · '),
    },
    {
      id: 'actions',
      header: t('column.actions'),
      cell: ({ page, operation }) => (
        <Button
          size="small"
          variant="secondary"
          busy={isRunning}
          aria-label={`${t('planned.cancel')}: ${page.title ?? page.slug ?? page.id}`}
          onClick={() => void cancel(operation.id)}
        >
          {t('planned.cancel')}
        </Button>
      ),
    },
  ];
  return (
    <Stack gap={3}>
      {error !== null && <EditorFailure error={error} />}
      {entries.length === 0 ? (
        <p>{t('planned.empty')}</p>
      ) : (
        <Table
          caption={t('schedule.title')}
          layout="stack"
          columns={columns}
          rows={entries}
          rowKey={({ operation }) => operation.id}
        />
      )}
    </Stack>
  );
}
