import type { ComponentGuide, Example } from '../example/example.ts';
import { StaleNote } from './stale-note.tsx';

/** Describes StaleNote for the style guide. */
export const guide: ComponentGuide = {
  name: 'StaleNote',
  summary: 'Says that the data below it could not be refreshed.',
  use: ['Above a list or a page whose last answer is still shown.'],
  avoid: ['Where there is nothing to show: use PageFailure.'],
  access: ['A status: it is announced without taking the focus.'],
  forcedColors: 'The edge of the note stays.',
};

/** Examples of StaleNote for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'failed',
    title: 'The latest data are missing',
    note: 'What was loaded before stays readable.',
    render: () => (
      <StaleNote
        text="We could not load the latest data. You see what we last knew."
        retryText="Try again"
        onRetry={() => {}}
      />
    ),
  },
];
