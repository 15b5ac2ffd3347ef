import type { ComponentGuide, Example } from '../example/example.ts';
import { Avatar } from './avatar.tsx';

/** Describes Avatar for the style guide. */
export const guide: ComponentGuide = {
  name: 'Avatar',
  summary: 'A person, shown as a picture or as the letters of the name.',
  use: [
    'Beside the name of a contact, an author or a colleague.',
    'In three sizes: in a row, in a card, at the head of a page.',
  ],
  avoid: ['Alone: without the name beside it, nobody knows who it is.'],
  access: ['Hidden from screen readers, because the name beside it says the same.'],
  forcedColors: 'The letters keep the text colour of the system; the ground disappears.',
};

/** Examples of Avatar for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'monogram',
    title: 'Monogram',
    note: 'Decoration beside a name that is text: screen readers pass it. The letters come from the name.',
    render: () => (
      <>
        <Avatar name="Heidi Brunner" size="small" /> <Avatar name="Marc Aeschlimann" />{' '}
        <Avatar name="Elena Dvořáková" size="large" />
      </>
    ),
  },
  {
    id: 'picture',
    title: 'With a picture',
    note: 'The picture has an empty alternative text, because the name beside it says who it is.',
    render: () => (
      <p>
        <Avatar name="KMX Service" picture={<img src="/images/service.webp" alt="" width={48} height={48} />} /> KMX
        Service
      </p>
    ),
  },
];
