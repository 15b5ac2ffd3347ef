import { Icon } from '../icon/icon.tsx';
import { arrowDownIcon, arrowUpIcon, sortIcon } from '../icon/icons.ts';
import * as styles from './table.module.css';
import type { TableColumn, TableSort } from './table-column.ts';

interface TableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sort: TableSort | undefined;
  readonly onSort: ((sort: TableSort) => void) | undefined;
}

/** The header row; sortable columns contain a button and announce their order. */
export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const order = sort?.columnId === column.id ? sort.direction : undefined;
          const canSort = column.isSortable === true && onSort !== undefined;
          return (
            <th
              key={column.id}
              scope="col"
              data-align={column.align}
              aria-sort={canSort ? (order ?? 'none') : undefined}
            >
              {canSort ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() =>
                    onSort({ columnId: column.id, direction: order === 'ascending' ? 'descending' : 'ascending' })
                  }
                >
                  {column.header}
                  <Icon drawing={resolveSortIcon(order)} size={16} />
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function resolveSortIcon(order: TableSort['direction'] | undefined) {
  if (order === undefined) return sortIcon;
  return order === 'ascending' ? arrowUpIcon : arrowDownIcon;
}
