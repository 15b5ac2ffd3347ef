import type { Example } from '../example/example.ts';
import { Picture } from './picture.tsx';

/** Examples of Picture for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'inline',
    title: 'In the text',
    note: 'The alternative text comes from the content. Width and height reserve the box; the dominant colour fills it.',
    render: () => (
      <Picture
        path="/images/story-1.webp"
        width={2360}
        height={1574}
        alt="Close view of a crimped terminal on a copper strand"
        preset="inline"
        dominantColor="#8a7d70"
      />
    ),
    code: '<Picture path={asset.url} width={asset.width} height={asset.height} alt={asset.alternativeText} preset="inline" />',
  },
  {
    id: 'square',
    title: 'Square beside a text',
    note: 'Cropped by the image service; lazy unless it is in the first view.',
    render: () => (
      <Picture
        path="/images/service.webp"
        width={2360}
        height={1574}
        alt="Service technician's bench with calibrated gauges"
        preset="asideSquare"
        dominantColor="#4a4d50"
      />
    ),
    code: '<Picture path={asset.url} … preset="asideSquare" />',
  },
];
