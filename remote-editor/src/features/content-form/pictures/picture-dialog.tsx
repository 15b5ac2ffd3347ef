import { Dialog } from '@kmx/design-system/dialog/dialog.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { SearchField } from '@kmx/design-system/search-field/search-field.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useState } from 'react';
import { useSignIn } from '../../../data/session-context.ts';
import { useQuery } from '../../../data/use-query.ts';
import { AnswerView } from '../../states/answer-view.tsx';
import * as styles from '../content-form.module.css';
import { useForm } from '../draft/form-context.ts';
import { AssetThumbnail } from './asset-thumbnail.tsx';
import { PictureUpload } from './picture-upload.tsx';
import { findPictures } from './use-asset.ts';

interface PictureDialogProps {
  readonly chosen: string | null;
  readonly onClose: () => void;
  readonly onChoose: (id: string) => void;
}

/** Selects a picture of the content system, or uploads a new one. */
export function PictureDialog({ chosen, onClose, onChoose }: PictureDialogProps): ReactNode {
  const t = useTranslate();
  const { isExpired } = useSignIn();
  const { draft } = useForm();
  const [search, setSearch] = useState('');
  const answer = useQuery(`pictures ${search}`, () => findPictures(draft.language, search));
  return (
    <Dialog open={!isExpired} onClose={onClose} title={t('picture.choose')} closeText={t('close')} size="large">
      <Stack gap={5}>
        <PictureUpload language={draft.language} onSent={onChoose} />
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
