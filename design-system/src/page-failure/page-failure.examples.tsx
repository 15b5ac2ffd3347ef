import type { Example } from '../example/example.ts';
import { PageFailure } from './page-failure.tsx';

const ignore = () => {};

/** Examples of PageFailure for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'failure',
    title: 'A page that could not be drawn',
    note: 'Stands in place of the page; header and navigation stay. Says what happened and offers another try.',
    render: () => (
      <PageFailure
        title="This page could not be shown"
        text="Something went wrong while drawing this page. Please try again."
        retryText="Try again"
        onRetry={ignore}
      />
    ),
    code: '<PageFailure title={title} text={text} retryText={retryText} onRetry={retry} />',
  },
];
