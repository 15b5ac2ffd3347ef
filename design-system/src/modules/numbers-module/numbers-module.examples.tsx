import type { ComponentGuide, Example } from '../../example/example.ts';
import { NumbersModule } from './numbers-module.tsx';

/** Describes NumbersModule for the style guide. */
export const guide: ComponentGuide = {
  name: 'NumbersModule',
  summary: 'Figures that matter, as large as a reading on an instrument.',
  use: ['For two to four figures with their unit.'],
  avoid: ['For figures that need comparing: use a table.'],
  access: ['Each figure is read after what it counts.', 'Write figures as the language does.'],
  forcedColors: 'The lines take the colour of the text.',
};

/** Examples of NumbersModule for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'four',
    title: 'Four figures',
    note: 'One below the other on a phone; a figure never breaks and stays inside its column.',
    render: () => (
      <NumbersModule
        title="KMX in figures"
        items={[
          { value: '0.05', unit: 'mm²', label: 'Smallest wire that is crimped in series' },
          { value: '446.2', unit: 'CHF m', label: 'Net sales in 2025' },
          { value: '24', unit: 'h', label: 'Until every question is answered' },
          { value: '41', unit: null, label: 'Places in 23 countries' },
        ]}
      />
    ),
  },
];
