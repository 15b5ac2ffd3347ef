import type { ComponentGuide, Example } from '../../example/example.ts';
import { createSampleText } from '../sample-content.ts';
import { TextModule } from './text-module.tsx';

/** Describes TextModule for the style guide. */
export const guide: ComponentGuide = {
  name: 'TextModule',
  summary: 'A text with its heading in the margin column.',
  use: ['For running text of pages.'],
  avoid: ['For a story: its text breaks the columns itself.'],
  access: ['The heading is of level 2; headings in the text begin at level 3.'],
  forcedColors: 'As RichText.',
};

/** Examples of TextModule for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'titled',
    title: 'With a heading',
    note: 'On a narrow window the heading stands above the text.',
    render: () => (
      <TextModule
        title="Measured before it leaves"
        body={createSampleText(
          'Each crimp is measured in the machine: height, width and the force of the stroke. What lies outside is cut off before it reaches the harness.',
          'The values stay with the batch for ten years.',
        )}
      />
    ),
  },
  {
    id: 'plain',
    title: 'Without a heading',
    note: 'The text keeps its column, so that paragraphs of a page stand below each other.',
    render: () => (
      <TextModule
        title={null}
        body={createSampleText('The same press has been built since 1974. What is around it changes every two years.')}
      />
    ),
  },
];
