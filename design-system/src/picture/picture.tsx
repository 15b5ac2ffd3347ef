import { joinClassNames } from '../class-names/join-class-names.ts';
import * as styles from './picture.module.css';
import { resolvePictureSource } from './picture-source.ts';
import type { PicturePresetName } from './presets.ts';
import { resolveSizes } from './resolve-sizes.ts';
import { resolveTone } from './tone.ts';

/** Props of Picture: path, width and height are those of the original; alt is empty for decoration. */
export interface PictureProps {
  /** Address of the original at the image service. */
  readonly path: string;
  /** Of the original in pixels. */
  readonly width: number;
  /** Of the original in pixels. */
  readonly height: number;
  /** What the picture shows; empty for decoration. */
  readonly alt: string;
  /** Language of alt where it differs from the surrounding text's. */
  readonly lang?: string | undefined;
  /** Determines shape and sizes. */
  readonly preset: PicturePresetName;
  /** Displayed width, when the layout differs from the preset. */
  readonly sizes?: string | undefined;
  /** eager with high priority for a picture visible immediately, lazy for all others. */
  readonly loading?: 'lazy' | 'eager';
  /** As #rrggbb: fills the box until the picture has loaded. */
  readonly dominantColor?: string | undefined;
  /** Further class names of the box. */
  readonly className?: string | undefined;
}

/** A picture from the image service in the sizes of a preset, in a box that keeps its shape. */
export function Picture({
  path,
  width,
  height,
  alt,
  lang,
  preset,
  sizes,
  loading = 'lazy',
  dominantColor,
  className,
}: PictureProps) {
  const source = resolvePictureSource(path, { width, height }, preset);
  const tone = resolveTone(dominantColor);
  return (
    <img
      className={joinClassNames(styles.picture, className)}
      src={source.src}
      srcSet={source.srcSet}
      sizes={resolveSizes(sizes ?? source.sizes, loading)}
      width={source.width}
      height={source.height}
      alt={alt}
      lang={alt === '' ? undefined : lang}
      loading={loading}
      decoding="async"
      {...(loading === 'eager' ? { fetchPriority: 'high' as const } : {})}
      {...(tone === undefined ? {} : { 'data-tone': tone, 'data-color': dominantColor })}
    />
  );
}
