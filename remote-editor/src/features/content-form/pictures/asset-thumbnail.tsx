import { Picture } from '@kmx/design-system/picture/picture.tsx';
import type { ReactNode } from 'react';
import type { Asset } from '../../../data/asset-operations.ts';
import * as styles from '../content-form.module.css';

/** A small view of a picture; its name stands beside it, so it is silent. */
export function AssetThumbnail({ asset: { url, width, height } }: { readonly asset: Asset }): ReactNode {
  return (
    <Picture
      className={styles.thumbnail}
      path={url}
      width={width ?? 1}
      height={height ?? 1}
      alt=""
      preset="lightboxThumbnail"
    />
  );
}
