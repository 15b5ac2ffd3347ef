import { Link } from '@kmx/design-system/link/link.tsx';
import { Skeleton } from '@kmx/design-system/skeleton/skeleton.tsx';
import type { TableColumn } from '@kmx/design-system/table/table.tsx';
import { RowTable } from '@kmx/remote-kit/lists/row-table.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type ReactNode, useEffect } from 'react';
import { useQuery } from '../../data/use-query.ts';
import { DateText } from '../dates/date-text.tsx';
import { ListPages } from '../lists/list-pages.tsx';
import { DeskData } from '../states/desk-data.tsx';
import { type AuditEntry, type AuditVariables, auditQuery } from './audit.query.ts';
import { AuditExport } from './audit-export.tsx';
import * as styles from './audit-list.module.css';
import { useAuditTexts } from './use-audit-texts.ts';

interface AuditListProps {
  /** Restricts the trail to one person or organization; without both, everything the viewer administers. */
  readonly about: Pick<AuditVariables, 'userId' | 'organizationId'>;
  /** Counted from 1. */
  readonly page: number;
  readonly toHref: (page: number) => string;
  /** Name of the table, where a heading above already has the default one. */
  readonly caption?: string;
  /** Number of changes made on this page; each one reloads the trail. */
  readonly changes?: number;
}

const pageSize = 20;

/** The audit trail of people and organizations: who did what and when, on screen and as a file. */
export function AuditList({ about, page, toHref, caption, changes = 0 }: AuditListProps): ReactNode {
  const t = useTranslate();
  const result = useQuery(auditQuery, { ...about, page, size: pageSize }, { keepsPrevious: 'while-loading' });
  const { refresh } = result;
  useEffect(() => {
    if (changes > 0) refresh();
  }, [changes, refresh]);
  const columns = useColumns(about.userId);
  return (
    <DeskData result={result} skeleton={<Skeleton lines={6} />} failureTitle={t('users.failed.load')}>
      {({ auditTrail: { items, pageInfo } }) => (
        <div className={styles.list} aria-busy={result.isOutdated}>
          <div className={styles.head}>
            <p role="status">{t('users.audit.count', { count: pageInfo.total })}</p>
            {pageInfo.total > 0 && <AuditExport about={about} />}
          </div>
          <RowTable
            caption={caption ?? t('users.view.audit')}
            dense
            columns={columns}
            rows={items}
            rowKey={({ id }) => id}
            empty={t('users.audit.empty')}
          />
          <ListPages current={page} total={pageInfo.total} size={pageSize} toHref={toHref} />
        </div>
      )}
    </DeskData>
  );
}

function useColumns(userId: string | undefined): readonly TableColumn<AuditEntry>[] {
  const t = useTranslate();
  const href = useHref();
  const { describeAction, describeActor, describeDetails } = useAuditTexts();
  const person: TableColumn<AuditEntry> = {
    id: 'user',
    header: t('users.audit.about'),
    cell: ({ user }) => (user === null ? '–' : <Link href={href(`/mykomax/user-admin/${user.id}`)}>{user.name}</Link>),
  };
  return [
    {
      id: 'at',
      header: t('users.audit.when'),
      cell: ({ at }) => (
        <span className={styles.when}>
          <DateText value={at} withTime />
        </span>
      ),
    },
    { id: 'action', header: t('users.audit.what'), isRowHeader: true, cell: describeAction },
    ...(userId === undefined ? [person] : []),
    {
      id: 'details',
      header: t('users.audit.details'),
      cell: (entry) => <span className={styles.details}>{describeDetails(entry) || '–'}</span>,
    },
    { id: 'organization', header: t('users.organization'), cell: ({ organizationName }) => organizationName ?? '–' },
    { id: 'actor', header: t('users.audit.who'), cell: describeActor },
  ];
}
