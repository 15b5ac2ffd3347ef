import type { ComponentGuide, Example } from '../example/example.ts';
import { SkipLink } from './skip-link.tsx';

/** Describes SkipLink for the style guide. */
export const guide: ComponentGuide = {
  name: 'SkipLink',
  summary: 'The first stop of the tab key: jumps over the header.',
  use: ['Once in a document, before everything else.'],
  avoid: ['Hidden for good: it has to be seen when it has the focus.'],
  access: ['The target has tabindex -1, so that the focus really moves.'],
  forcedColors: 'Shown with the link colour of the system and its outline.',
};

/** Examples of SkipLink for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'focus',
    title: 'Shown on focus',
    note: 'Press Tab to see it in the upper left corner of the window. The target needs tabindex -1 to take the focus.',
    render: () => <SkipLink targetId="content" text="Skip to content" />,
  },
];
