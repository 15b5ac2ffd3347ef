import type { TableProps } from '@kmx/design-system/table/table.tsx';
import { RowTable as KitRowTable } from '@kmx/remote-kit/lists/row-table.tsx';
import type { ReactNode } from 'react';
import * as styles from './row-table.module.css';

/** A table of versions, figures and reasons: names stay in one line, and reasons get the width that they need. */
export function RowTable<Row>(props: Omit<TableProps<Row>, 'layout' | 'sort' | 'onSort'>): ReactNode {
  return (
    <div className={styles.rows}>
      <KitRowTable {...props} />
    </div>
  );
}
