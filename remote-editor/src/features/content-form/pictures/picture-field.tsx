import { Button } from '@kmx/design-system/button/button.tsx';
import { imageIcon } from '@kmx/design-system/icon/icons.ts';
import { Link } from '@kmx/design-system/link/link.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type ReactNode, useState } from 'react';
import { createContentPath } from '../../../data/editor-paths.ts';
import * as styles from '../content-form.module.css';
import { type FieldProps, useForm } from '../draft/form-context.ts';
import { AssetThumbnail } from './asset-thumbnail.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { useAsset } from './use-asset.ts';

/** A picture of the content with its description, and controls to replace it or improve the description. */
export function PictureField({ label, path }: FieldProps): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const { draft } = useForm();
  const [isChoosing, setChoosing] = useState(false);
  const value = draft.read(path);
  const id = typeof value === 'string' ? value : null;
  const asset = useAsset(id);
  return (
    <div role="group" aria-label={label} className={styles.fields}>
      <span className={styles.label}>{label}</span>
      <div className={styles.picture}>
        {asset !== undefined && <AssetThumbnail asset={asset} />}
        <span className={styles.described}>
          <span>{asset?.fileName ?? id ?? t('picture.none')}</span>
          {asset !== undefined && (
            <span className={styles.kind}>{asset.alternativeText ?? t('picture.undescribed')}</span>
          )}
          {asset !== undefined && (
            <Link href={href(createContentPath('Asset', asset.id, draft.language))}>{t('picture.describe')}</Link>
          )}
        </span>
        <Button size="small" variant="secondary" icon={imageIcon} onClick={() => setChoosing(true)}>
          {t('picture.choose')}
        </Button>
        {id !== null && (
          <Button size="small" variant="quiet" onClick={() => draft.change(path, null)}>
            {t('picture.remove')}
          </Button>
        )}
      </div>
      {isChoosing && (
        <PictureDialog
          chosen={id}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            draft.change(path, chosen);
            setChoosing(false);
          }}
        />
      )}
    </div>
  );
}
