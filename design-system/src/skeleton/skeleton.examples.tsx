import type { Example } from '../example/example.ts';
import { LoadingRegion } from './loading-region.tsx';
import { Skeleton } from './skeleton.tsx';

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
    code: '<LoadingRegion text={t`Loading ticket`}><Skeleton shape="title" /><Skeleton lines={3} /></LoadingRegion>',
  },
  {
    id: 'picture',
    title: 'A picture on its way',
    note: 'Same box as the picture, so nothing jumps.',
    render: () => <Skeleton shape="picture" />,
    code: '<Skeleton shape="picture" />',
  },
];
