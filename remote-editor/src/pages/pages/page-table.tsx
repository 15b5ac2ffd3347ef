import { Link } from '@kmx/design-system/link/link.tsx';
import { Table, type TableColumn } from '@kmx/design-system/table/table.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useHref } from '@kmx/shared-contracts/remote-root.tsx';
import type { ReactNode } from 'react';
import type { PageRecord } from '../../data/page-record.ts';
import { TimeText } from '../../features/dates/time-text.tsx';
import * as styles from '../../features/lists/filters.module.css';
import { describePageType } from '../../features/page-facts/describe-page-type.ts';
import { describeLanguages, summarizeLanguages } from '../../features/page-facts/language-state.ts';
import { createPlainPath } from '../../features/page-facts/page-address.ts';
import { StateBadge } from '../../features/page-facts/state-badge.tsx';
import { createRecordPath } from '../../routes.ts';

/** Pages of the site: where they are, how they stand, who changed them last. */
export function PageTable({ pages }: { readonly pages: readonly PageRecord[] }): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const columns: readonly TableColumn<PageRecord>[] = [
    {
      id: 'title',
      header: t('column.page'),
      isRowHeader: true,
      cell: (page) => (
        <div>
          <Link href={href(createRecordPath(page.id))}>{page.title ?? page.slug}</Link>
          <span className={styles.address}>
            {[page.site?.name, createPlainPath(page), page.countries.join(', ')].filter(Boolean).join(' · ')}
          </span>
        </div>
      ),
    },
    { id: 'type', header: t('column.type'), cell: ({ pageType }) => describePageType(pageType, t) },
    {
      id: 'state',
      header: t('column.state'),
      cell: (page) => <StateBadge state={summarizeLanguages(describeLanguages(page))} />,
    },
    {
      id: 'languages',
      header: t('column.languages'),
      cell: (page) => page.localizations.map(({ locale }) => locale).join(', '),
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
  if (pages.length === 0) return <p>{t('pages.empty')}</p>;
  return <Table caption={t('pages.title')} layout="stack" columns={columns} rows={pages} rowKey={({ id }) => id} />;
}
