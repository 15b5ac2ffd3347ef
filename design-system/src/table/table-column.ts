import type { ReactNode } from 'react';

/** One column: header text and how a row is shown in it. */
export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers are aligned at the end, one below the other. */
  readonly align?: 'start' | 'end';
  /** The cell that names the row. */
  readonly isRowHeader?: boolean;
  readonly isSortable?: boolean;
}

/** The order a table is in. */
export interface TableSort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}
