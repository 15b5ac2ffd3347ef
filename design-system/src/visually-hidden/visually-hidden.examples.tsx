import type { ComponentGuide, Example } from '../example/example.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Describes VisuallyHidden for the style guide. */
export const guide: ComponentGuide = {
  name: 'VisuallyHidden',
  summary: 'A text for screen readers only.',
  use: ['For words that the eye sees from the context.'],
  avoid: ['For whole features, or for controls that take the focus.'],
  access: ['Read in its place in the sentence.'],
  forcedColors: 'Never shown, in no colour.',
};

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
  },
];
