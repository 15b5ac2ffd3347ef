import type { ComponentGuide, Example } from '../../example/example.ts';
import { samplePictures } from '../sample-content.ts';
import { StepsModule } from './steps-module.tsx';

/** Describes StepsModule for the style guide. */
export const guide: ComponentGuide = {
  name: 'StepsModule',
  summary: 'Steps in their order, numbered as on a work instruction.',
  use: ['For three to six steps that follow each other.'],
  avoid: ['For things without an order: use TeaserModule.'],
  access: ['An ordered list; the figures are drawn and not read twice.'],
  forcedColors: 'Figures and lines take the colour of the text.',
};

/** Examples of StepsModule for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'three',
    title: 'Three steps',
    note: 'With and without a picture.',
    render: () => (
      <StepsModule
        title="From wire to terminal"
        items={[
          { title: 'Cut', text: 'Square, to a tenth of a millimetre.', image: samplePictures.section },
          { title: 'Strip', text: 'Without touching a strand.', image: null },
          { title: 'Crimp', text: 'With the force of every stroke recorded.', image: samplePictures.terminal },
        ]}
      />
    ),
  },
  {
    id: 'words',
    title: 'Words alone',
    note: 'As short as a work instruction.',
    render: () => (
      <StepsModule
        title={null}
        items={[
          { title: 'Stop the machine', text: 'Main switch off, key removed.', image: null },
          { title: 'Open the cover', text: null, image: null },
        ]}
      />
    ),
  },
];
