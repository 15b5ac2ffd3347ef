import type { ReactNode } from 'react';

/** One column: header text and the rendering of its cells. */
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

/** The sort order of a table. */
export interface TableSort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}
