import type { Example } from '../example/example.ts';
import { Logo } from './logo.tsx';

/** Examples of Logo for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'wordmark',
    title: 'Wordmark',
    note: 'An image with the brand name as its text. Inside a link, the link takes this text.',
    render: () => <Logo name="KMX" size={48} />,
    code: '<Logo name="KMX" size={48} />',
  },
  {
    id: 'another-brand',
    title: 'Another brand',
    note: 'A name with letters that are not drawn is set in type: no picture, plain text.',
    render: () => <Logo name="Ferrax" />,
    code: '<Logo name="Ferrax" />',
  },
];
