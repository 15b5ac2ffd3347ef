import { Section, type SectionProps } from '../../layout/section.tsx';
import { AssetPicture } from '../../picture/asset-picture.tsx';
import type { PictureAsset } from '../../picture/picture-asset.ts';
import type { PicturePresetName } from '../../picture/presets.ts';
import * as styles from './image-module.module.css';

/** Width and shape of a picture among texts (CON-017). */
export type ImageLayout = 'Stretched' | 'StretchedVideo' | 'BreakOut' | 'Inline' | 'AsideSquare' | 'AsideVideo';

interface Shape {
  readonly preset: PicturePresetName;
  readonly width: NonNullable<SectionProps['width']>;
}

const shapes: Readonly<Record<ImageLayout, Shape>> = {
  Stretched: { preset: 'stretched', width: 'stretched' },
  BreakOut: { preset: 'breakOut', width: 'breakOut' },
  Inline: { preset: 'inline', width: 'inline' },
  AsideSquare: { preset: 'asideSquare', width: 'inline' },
  StretchedVideo: { preset: 'stretchedVideo', width: 'stretched' },
  AsideVideo: { preset: 'asideVideo', width: 'inline' },
};

/** Props of ImageModule; defaults to Inline. */
export interface ImageModuleProps {
  /** The picture; null renders nothing. */
  readonly image: PictureAsset | null;
  /** What the picture means, below it. */
  readonly caption: string | null;
  /** Its width and shape; null is Inline. */
  readonly imageLayout: ImageLayout | null;
}

/** A picture with its caption in one of the six layouts (CON-017). */
export function ImageModule({ image, caption, imageLayout }: ImageModuleProps) {
  if (image === null) return null;
  const layout = imageLayout ?? 'Inline';
  const shape = shapes[layout];
  return (
    <Section spacing="none" width={shape.width} className={styles.section}>
      <figure className={styles.figure} data-layout={layout}>
        <AssetPicture asset={image} preset={shape.preset} />
        {caption !== null && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
    </Section>
  );
}
