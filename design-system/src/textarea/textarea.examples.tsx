import type { ComponentGuide, Example } from '../example/example.ts';
import { Textarea } from './textarea.tsx';

/** Describes Textarea for the style guide. */
export const guide: ComponentGuide = {
  name: 'Textarea',
  summary: 'Several lines of text.',
  use: ['For descriptions and messages.'],
  avoid: ['For one line: use TextField.', 'With a limit that is not told before.'],
  access: ['Label, hint and error work as those of TextField.', 'It grows with the text where the browser can.'],
  forcedColors: 'The field keeps its edge.',
};

/** Examples of Textarea for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'plain',
    title: 'With hint',
    note: 'Grows with the text; can be pulled by its corner.',
    render: () => (
      <Textarea label="What happened?" hint="What the machine did, what the display said, since when." name="text" />
    ),
  },
  {
    id: 'error',
    title: 'With error',
    note: 'The error says what to do, not what the field thinks.',
    render: () => <Textarea label="Reason for closing" error="Write at least one sentence." name="reason" />,
  },
  {
    id: 'disabled',
    title: 'Not available, and read only',
    note: 'Read only keeps the text reachable for everybody; disabled takes it out of the form.',
    render: () => (
      <>
        <Textarea label="Your answer" disabled defaultValue="This ticket is closed." />
        <Textarea label="First report" readOnly defaultValue="Feed stops after the third wire of each batch." />
      </>
    ),
  },
];
