import type { ComponentGuide, Example } from '../example/example.ts';
import { Stack } from '../layout/grid.tsx';
import { Logo } from './logo.tsx';

/** Describes Logo for the style guide. */
export const guide: ComponentGuide = {
  name: 'Logo',
  summary: 'The wordmark, drawn in vectors or set in type.',
  use: ['Once in the header and once in the footer.', 'In another name when the brand changes: the letters are data.'],
  avoid: ['Inside running text.'],
  access: ['An image with the name of the brand; inside a link it names the link.'],
  forcedColors: 'The letters take the text colour of the system.',
};

/** Examples of Logo for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'wordmark',
    title: 'Wordmark',
    note: 'An image with the brand name as its text. Inside a link, the link takes this text.',
    render: () => <Logo name="KMX" size={48} />,
  },
  {
    id: 'another-brand',
    title: 'Another brand',
    note: 'A name with letters that are not drawn is set in type: no picture, plain text.',
    render: () => <Logo name="Ferrax" />,
  },
  {
    id: 'sizes',
    title: 'Sizes',
    note: 'Each height is a whole number of pixels, so the edges stay sharp.',
    render: () => (
      <Stack direction="row" gap={5}>
        <Logo name="KMX" size={16} />
        <Logo name="KMX" size={24} />
        <Logo name="KMX" size={32} />
      </Stack>
    ),
  },
];
