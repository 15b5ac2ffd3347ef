import { Section } from '@kmx/design-system/layout/section.tsx';
import { Table } from '@kmx/design-system/table/table.tsx';
import type { ReactNode } from 'react';
import type { RichBlockOf } from '../data/rich-blocks.ts';
import { BlockHeading } from './block-heading.tsx';
import * as styles from './table-block.module.css';

/** Rows of text; the first cell names its row, and each row becomes a list on a phone. */
export function TableBlock({ block }: { readonly block: RichBlockOf<'TableBlock'> }): ReactNode {
  const columns = block.columns.map((header, place) => ({
    id: `${String(place)} ${header}`,
    header,
    cell: ({ cells }: { readonly cells: readonly string[] }) => cells[place] ?? '',
    isRowHeader: place === 0,
  }));
  return (
    <Section spacing="compact" width="stretched">
      <BlockHeading title={block.title} className={styles.title} />
      <Table
        caption={block.caption ?? block.title ?? ''}
        showCaption={block.caption !== null && block.caption !== ''}
        columns={columns}
        rows={block.rows}
        rowKey={({ cells }) => cells.join('|')}
        layout="stack"
      />
    </Section>
  );
}
