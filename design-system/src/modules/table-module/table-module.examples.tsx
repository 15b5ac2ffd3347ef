import type { ComponentGuide, Example } from '../../example/example.ts';
import { TableModule } from './table-module.tsx';

/** Describes TableModule for the style guide. */
export const guide: ComponentGuide = {
  name: 'TableModule',
  summary: 'A table that an editor wrote.',
  use: ['For facts with rows and columns in a text.'],
  avoid: ['For data that can be sorted: use Table.'],
  access: [
    'The first cell names its row.',
    'On a phone each row becomes a list, each value with the name of its column.',
  ],
  forcedColors: 'Lines stay.',
};

/** Examples of TableModule for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'caption',
    title: 'With a caption',
    note: 'The caption is read before the table and shown above it.',
    render: () => (
      <TableModule
        title="Crimp heights"
        caption="Limits by cross-section, in millimetres"
        columns={['Cross-section', 'Least', 'Most']}
        rows={[
          { cells: ['0.35 mm²', '0.92', '0.98'] },
          { cells: ['0.75 mm²', '1.18', '1.26'] },
          { cells: ['1.5 mm²', '1.52', '1.62'] },
        ]}
      />
    ),
  },
];
