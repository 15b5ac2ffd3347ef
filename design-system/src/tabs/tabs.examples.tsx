import type { Example } from '../example/example.ts';
import { Tabs } from './tabs.tsx';

const views = [
  { id: 'highlights', label: 'Highlights', content: <p>Blade change in under a minute, without tools.</p> },
  { id: 'data', label: 'Technical data', content: <p>Cross-section 0.5 to 35 mm², feed 5 m/s.</p> },
  { id: 'documents', label: 'Documents', content: <p>Data sheet, operating manual, declaration of conformity.</p> },
];

/** Examples of Tabs for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'product',
    title: 'Views of a machine',
    note: 'One tab stop; left and right choose, Home and End jump. All panels are in the page, so nothing loads late.',
    render: () => <Tabs label="Pila 340" tabs={views} defaultSelected="data" />,
    code: '<Tabs label={product.name} tabs={[{ id, label, content }]} defaultSelected="data" />',
  },
];
