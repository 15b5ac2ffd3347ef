import { IconButton } from '@kmx/design-system/button/icon-button.tsx';
import { Dialog } from '@kmx/design-system/dialog/dialog.tsx';
import { chevronLeftIcon, chevronRightIcon } from '@kmx/design-system/icon/icons.ts';
import { Picture } from '@kmx/design-system/picture/picture.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import type { KeyboardEvent, ReactNode } from 'react';
import { pictureSize } from '../../data/picture-size.ts';
import * as styles from './gallery.module.css';
import type { GalleryEntry } from './list-gallery-entries.ts';
import { useSwipe } from './use-swipe.ts';

export interface LightboxProps {
  readonly title: string;
  readonly entries: readonly GalleryEntry[];
  readonly chosen: number;
  readonly open: boolean;
  readonly onTurn: (step: 1 | -1) => void;
  readonly onClose: () => void;
}

/** The large view of a gallery: arrow keys, buttons and swipes turn it, Escape leaves it. */
export function Lightbox({ title, entries, chosen, open, onTurn, onClose }: LightboxProps): ReactNode {
  const t = useTranslate();
  const swipe = useSwipe(onTurn);
  const entry = entries[chosen];
  const handleKey = ({ key, target }: KeyboardEvent) => {
    // The arrows wind a film that has the focus.
    if (target instanceof HTMLVideoElement) return;
    if (key === 'ArrowRight') onTurn(1);
    if (key === 'ArrowLeft') onTurn(-1);
  };
  if (entry === undefined) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys turn the pictures whatever in the dialog has the focus
    <div onKeyDown={handleKey}>
      <Dialog open={open} onClose={onClose} title={title} closeText={t('product.close')} size="full">
        {open && (
          <div className={styles.lightbox} {...swipe}>
            {entry.kind === 'video' ? (
              // biome-ignore lint/a11y/useMediaCaption: the films of the catalogue have no speech
              <video controls src={entry.url} poster={entry.poster ?? undefined} />
            ) : (
              <Picture path={entry.url} {...pictureSize} alt={entry.name} preset="stretched" loading="eager" />
            )}
            {entries.length > 1 && (
              <p className={styles.turns}>
                <IconButton icon={chevronLeftIcon} label={t('product.previous')} onClick={() => onTurn(-1)} />
                <span aria-live="polite">
                  {chosen + 1} / {entries.length}
                </span>
                <IconButton icon={chevronRightIcon} label={t('product.next')} onClick={() => onTurn(1)} />
              </p>
            )}
          </div>
        )}
      </Dialog>
    </div>
  );
}
