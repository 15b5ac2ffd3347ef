import { Section, type SectionProps } from '@kmx/design-system/layout/section.tsx';
import type { PicturePresetName } from '@kmx/design-system/picture/presets.ts';
import type { ReactNode } from 'react';
import type { BlockOf } from '../data/blocks.ts';
import { AssetPicture } from './asset-picture.tsx';
import * as styles from './image-block.module.css';

type Layout = NonNullable<BlockOf<'ImageBlock'>['imageLayout']>;
type Shape = { readonly preset: PicturePresetName; readonly width: NonNullable<SectionProps['width']> };

const shapes: Readonly<Record<Layout, Shape>> = {
  Stretched: { preset: 'stretched', width: 'stretched' },
  BreakOut: { preset: 'breakOut', width: 'breakOut' },
  Inline: { preset: 'inline', width: 'inline' },
  AsideSquare: { preset: 'asideSquare', width: 'inline' },
  StretchedVideo: { preset: 'stretchedVideo', width: 'stretched' },
  AsideVideo: { preset: 'asideVideo', width: 'inline' },
};

/** A picture with its caption in one of the six layouts (CON-017). */
export function ImageBlock({ block }: { readonly block: BlockOf<'ImageBlock'> }): ReactNode {
  if (block.image === null) return null;
  const layout = block.imageLayout ?? 'Inline';
  const shape = shapes[layout];
  return (
    <Section spacing="none" width={shape.width} className={styles.section}>
      <figure className={styles.figure} data-layout={layout}>
        <AssetPicture asset={block.image} preset={shape.preset} />
        {block.caption !== null && <figcaption className={styles.caption}>{block.caption}</figcaption>}
      </figure>
    </Section>
  );
}
