import type { ComponentGuide, Example } from '../example/example.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { LoadingRegion } from './loading-region.tsx';
import { Skeleton } from './skeleton.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

/** Describes Skeleton, TableSkeleton, FormSkeleton and LoadingRegion for the style guide. */
export const guide: ComponentGuide = {
  name: 'Skeleton, TableSkeleton, FormSkeleton, LoadingRegion',
  summary: 'Holds the place of content that is on its way.',
  use: ['Where an answer usually takes more than a moment, in the exact size of what comes.'],
  avoid: ['For actions: make the button busy.', 'For more than one region at a time.'],
  access: ['The region says once what loads; the bars are silent.', 'Nothing moves under reduced motion.'],
  forcedColors: 'The bars become lines in the text colour of the system.',
};

/** Examples of Skeleton and LoadingRegion for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'text',
    title: 'A text on its way',
    note: 'The region says once what loads; the bars are silent. They stand still under reduced motion.',
    render: () => (
      <LoadingRegion text="Loading ticket">
        <Skeleton shape="title" />
        <Skeleton lines={3} />
        <Skeleton shape="control" />
      </LoadingRegion>
    ),
  },
  {
    id: 'picture',
    title: 'A picture on its way',
    note: 'Same box as the picture, so nothing jumps.',
    render: () => <Skeleton shape="picture" />,
  },
  {
    id: 'table',
    title: 'A list on its way',
    note: 'As many rows as usually come at first.',
    render: () => (
      <LoadingRegion text="Loading tickets">
        <TableSkeleton rows={4} />
      </LoadingRegion>
    ),
  },
  {
    id: 'form',
    title: 'A form on its way',
    note: 'Fields of one line, and a large one at the end.',
    render: () => (
      <LoadingRegion text="Loading the form">
        <FormSkeleton fields={2} />
      </LoadingRegion>
    ),
  },
];
