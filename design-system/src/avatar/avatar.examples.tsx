import type { Example } from '../example/example.ts';
import { Avatar } from './avatar.tsx';

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
    code: '<Avatar name={contact.name} size="small" />',
  },
];
