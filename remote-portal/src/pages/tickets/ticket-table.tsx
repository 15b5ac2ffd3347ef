import type { TableColumn } from '@kmx/design-system/table/table.tsx';
import { RowTable } from '@kmx/remote-kit/lists/row-table.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { DateText } from '../../features/dates/date-text.tsx';
import { TicketStatusBadge } from '../../features/tickets/ticket-status-badge.tsx';
import { type TicketListState, type TicketSortName, ticketSorts } from './list-state.ts';
import type { TicketRow } from './tickets.query.ts';
import * as styles from './tickets-page.module.css';

interface TicketTableProps {
  readonly tickets: readonly TicketRow[];
  readonly state: TicketListState;
  readonly onSort: (sort: TicketSortName, isDescending: boolean) => void;
}

const isSortName = (id: string): id is TicketSortName => id in ticketSorts;

/** The tickets of one page of the list; those waiting for the customer stand out (POR-006). */
export function TicketTable({ tickets, state, onSort }: TicketTableProps): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const isOrganization = state.scope === 'organization';
  const columns: readonly (TableColumn<TicketRow> & { readonly isShown?: boolean })[] = [
    {
      id: 'subject',
      header: t('tickets.column.subject'),
      isRowHeader: true,
      isSortable: true,
      cell: ({ id, subject }) => (
        <a href={href(`/mykomax/tickets/${id}`)} className={styles.subject}>
          {subject}
        </a>
      ),
    },
    {
      id: 'status',
      header: t('tickets.column.status'),
      isSortable: true,
      cell: ({ status }) => (
        <span data-waiting={status === 'WAITING_FOR_YOU' && !isOrganization}>
          <TicketStatusBadge status={status} />
        </span>
      ),
    },
    {
      id: 'id',
      header: t('tickets.column.id'),
      isSortable: true,
      cell: ({ id, type }) => (
        <span>
          <span className={styles.number}>{id}</span>
          {isOrganization && <span className={styles.serial}>{t(`tickets.type.${type}`)}</span>}
        </span>
      ),
    },
    {
      id: 'type',
      header: t('tickets.column.type'),
      isSortable: true,
      // Names of people and organizations need the space: there it is shown below the number.
      isShown: !isOrganization,
      cell: ({ type }) => t(`tickets.type.${type}`),
    },
    {
      id: 'machine',
      header: t('tickets.column.machine'),
      cell: ({ machineName, serialNumber }) => (
        <span className={styles.machine}>
          {machineName ?? t('tickets.unlisted')}
          {serialNumber !== null && <span className={styles.serial}>{serialNumber}</span>}
        </span>
      ),
    },
    {
      id: 'contact',
      header: t('tickets.column.contact'),
      isShown: isOrganization,
      cell: ({ contact, organization }) => (
        <span>
          {contact.name}
          <span className={styles.serial}>{organization.name}</span>
        </span>
      ),
    },
    {
      id: 'replies',
      header: t('tickets.column.replies'),
      align: 'end',
      isShown: !isOrganization,
      cell: ({ replies }) => replies,
    },
    {
      id: 'updated',
      header: t('tickets.column.updated'),
      isSortable: true,
      cell: ({ updatedAt }) => <DateText value={updatedAt} />,
    },
  ];
  return (
    <RowTable
      caption={t('portal.tickets')}
      columns={columns.filter(({ isShown = true }) => isShown)}
      rows={tickets}
      rowKey={({ id }) => id}
      sort={{ columnId: state.sort, direction: state.isDescending ? 'descending' : 'ascending' }}
      onSort={({ columnId, direction }) => {
        if (isSortName(columnId)) onSort(columnId, direction === 'descending');
      }}
    />
  );
}
