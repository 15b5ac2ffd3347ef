import { Link } from '@kmx/design-system/link/link.tsx';
import type { TableColumn } from '@kmx/design-system/table/table.tsx';
import { RowTable } from '@kmx/remote-kit/lists/row-table.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { DateText } from '../dates/date-text.tsx';
import type { Machine } from './machine.query.ts';
import * as styles from './machine-list.module.css';
import { machineSorts } from './machine-list-state.ts';
import { MachineStatusBadge } from './machine-status-badge.tsx';
import type { MachineList } from './use-machine-list.ts';

interface MachineTableProps {
  readonly list: MachineList;
  readonly machines: readonly Machine[];
}

/** Machines in a table sorted by its header buttons; column ids are the sort orders of the service desk. */
export function MachineTable({ list, machines }: MachineTableProps): ReactNode {
  const t = useTranslate();
  const { kind, state, change } = list;
  const hasOrganizations = new Set(machines.map(({ organizationName }) => organizationName)).size > 1;
  const columns: readonly TableColumn<Machine>[] = [
    {
      id: 'NAME',
      header: t('machine.name'),
      isRowHeader: true,
      isSortable: true,
      cell: (machine) => <MachineName machine={machine} />,
    },
    {
      id: 'SERIAL_NUMBER',
      header: t('machine.serialNumber'),
      isSortable: true,
      cell: (machine) => machine.serialNumber,
    },
    {
      id: 'LOCATION',
      header: t('machine.location'),
      isSortable: true,
      cell: ({ location, organizationName }) => (
        <span>
          {location.name}
          {hasOrganizations && <span className={styles.second}>{organizationName}</span>}
        </span>
      ),
    },
    kind === 'inventory'
      ? {
          id: 'STATUS',
          header: t('machine.status'),
          isSortable: true,
          cell: (machine) => <MachineStatusBadge status={machine.status} />,
        }
      : {
          id: 'OUT_OF_SERVICE',
          header: t('machine.outOfService'),
          isSortable: true,
          cell: ({ outOfServiceOn }) => (outOfServiceOn === null ? '–' : <DateText value={outOfServiceOn} />),
        },
    {
      id: 'COMMISSIONED',
      header: t('machine.commissioned'),
      isSortable: true,
      cell: (machine) => <DateText value={machine.commissionedOn} />,
    },
    {
      id: 'WARRANTY',
      header: t('machine.warrantyEnds'),
      isSortable: true,
      cell: ({ warranty }) => (
        <span>
          <DateText value={warranty.endsOn} />
          {!warranty.isActive && <span className={styles.second}>{t('machine.warranty.ended')}</span>}
        </span>
      ),
    },
  ];
  return (
    <RowTable
      caption={t(kind === 'inventory' ? 'portal.inventory' : 'portal.inventoryOld')}
      columns={columns}
      rows={machines}
      rowKey={({ id }) => id}
      sort={{ columnId: state.sort, direction: state.direction === 'ASC' ? 'ascending' : 'descending' }}
      onSort={({ columnId, direction }) => {
        const sort = machineSorts.find((known) => known === columnId);
        if (sort) change({ sort, direction: direction === 'ascending' ? 'ASC' : 'DESC' });
      }}
    />
  );
}

function MachineName({ machine }: { readonly machine: Machine }): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const { id, name, inventoryNumber, openTickets } = machine;
  const facts = [
    inventoryNumber,
    openTickets !== null && openTickets > 0 ? t('machine.openTickets', { count: openTickets }) : null,
  ].filter((fact) => fact !== null);
  return (
    <span>
      <Link href={href(`/mykomax/inventory/${id}`)}>{name}</Link>
      {facts.length > 0 && <span className={styles.second}>{facts.join(' · ')}</span>}
    </span>
  );
}
