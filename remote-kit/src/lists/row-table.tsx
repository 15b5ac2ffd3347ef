import { Table, type TableProps } from '@kmx/design-system/table/table.tsx';
import type { ReactNode } from 'react';
import * as styles from './row-table.module.css';

/** A table that adapts to its width: columns, or each row as a block of labelled values with the sort buttons above. */
export function RowTable<Row>(props: Omit<TableProps<Row>, 'layout'>): ReactNode {
  return (
    <div className={styles.rows}>
      <Table {...props} />
    </div>
  );
}
