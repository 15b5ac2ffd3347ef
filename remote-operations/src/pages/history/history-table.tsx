import type { TableColumn } from '@kmx/design-system/table/table.tsx';
import { StatusBadge } from '@kmx/design-system/tag/status-badge.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReleaseHistoryEntry } from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import type { ReactNode } from 'react';
import { RowTable } from '../../features/tables/row-table.tsx';
import { CodeText } from '../../features/texts/code-text.tsx';
import { formatShare } from '../../features/texts/figures.ts';
import { InstantText } from '../../features/texts/instant-text.tsx';
import { ReasonList } from '../../features/texts/reason-list.tsx';
import * as cell from '../../features/texts/second-line.module.css';
import * as styles from './history-page.module.css';

interface HistoryTableProps {
  readonly entries: readonly ReleaseHistoryEntry[];
  readonly emptyId: string;
}

/** Acts upon releases: what, when, who and why (OPS-030..032). */
export function HistoryTable({ entries, emptyId }: HistoryTableProps): ReactNode {
  const t = useTranslate();
  const columns: readonly TableColumn<ReleaseHistoryEntry>[] = [
    { id: 'what', header: t('history.what'), isRowHeader: true, cell: (entry) => <EntryChange entry={entry} /> },
    { id: 'when', header: t('history.when'), cell: ({ at }) => <InstantText value={at} /> },
    { id: 'who', header: t('history.who'), cell: ({ by, operator }) => operator ?? <CodeText>{by}</CodeText> },
    { id: 'why', header: t('history.why'), cell: (entry) => <EntryReason entry={entry} /> },
  ];
  return (
    <RowTable
      caption={t('history.title')}
      columns={columns}
      rows={entries}
      rowKey={({ revision }) => String(revision)}
      empty={t(emptyId)}
    />
  );
}

const kinds: Readonly<Record<string, string>> = {
  activation: 'history.kind.activation',
  deactivation: 'history.kind.deactivation',
  rollback: 'history.kind.rollback',
  promotion: 'history.kind.promotion',
  entry: 'history.kind.entry',
  withdrawal: 'history.kind.withdrawal',
  canary: 'history.kind.canary',
  'canary-end': 'history.kind.canaryEnd',
};

function EntryChange({ entry }: { readonly entry: ReleaseHistoryEntry }): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const { revision, kind, changes, canary } = entry;
  const textId = kinds[kind];
  return (
    <div className={cell.cell}>
      {textId === undefined ? <CodeText>{kind}</CodeText> : <span>{t(textId)}</span>}
      {changes.map(({ unit, version }) => (
        <span key={unit} className={cell.second}>
          <CodeText>{unit}</CodeText>: {version === null ? t('history.takenOut') : <CodeText>{version}</CodeText>}
        </span>
      ))}
      {canary !== null && (
        <span className={cell.second}>
          <CodeText>{canary.unit}</CodeText>: <CodeText>{canary.version}</CodeText>
          {canary.percent !== null && ` · ${t('canary.share', { share: formatShare(canary.percent, 100, locale) })}`}
        </span>
      )}
      <span className={cell.second}>{t('history.revision', { revision })}</span>
    </div>
  );
}

function EntryReason({ entry }: { readonly entry: ReleaseHistoryEntry }): ReactNode {
  const t = useTranslate();
  const { reason, counts, problems, notes } = entry;
  return (
    <div className={cell.cell} data-wide="true">
      {reason !== '' && <span className={styles.text}>{reason}</span>}
      {!counts && (
        <>
          <StatusBadge status="warning">{t('history.countsForNothing')}</StatusBadge>
          <ReasonList reasons={problems} />
        </>
      )}
      {notes.length > 0 && (
        <>
          <span className={cell.second}>{t('history.notes')}</span>
          <ReasonList reasons={notes} />
        </>
      )}
    </div>
  );
}
