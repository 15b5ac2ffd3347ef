import type { ReactNode } from 'react';
import type { ComponentGuide, Example } from '../example/example.ts';
import { Grid, GridItem } from '../layout/grid.tsx';
import { Picture } from './picture.tsx';
import * as styles from './preset-gallery.module.css';
import { type PicturePresetName, picturePresets } from './presets.ts';

const size = { width: 1770, height: 1180 };
const terminals = { ...size, path: '/images/story-1.webp', dominantColor: '#cdbfae' };
const bench = { ...size, path: '/images/service.webp', dominantColor: '#cdc7bc' };

/** A picture is as wide as its column. */
function InColumn({ children }: { readonly children: ReactNode }) {
  return (
    <Grid>
      <GridItem medium={8} large={6}>
        {children}
      </GridItem>
    </Grid>
  );
}

function describePreset(name: PicturePresetName): string {
  const { width, height, widths } = picturePresets[name];
  const shape = height === undefined ? `${width} wide` : `${width} × ${height}`;
  return `${shape}, offered in ${widths.join(', ')}`;
}

/** Describes Picture for the style guide. */
export const guide: ComponentGuide = {
  name: 'Picture',
  summary: 'A picture of the image service in a box that keeps its shape.',
  use: [
    'For every picture of the content, with the preset of its place.',
    'Eager for the one picture of the first view, with the width it is displayed at (displayed-widths.ts).',
  ],
  avoid: ['For icons and logos.', 'With text in the picture.'],
  access: ['The alternative text comes from the content and is empty for decoration.'],
  forcedColors: 'Pictures are shown as they are.',
};

/** Examples of Picture for the style guide. */
export const examples: readonly Example[] = [
  {
    id: 'inline',
    title: 'In the text',
    note: 'The alternative text comes from the content. Width and height reserve the box; the dominant colour fills it.',
    render: () => (
      <InColumn>
        <Picture
          {...terminals}
          alt="Four copper terminals, crimped onto wires in green, blue, orange and red"
          preset="inline"
        />
      </InColumn>
    ),
  },
  {
    id: 'square',
    title: 'Square beside a text',
    note: 'Cropped by the image service; lazy unless it is in the first view.',
    render: () => (
      <InColumn>
        <Picture
          {...bench}
          alt="Cutting machine with an open cover, in front of it four screwdrivers and a red tool case"
          preset="asideSquare"
        />
      </InColumn>
    ),
  },
  {
    id: 'decoration',
    title: 'Decoration',
    note: 'Beside a text that says it all, the alternative text is empty and screen readers pass it.',
    render: () => (
      <InColumn>
        <Picture {...terminals} alt="" preset="gallery" />
      </InColumn>
    ),
  },
  {
    id: 'presets',
    title: 'All presets',
    note: 'A preset decides shape, widths in device pixels and how wide the browser expects the picture; quality is 90 (CON-016 to CON-018).',
    render: () => (
      <div className={styles.presets}>
        {(Object.keys(picturePresets) as PicturePresetName[]).map((preset) => (
          <figure key={preset} className={styles.preset} data-preset={preset}>
            <Picture {...terminals} alt="" preset={preset} />
            <figcaption>
              <code>{preset}</code> {describePreset(preset)}
            </figcaption>
          </figure>
        ))}
      </div>
    ),
  },
];
