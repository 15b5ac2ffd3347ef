import { useState } from 'react';
import type { ComponentGuide, Example } from '../example/example.ts';
import { StatusBadge } from '../tag/status-badge.tsx';
import { Table, type TableColumn, type TableSort } from './table.tsx';

interface Machine {
  readonly serial: string;
  readonly name: string;
  readonly hours: number;
  readonly due: boolean;
}

const machines: readonly Machine[] = [
  { serial: '10048213', name: 'Pila 340', hours: 12480, due: false },
  { serial: '10051877', name: 'Orion 420', hours: 3092, due: true },
  { serial: '10060304', name: 'Lyra 260', hours: 871, due: false },
];

const columns: readonly TableColumn<Machine>[] = [
  { id: 'name', header: 'Machine', cell: (machine) => machine.name, isRowHeader: true, isSortable: true },
  { id: 'serial', header: 'Serial number', cell: (machine) => machine.serial },
  {
    id: 'status',
    header: 'Service',
    cell: (machine) =>
      machine.due ? <StatusBadge status="warning">Due</StatusBadge> : <StatusBadge status="success">Done</StatusBadge>,
  },
  {
    id: 'hours',
    header: 'Operating hours',
    cell: (machine) => machine.hours.toLocaleString('de-CH'),
    align: 'end',
    isSortable: true,
  },
];

function sortMachines(sort: TableSort): readonly Machine[] {
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return machines.toSorted(
    (a, b) => sign * (sort.columnId === 'hours' ? a.hours - b.hours : a.name.localeCompare(b.name)),
  );
}

function SortedTable({ layout }: { readonly layout: 'scroll' | 'stack' }) {
  const [sort, setSort] = useState<TableSort>({ columnId: 'hours', direction: 'descending' });
  return (
    <Table
      caption={layout === 'stack' ? 'Machines in your plant, stacked' : 'Machines in your plant'}
      columns={columns}
      rows={sortMachines(sort)}
      rowKey={(machine) => machine.serial}
      layout={layout}
      sort={sort}
      onSort={setSort}
    />
  );
}

/** Describes Table for the style guide. */
export const guide: ComponentGuide = {
  name: 'Table',
  summary: 'Rows of the same kind, with figures that align.',
  use: ['For comparing values across rows.', 'Stacked on phones where each row is read on its own.'],
  avoid: ['For layout.', 'For two columns of a label and a value: use a description list.'],
  access: [
    'The caption names the table; the header of each row names the row.',
    'A sorted column says its order; headers are buttons.',
    'A table that scrolls sideways can be reached by keyboard.',
  ],
  forcedColors: 'Lines stay; the order is said by an icon as well.',
};

/** Examples of Table for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'sorted',
    title: 'Sorted',
    note: 'The order is said by aria-sort; headers are buttons. Figures are tabular and stand at the end.',
    render: () => <SortedTable layout="scroll" />,
  },
  {
    id: 'stacked',
    title: 'Stacked on a phone',
    note: 'Below 640 px each row becomes a list with its headers beside the values.',
    render: () => <SortedTable layout="stack" />,
  },
  {
    id: 'empty',
    title: 'Empty',
    note: 'An empty table says why, and what to do.',
    render: () => (
      <Table
        caption="Machines"
        columns={columns}
        rows={[]}
        rowKey={(machine) => machine.serial}
        empty="No machine matches these filters. Remove one to see more."
      />
    ),
  },
  {
    id: 'dense',
    title: 'Dense, with a caption',
    note: 'Less air for long lists; the caption is shown where no heading stands above.',
    render: () => (
      <Table
        caption="Machines of plant Bern"
        showCaption
        dense
        columns={columns}
        rows={machines}
        rowKey={(machine) => machine.serial}
      />
    ),
  },
];
