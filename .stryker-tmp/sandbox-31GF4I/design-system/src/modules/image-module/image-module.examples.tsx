// @ts-nocheck
import type { ComponentGuide, Example } from '../../example/example.ts';
import { samplePictures } from '../../example/sample-content.ts';
import { type ImageLayout, ImageModule } from './image-module.tsx';

/** What the style guide says about ImageModule. */
export const guide: ComponentGuide = {
  name: 'ImageModule',
  summary: 'A picture with its caption in one of six layouts.',
  use: ['Between texts, where a picture says what the text cannot.'],
  avoid: ['For decoration: a page needs none.', 'For many pictures: use GalleryModule.'],
  access: ['The alternative text says what is to be seen, the caption what it means.'],
  forcedColors: 'The line beside the caption stays.',
};

const notes: Readonly<Record<ImageLayout, string>> = {
  Stretched: '1180 px wide, in the shape of the original.',
  StretchedVideo: '1200 by 675 px, cropped to the shape of a film.',
  BreakOut: '980 px wide: wider than the text it stands in.',
  Inline: '780 px wide, as the text. The layout of a picture that names none.',
  AsideSquare: '960 by 960 px, shown half as large.',
  AsideVideo: '960 by 540 px, shown half as large.',
};

/** Examples of ImageModule for the style guide: one for each layout (CON-017). */
export const examples: readonly Example[] = (Object.keys(notes) as ImageLayout[]).map((layout) => ({
  id: layout.toLowerCase(),
  title: layout,
  note: notes[layout],
  render: () => (
    <ImageModule
      image={samplePictures.bench}
      caption="Height, force and cross-section are measured beside the line."
      imageLayout={layout}
    />
  ),
  code: `<ImageModule image={asset} caption={caption} imageLayout="${layout}" />`,
}));
