import type { ComponentGuide, Example } from '../../example/example.ts';
import { samplePictures } from '../sample-content.ts';
import { GalleryModule } from './gallery-module.tsx';

/** Describes GalleryModule for the style guide. */
export const guide: ComponentGuide = {
  name: 'GalleryModule',
  summary: 'Pictures side by side; each opens large.',
  use: ['For three or more pictures of one thing.'],
  avoid: ['For one picture: use ImageModule.'],
  access: [
    'Without script each picture is a link to its large form.',
    'In the large view arrow keys turn, Escape closes and gives the focus back.',
  ],
  forcedColors: 'Buttons of the large view keep an edge.',
};

/** Examples of GalleryModule for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'pictures',
    title: 'Pictures',
    note: 'Press one: thumbnails, arrow keys, buttons and swipes turn the pictures.',
    render: () => (
      <GalleryModule
        title="In our halls"
        items={[
          { image: samplePictures.hall, caption: 'Final assembly, hall 3' },
          { image: samplePictures.maintenance, caption: 'Ready for the yearly service' },
          { image: samplePictures.bench, caption: null },
        ]}
        texts={{
          enlarge: 'Enlarge picture',
          close: 'Close',
          previous: 'Previous picture',
          next: 'Next picture',
          showPicture: (number, total) => `Show picture ${number} of ${total}`,
        }}
      />
    ),
  },
];
