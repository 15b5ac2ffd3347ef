import { Picture } from '@kmx/design-system/picture/picture.tsx';
import type { PicturePresetName } from '@kmx/design-system/picture/presets.ts';
import type { ReactNode } from 'react';
import type { Asset } from '../data/asset.ts';

interface AssetPictureProps {
  readonly asset: Asset;
  readonly preset: PicturePresetName;
  readonly sizes?: string;
  readonly loading?: 'lazy' | 'eager';
  readonly className?: string | undefined;
}

// Size of an original whose asset does not tell it: the shape of all pictures of the site.
const usualSize = { width: 2360, height: 1574 };

/** A picture of the content system. */
export function AssetPicture({ asset, ...look }: AssetPictureProps): ReactNode {
  return (
    <Picture
      path={asset.url}
      width={asset.width ?? usualSize.width}
      height={asset.height ?? usualSize.height}
      alt={asset.alternativeText ?? ''}
      dominantColor={asset.dominantColor ?? undefined}
      {...look}
    />
  );
}
