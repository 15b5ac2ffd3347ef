import { Link } from '@kmx/design-system/link/link.tsx';
import { Table, type TableColumn } from '@kmx/design-system/table/table.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { createRecordPath } from '../../data/editor-paths.ts';
import type { EntryRecord } from '../../data/entry-record.ts';
import { TimeText } from '../dates/time-text.tsx';
import { describePageType } from '../page-facts/describe-page-type.ts';
import { describeLanguages, summarizeLanguages } from '../page-facts/language-state.ts';
import { createPlainPath } from '../page-facts/page-address.ts';
import { StateBadge } from '../page-facts/state-badge.tsx';
import * as styles from './filters.module.css';

interface PageTableProps {
  readonly pages: readonly EntryRecord[];
  /** Needed for entries other than pages. */
  readonly caption?: string;
}

/** Pages or other entries of the site: their address, state, and last editor. */
export function PageTable({ pages, caption }: PageTableProps): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const typeColumn: TableColumn<EntryRecord> = {
    id: 'type',
    header: t('column.type'),
    cell: ({ pageType }) => describePageType(pageType, t),
  };
  const columns: readonly TableColumn<EntryRecord>[] = [
    {
      id: 'title',
      header: t(caption === undefined ? 'column.page' : 'column.entry'),
      isRowHeader: true,
      cell: (page) => (
        <div>
          <Link href={href(createRecordPath(page.kind, page.id))}>{page.title ?? page.slug ?? page.id}</Link>
          <span className={styles.address}>
            {[page.site?.name, createPlainPath(page), page.countries.slice(0, 8).join(', ')]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
      ),
    },
    ...(caption === undefined ? [typeColumn] : []),
    {
      id: 'state',
      header: t('column.state'),
      cell: (page) => <StateBadge state={summarizeLanguages(describeLanguages(page))} />,
    },
    {
      id: 'languages',
      header: t('column.languages'),
      cell: (page) => page.localizations.map(({ locale }) => locale).join(' '),
    },
    {
      id: 'changed',
      header: t('column.changed'),
      cell: (page) => (
        <div>
          <TimeText value={page.updatedAt} />
          {page.updatedBy !== null && <span className={styles.address}>{page.updatedBy.name}</span>}
        </div>
      ),
    },
  ];
  if (pages.length === 0) return <p>{t(caption === undefined ? 'pages.empty' : 'entry.empty')}</p>;
  return (
    <Table
      caption={caption ?? t('pages.title')}
      layout="stack"
      columns={columns}
      rows={pages}
      rowKey={({ id }) => id}
    />
  );
}
