import type { ComponentGuide, Example } from '../example/example.ts';
import { PageFailure } from './page-failure.tsx';

const ignore = () => {};

/** Describes PageFailure for the style guide. */
export const guide: ComponentGuide = {
  name: 'PageFailure',
  summary: 'Replaces a part that could not be rendered.',
  use: ['Where the rest of the page still works.'],
  avoid: ['For a whole page that does not exist: use NoticePage.'],
  access: ['Announced at once, because it replaces what somebody was reading.', 'The way to try again is a button.'],
  forcedColors: 'Text and button stay as they are.',
};

/** Examples of PageFailure for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'failure',
    title: 'A page that could not be rendered',
    note: 'Stands in place of the page; header and navigation stay. Says what happened and offers another try.',
    render: () => (
      <PageFailure
        level={4}
        title="This page could not be shown"
        text="Something went wrong while rendering this page. Please try again."
        retryText="Try again"
        onRetry={ignore}
      />
    ),
  },
];
