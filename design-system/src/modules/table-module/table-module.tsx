import { Section } from '../../layout/section.tsx';
import { Table } from '../../table/table.tsx';
import { ModuleHeading } from '../module-heading.tsx';
import * as styles from './table-module.module.css';

/** Props of TableModule: the caption is hidden if there is only a title. */
export interface TableModuleProps {
  /** Heading above the table. */
  readonly title: string | null;
  /** Names the table; defaults to the title. */
  readonly caption: string | null;
  /** Headers of the columns. */
  readonly columns: readonly string[];
  /** The cells of each row; the first names the row. */
  readonly rows: readonly { readonly cells: readonly string[] }[];
}

/** Rows of text; the first cell names its row, and each row becomes a list on a phone. */
export function TableModule({ title, caption, columns, rows }: TableModuleProps) {
  return (
    <Section spacing="compact" width="stretched">
      <ModuleHeading title={title} className={styles.title} />
      <Table
        caption={caption ?? title ?? ''}
        showCaption={caption !== null && caption !== ''}
        columns={columns.map((header, place) => ({
          id: `${String(place)} ${header}`,
          header,
          cell: ({ cells }: TableModuleProps['rows'][number]) => cells[place] ?? '',
          isRowHeader: place === 0,
        }))}
        rows={rows}
        rowKey={({ cells }) => cells.join('|')}
        layout="stack"
      />
    </Section>
  );
}
