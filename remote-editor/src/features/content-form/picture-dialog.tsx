import { Dialog } from '@kmx/design-system/dialog/dialog.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { usePageRequest } from '@kmx/shared-contracts/remote-root.tsx';
import { type ReactNode, useState } from 'react';
import { useAnswer } from '../../data/use-answer.ts';
import { SearchField } from '../lists/search-field.tsx';
import { AnswerView } from '../states/answer-view.tsx';
import { AssetThumbnail } from './asset-thumbnail.tsx';
import { loadAssets } from './assets-context.ts';
import * as styles from './content-form.module.css';

interface PictureDialogProps {
  readonly chosen: string | null;
  readonly onClose: () => void;
  readonly onChoose: (id: string) => void;
}

/** Chooses one of the pictures of the content system. */
export function PictureDialog({ chosen, onClose, onChoose }: PictureDialogProps): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const [search, setSearch] = useState('');
  const answer = useAnswer(`assets ${search}`, () => loadAssets(locale.language, search));
  return (
    <Dialog open onClose={onClose} title={t('picture.choose')} closeText={t('close')} size="large">
      <Stack gap={4}>
        <SearchField label={t('filter.search')} value={search} onSearch={setSearch} />
        <AnswerView answer={answer}>
          {(assets) => (
            <Stack gap={3}>
              <p role="status">{t('picture.count', { count: assets.length })}</p>
              <ul className={styles.choices}>
                {assets.map((asset) => (
                  <li key={asset.id}>
                    <button
                      type="button"
                      className={styles.choice}
                      aria-pressed={asset.id === chosen}
                      onClick={() => onChoose(asset.id)}
                    >
                      <AssetThumbnail asset={asset} />
                      {asset.alternativeText ?? asset.fileName}
                    </button>
                  </li>
                ))}
              </ul>
            </Stack>
          )}
        </AnswerView>
      </Stack>
    </Dialog>
  );
}
