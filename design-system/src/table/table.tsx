import type { ReactNode } from 'react';
import { joinClassNames } from '../class-names/join-class-names.ts';
import * as edge from '../layout/scroll-edge.module.css';
import * as visuallyHidden from '../visually-hidden/visually-hidden.module.css';
import * as styles from './table.module.css';
import type { TableColumn, TableSort } from './table-column.ts';
import { TableHead } from './table-head.tsx';

export type { TableColumn, TableSort };

/** Props of Table: the owner sorts the rows and holds the sort order; the caption names the table. */
export interface TableProps<Row> {
  /** Names the table and the region it scrolls in. */
  readonly caption: string;
  /** Shows the caption, if no heading says the same. */
  readonly showCaption?: boolean;
  /** The columns in their order, each with its header and its cells. */
  readonly columns: readonly TableColumn<Row>[];
  /** The rows, in display order. */
  readonly rows: readonly Row[];
  /** Unique key of a row. */
  readonly rowKey: (row: Row) => string;
  /** scroll keeps columns and scrolls sideways; stack shows each row as a list on small screens. */
  readonly layout?: 'scroll' | 'stack';
  /** The current sort order. */
  readonly sort?: TableSort | undefined;
  /** Called with the order requested by a header. */
  readonly onSort?: ((sort: TableSort) => void) | undefined;
  /** Shown instead of rows when there are none. */
  readonly empty?: ReactNode;
  /** Less space between the rows, for long lists. */
  readonly dense?: boolean;
}

/** Rows of the same kind, with tabular figures. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    showCaption = false,
    columns,
    rows,
    rowKey,
    layout = 'scroll',
    sort,
    onSort,
    empty,
    dense = false,
  } = props;
  return (
    // A scrollable region must be reachable by keyboard.
    <div className={joinClassNames(styles.region, edge.inline)} role="region" aria-label={caption} tabIndex={0}>
      <table className={joinClassNames(styles.table, dense && styles.dense)} data-layout={layout}>
        <caption className={showCaption ? styles.caption : visuallyHidden.hidden}>{caption}</caption>
        <TableHead columns={columns} sort={sort} onSort={onSort} />
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => {
                const Cell = column.isRowHeader === true ? 'th' : 'td';
                return (
                  <Cell
                    key={column.id}
                    data-align={column.align}
                    data-label={column.header}
                    scope={column.isRowHeader === true ? 'row' : undefined}
                  >
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 && empty !== undefined && (
            <tr>
              <td colSpan={columns.length} className={styles.empty}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
