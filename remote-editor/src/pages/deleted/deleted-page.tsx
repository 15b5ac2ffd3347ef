import { Button } from '@kmx/design-system/button/button.tsx';
import { refreshIcon } from '@kmx/design-system/icon/icons.ts';
import { Table, type TableColumn } from '@kmx/design-system/table/table.tsx';
import { createListAddress } from '@kmx/remote-kit/list-state/list-address.ts';
import { createTextParameter } from '@kmx/remote-kit/list-state/list-parameter.ts';
import { useListState } from '@kmx/remote-kit/list-state/use-list-state.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useUndo } from '@kmx/remote-kit/undo/undo-offer.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadContentModel } from '../../data/content-model.ts';
import { type DeletedEntry, keptDays, loadDeleted } from '../../data/deleted-entries.ts';
import { useQuery } from '../../data/use-query.ts';
import { TimeText } from '../../features/dates/time-text.tsx';
import { RestoreDialog } from '../../features/deletion/restore-dialog.tsx';
import { type Restore, useRestore } from '../../features/deletion/use-restore.ts';
import { EditorPage } from '../../features/frame/editor-page.tsx';
import { ChoiceFilter } from '../../features/lists/choice-filter.tsx';
import * as styles from '../../features/lists/filters.module.css';
import { ListPages, pageSize } from '../../features/lists/list-pages.tsx';
import { describeKind } from '../../features/page-facts/describe-kind.ts';
import { AnswerView } from '../../features/states/answer-view.tsx';
import { EditorFailure } from '../../features/states/editor-failure.tsx';

const address = createListAddress({ model: createTextParameter((value) => /^\w{1,40}$/.test(value)) });

/** Deleted entries that can be restored, newest first; the kind is in the address. */
export function DeletedPage(): ReactNode {
  const t = useTranslate();
  const { language } = usePageRequest().locale;
  const { state, change, toHref } = useListState(address);
  const { model, page } = state;
  const { undoneCount } = useUndo();
  const paging = { first: String(pageSize), skip: String((page - 1) * pageSize) };
  const answer = useQuery(`deleted ${language} ${model} ${page} ${undoneCount}`, () =>
    loadDeleted({ model, language, ...paging }),
  );
  const models = useQuery('models', loadContentModel).data?.models ?? {};
  const summary = useRef<HTMLParagraphElement>(null);
  const [restored, setRestored] = useState(0);
  useEffect(() => {
    // The row of the pressed button disappears, after a dialog has returned the focus to it.
    if (restored > 0) summary.current?.focus();
  }, [restored]);
  const restoring = useRestore(() => {
    setRestored((count) => count + 1);
    answer.refresh();
  });
  return (
    <EditorPage title={t('deleted.title')} lead={t('deleted.lead', { days: keptDays })}>
      <div className={styles.list}>
        <search className={styles.filters} aria-label={t('filter.label')}>
          <ChoiceFilter
            label={t('filter.kind')}
            value={model}
            options={Object.keys(models).map((name) => ({ value: name, text: describeKind(name, t) }))}
            onChoose={(value) => change({ model: value })}
          />
        </search>
        {restoring.error !== null && restoring.taken === null && <EditorFailure error={restoring.error} />}
        <AnswerView answer={answer} lines={12}>
          {({ count, entries }) => (
            <div className={styles.results}>
              <p ref={summary} role="status" tabIndex={-1}>
                {t('entry.count', { count })}
              </p>
              {entries.length === 0 ? (
                <p>{t(model === '' ? 'deleted.empty' : 'entry.empty')}</p>
              ) : (
                <DeletedTable entries={entries} restoring={restoring} />
              )}
              <ListPages current={page} count={count} toHref={(target) => toHref({ page: target })} />
            </div>
          )}
        </AnswerView>
      </div>
      {restoring.taken !== null && <RestoreDialog place={restoring.taken} restoring={restoring} />}
    </EditorPage>
  );
}

interface DeletedTableProps {
  readonly entries: readonly DeletedEntry[];
  readonly restoring: Restore;
}

function DeletedTable({ entries, restoring }: DeletedTableProps): ReactNode {
  const t = useTranslate();
  const columns: readonly TableColumn<DeletedEntry>[] = [
    {
      id: 'entry',
      header: t('column.entry'),
      isRowHeader: true,
      cell: ({ id, model, title, wasOnSite }) => (
        <div>
          {title ?? id}
          <span className={styles.address}>
            {[describeKind(model, t), t(wasOnSite ? 'deleted.wasOnSite' : 'state.draft')].join(' · ')}
          </span>
        </div>
      ),
    },
    {
      id: 'when',
      header: t('deleted.title'),
      cell: ({ deletedAt, deletedBy }) => (
        <div>
          <TimeText value={deletedAt} />
          <span className={styles.address}>{deletedBy ?? t('log.nobody')}</span>
        </div>
      ),
    },
    { id: 'until', header: t('deleted.until'), cell: ({ keptUntil }) => <TimeText value={keptUntil} /> },
    {
      id: 'actions',
      header: t('column.actions'),
      cell: (entry) => (
        <Button
          size="small"
          variant="secondary"
          icon={refreshIcon}
          busy={restoring.isRunning}
          aria-label={`${t('restore.action')}: ${entry.title ?? entry.id}`}
          onClick={() => void restoring.restore(entry)}
        >
          {t('restore.action')}
        </Button>
      ),
    },
  ];
  return <Table caption={t('deleted.title')} layout="stack" columns={columns} rows={entries} rowKey={({ id }) => id} />;
}
