import { Button } from '@kmx/design-system/button/button.tsx';
import { imageIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { type ReactNode, useState } from 'react';
import { AssetThumbnail } from './asset-thumbnail.tsx';
import { useAssets } from './assets-context.ts';
import * as styles from './content-form.module.css';
import { PictureDialog } from './picture-dialog.tsx';
import type { ContentDraft } from './use-content-draft.ts';

interface PictureFieldProps {
  readonly label: string;
  readonly path: string;
  readonly draft: ContentDraft;
}

/** A picture of the content, with the way to choose another one. */
export function PictureField({ label, path, draft }: PictureFieldProps): ReactNode {
  const t = useTranslate();
  const [isChoosing, setChoosing] = useState(false);
  const value = draft.read(path);
  const id = typeof value === 'string' ? value : null;
  const asset = useAssets().find((candidate) => candidate.id === id);
  return (
    <div role="group" aria-label={label} className={styles.fields}>
      <span className={styles.label}>{label}</span>
      <div className={styles.picture}>
        {asset !== undefined && <AssetThumbnail asset={asset} />}
        <span>{asset?.fileName ?? id ?? t('picture.none')}</span>
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
