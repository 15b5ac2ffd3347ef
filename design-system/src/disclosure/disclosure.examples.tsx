import type { ComponentGuide, Example } from '../example/example.ts';
import { Disclosure } from './disclosure.tsx';

/** Describes Disclosure for the style guide. */
export const guide: ComponentGuide = {
  name: 'Disclosure',
  summary: 'A heading that opens the text below it.',
  use: [
    'For questions and answers, and for details that few need.',
    'With a common name where one open answer is enough.',
  ],
  avoid: ['For what everybody has to read.', 'For steps in an order: use headings.'],
  access: [
    'Native details: the state is announced, and the search of the browser opens it.',
    'Without JavaScript it works the same.',
  ],
  forcedColors: 'Lines and the plus sign take the text colour of the system.',
};

/** Examples of Disclosure for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'group',
    title: 'A group of questions',
    note: 'Native details: a button for screen readers, open state included. The same name closes the others.',
    render: () => (
      <>
        <Disclosure name="questions" summary="How often should blades be changed?" open>
          Check the cut face every 20 000 cycles; change the pair when strands show a burr.
        </Disclosure>
        <Disclosure name="questions" summary="Which terminals fit the quick-change applicator?">
          Side and end feed up to 6 mm², open barrel and insulated.
        </Disclosure>
      </>
    ),
  },
  {
    id: 'closed',
    title: 'Alone and closed',
    note: 'Without a name it opens and closes on its own.',
    render: () => (
      <Disclosure summary="Technical details">Request 7f3c, answered after 412 ms with status 503.</Disclosure>
    ),
  },
];
