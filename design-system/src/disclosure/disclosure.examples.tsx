import type { Example } from '../example/example.ts';
import { Disclosure } from './disclosure.tsx';

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
    code: '<Disclosure name="questions" summary="How often should blades be changed?">…</Disclosure>',
  },
];
