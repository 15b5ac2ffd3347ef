import type { ComponentGuide, Example } from '../example/example.ts';
import { Tabs } from './tabs.tsx';

const views = [
  { id: 'highlights', label: 'Highlights', content: <p>Blade change in under a minute, without tools.</p> },
  { id: 'data', label: 'Technical data', content: <p>Cross-section 0.5 to 35 mm², feed 5 m/s.</p> },
  { id: 'documents', label: 'Documents', content: <p>Data sheet, operating manual, declaration of conformity.</p> },
];

/** Describes Tabs for the style guide. */
export const guide: ComponentGuide = {
  name: 'Tabs',
  summary: 'Views of the same thing, one at a time.',
  use: ['For two to five views of one thing.'],
  avoid: ['For steps in an order.', 'For places with an address of their own: use links.'],
  access: [
    'One tab stop, arrows choose, Home and End jump; the arrows follow the direction of reading.',
    'All panels are in the page.',
  ],
  forcedColors: 'The chosen tab has a line in the highlight colour.',
};

/** Examples of Tabs for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'product',
    title: 'Views of a machine',
    note: 'One tab stop; left and right choose, Home and End jump. All panels are in the page, so nothing loads late.',
    render: () => <Tabs label="Pila 340" tabs={views} defaultSelected="data" />,
  },
  {
    id: 'many',
    title: 'More than fit',
    note: 'The list scrolls sideways; the chosen tab keeps its line.',
    render: () => (
      <Tabs
        label="Orion 420"
        tabs={['Overview', 'Specifications', 'Accessories', 'Software', 'Documents', 'Training', 'Spare parts'].map(
          (label) => ({ id: label.toLowerCase().replace(' ', '-'), label, content: <p>{label} of Orion 420.</p> }),
        )}
      />
    ),
  },
];
