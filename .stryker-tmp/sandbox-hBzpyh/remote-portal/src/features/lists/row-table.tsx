// @ts-nocheck
import { Table, type TableProps } from '@kmx/design-system/table/table.tsx';
import type { ReactNode } from 'react';
import * as styles from './row-table.module.css';

/** A table by the room it has: with columns, or each row as a block of labelled values with the order buttons above. */
export function RowTable<Row>(props: Omit<TableProps<Row>, 'layout'>): ReactNode {
  return (
    <div className={styles.rows}>
      <Table {...props} />
    </div>
  );
}
