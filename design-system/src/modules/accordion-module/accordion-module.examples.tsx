import type { ComponentGuide, Example } from '../../example/example.ts';
import { createSampleText } from '../sample-content.ts';
import { AccordionModule } from './accordion-module.tsx';

/** Describes AccordionModule for the style guide. */
export const guide: ComponentGuide = {
  name: 'AccordionModule',
  summary: 'Questions, jobs or chapters that open in place.',
  use: ['For texts of which each reader needs one.'],
  avoid: ['For a text that everybody has to read.'],
  access: ['Works without script, and the search of the browser finds what is closed.'],
  forcedColors: 'The sign takes the colour of the text.',
};

/** Examples of AccordionModule for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'questions',
    title: 'Questions',
    note: 'Opened by a click, Enter or the space bar; on paper all are open.',
    render: () => (
      <AccordionModule
        title="Questions about service"
        items={[
          {
            title: 'How long does a spare part take?',
            body: createSampleText('Two working days in Europe, four elsewhere.'),
          },
          {
            title: 'Can I maintain the machine myself?',
            body: createSampleText('Yes. The manual says what, the academy shows how.'),
          },
          { title: 'Do you take back old machines?', body: null },
        ]}
      />
    ),
  },
];
