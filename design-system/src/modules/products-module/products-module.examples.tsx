import type { ComponentGuide, Example } from '../../example/example.ts';
import { samplePictures } from '../sample-content.ts';
import { ProductsModule } from './products-module.tsx';

/** Describes ProductsModule for the style guide. */
export const guide: ComponentGuide = {
  name: 'ProductsModule',
  summary: 'Machines that belong to the subject of a page.',
  use: ['With the machines that the country of the page has.'],
  avoid: ['For the catalogue: it has filters.'],
  access: ['The picture is decoration, the name says which machine it is.'],
  forcedColors: 'As Card.',
};

/** Examples of ProductsModule for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'two',
    title: 'Two machines',
    note: 'One without a picture. Where the country has none of them, nothing is rendered.',
    render: () => (
      <ProductsModule
        title="Machines for this"
        products={[
          {
            href: '#ferro',
            name: 'Ferro 115',
            text: 'Bench press for terminals on reels.',
            image: { ...samplePictures.terminal, alternativeText: null },
          },
          { href: '#pila', name: 'Pila 340', text: 'Cuts heavy cable square and strips both ends.', image: null },
        ]}
      />
    ),
  },
];
