import { Picture, type PictureProps } from './picture.tsx';
import type { PictureAsset } from './picture-asset.ts';
import { resolveOriginalSize } from './resolve-original-size.ts';

interface AssetPictureProps extends Pick<PictureProps, 'preset' | 'sizes' | 'loading' | 'className'> {
  readonly asset: PictureAsset;
}

/** A picture of the content system. */
export function AssetPicture({ asset, ...look }: AssetPictureProps) {
  return (
    <Picture
      path={asset.url}
      {...resolveOriginalSize(asset)}
      alt={asset.alternativeText ?? ''}
      lang={asset.locale}
      dominantColor={asset.dominantColor ?? undefined}
      {...look}
    />
  );
}
