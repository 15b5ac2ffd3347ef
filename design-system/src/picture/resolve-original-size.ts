import type { PictureAsset } from './picture-asset.ts';

// Default size of an original without dimensions: the shape of all pictures of the site.
const defaultSize = { width: 2360, height: 1574 };

/** Size of the original, in pixels. */
export function resolveOriginalSize({ width, height }: Pick<PictureAsset, 'width' | 'height'>) {
  return { width: width ?? defaultSize.width, height: height ?? defaultSize.height };
}
