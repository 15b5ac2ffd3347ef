import type { Example } from '../example/example.ts';
import { SkipLink } from './skip-link.tsx';

/** Examples of SkipLink for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'focus',
    title: 'Shown on focus',
    note: 'Press Tab to see it in the upper left corner of the window. The target needs tabindex -1 to take the focus.',
    render: () => <SkipLink targetId="content" text="Skip to content" />,
    code: '<SkipLink targetId="content" text="Skip to content" />',
  },
];
