import type { Example } from '../example/example.ts';
import { Textarea } from './textarea.tsx';

/** Examples of Textarea for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'plain',
    title: 'With hint',
    note: 'Grows with the text; can be pulled by its corner.',
    render: () => (
      <Textarea label="What happened?" hint="What the machine did, what the display said, since when." name="text" />
    ),
    code: '<Textarea label="What happened?" hint="…" name="text" />',
  },
  {
    id: 'error',
    title: 'With error',
    note: 'The error says what to do, not what the field thinks.',
    render: () => <Textarea label="Reason for closing" error="Write at least one sentence." name="reason" />,
    code: '<Textarea label="Reason for closing" error={errors.reason} name="reason" />',
  },
];
