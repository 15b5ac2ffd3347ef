import type { Example } from '../example/example.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Examples of VisuallyHidden for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'addition',
    title: 'Adds what the eye sees from the context',
    note: 'Read aloud, never shown. Use it for words, not for whole features.',
    render: () => (
      <p>
        4 <VisuallyHidden>open tickets</VisuallyHidden>
      </p>
    ),
    code: '<p>4 <VisuallyHidden>open tickets</VisuallyHidden></p>',
  },
];
