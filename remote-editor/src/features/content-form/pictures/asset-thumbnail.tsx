import { Picture } from '@kmx/design-system/picture/picture.tsx';
import type { ReactNode } from 'react';
import type { Asset } from '../../../data/asset-operations.ts';
import * as styles from '../content-form.module.css';

/** A thumbnail of a picture; its alternative text is empty because its name is displayed next to it. */
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
