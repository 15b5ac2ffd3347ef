import type { ComponentGuide, Example } from '../../example/example.ts';
import { samplePictures } from '../sample-content.ts';
import { ImageModule } from './image-module.tsx';

/** Describes ImageModule for the style guide. */
export const guide: ComponentGuide = {
  name: 'ImageModule',
  summary: 'A picture with its caption in one of six layouts.',
  use: ['Between texts, where a picture says what the text cannot.'],
  avoid: ['For decoration: a page needs none.', 'For many pictures: use GalleryModule.'],
  access: ['The alternative text says what is to be seen, the caption what it means.'],
  forcedColors: 'The line beside the caption stays.',
};

/** Examples of ImageModule for the style guide: one for each layout (CON-017). */
export const examples: readonly Example[] = [
  {
    id: 'stretched',
    title: 'Stretched',
    note: '1180 px wide, in the shape of the original.',
    render: () => (
      <ImageModule
        image={samplePictures.bench}
        caption="Height, force and cross-section are measured beside the line."
        imageLayout="Stretched"
      />
    ),
  },
  {
    id: 'stretchedvideo',
    title: 'StretchedVideo',
    note: '1200 by 675 px, cropped to the shape of a film.',
    render: () => (
      <ImageModule
        image={samplePictures.bench}
        caption="Height, force and cross-section are measured beside the line."
        imageLayout="StretchedVideo"
      />
    ),
  },
  {
    id: 'breakout',
    title: 'BreakOut',
    note: '980 px wide: wider than the text it stands in.',
    render: () => (
      <ImageModule
        image={samplePictures.bench}
        caption="Height, force and cross-section are measured beside the line."
        imageLayout="BreakOut"
      />
    ),
  },
  {
    id: 'inline',
    title: 'Inline',
    note: '780 px wide, as the text. The layout of a picture that names none.',
    render: () => (
      <ImageModule
        image={samplePictures.bench}
        caption="Height, force and cross-section are measured beside the line."
        imageLayout="Inline"
      />
    ),
  },
  {
    id: 'asidesquare',
    title: 'AsideSquare',
    note: '960 by 960 px, shown half as large.',
    render: () => (
      <ImageModule
        image={samplePictures.bench}
        caption="Height, force and cross-section are measured beside the line."
        imageLayout="AsideSquare"
      />
    ),
  },
  {
    id: 'asidevideo',
    title: 'AsideVideo',
    note: '960 by 540 px, shown half as large.',
    render: () => (
      <ImageModule
        image={samplePictures.bench}
        caption="Height, force and cross-section are measured beside the line."
        imageLayout="AsideVideo"
      />
    ),
  },
];
