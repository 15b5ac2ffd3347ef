// @ts-nocheck
import type { PictureAsset } from '../../picture/picture-asset.ts';

/** One picture of a gallery. */
export interface GallerySlide {
  readonly image: PictureAsset;
  readonly caption: string | null;
}
