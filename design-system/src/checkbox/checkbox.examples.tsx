import type { ComponentGuide, Example } from '../example/example.ts';
import { Checkbox } from './checkbox.tsx';

/** Describes Checkbox for the style guide. */
export const guide: ComponentGuide = {
  name: 'Checkbox',
  summary: 'A yes or no that counts when the form is sent.',
  use: ['For consent and for options that are independent of each other.', 'For filters that act at once.'],
  avoid: ['For two opposite choices: use RadioGroup.', 'Ticked in advance for consent.'],
  access: [
    'A native box: Space toggles, the label is part of the target.',
    'Hint and error are tied by aria-describedby.',
  ],
  forcedColors: 'The box is drawn by the system in its own colours.',
};

/** Examples of Checkbox for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'plain',
    title: 'With hint',
    note: 'The whole label is a target. Takes the accent colour of the brand, and the system colours in forced colours.',
    render: () => <Checkbox label="Hide identical rows" hint="Shows only where the machines differ." defaultChecked />,
  },
  {
    id: 'error',
    title: 'With error',
    note: 'The error belongs to the box, not to the form.',
    render: () => <Checkbox label="I accept the terms of use" error="Accept the terms to go on." />,
  },
  {
    id: 'off',
    title: 'Not ticked, and not available',
    note: 'A box that cannot be changed says why in its hint.',
    render: () => (
      <>
        <Checkbox label="Send me new stories" />
        <Checkbox
          label="Send me service messages"
          hint="Always sent to the owner of a contract."
          defaultChecked
          disabled
        />
      </>
    ),
  },
  {
    id: 'link',
    title: 'With a link in the label',
    note: 'The link keeps its own target; the rest of the label ticks the box.',
    render: () => (
      <Checkbox
        label={
          <>
            I have read the <a href="#privacy">privacy notice</a>.
          </>
        }
      />
    ),
  },
];
