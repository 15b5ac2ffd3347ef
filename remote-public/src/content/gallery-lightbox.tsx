import { IconButton } from '@kmx/design-system/button/icon-button.tsx';
import { Dialog } from '@kmx/design-system/dialog/dialog.tsx';
import { chevronLeftIcon, chevronRightIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Asset } from '../data/asset.ts';
import { AssetPicture } from './asset-picture.tsx';
import * as styles from './gallery-block.module.css';

/** One picture of a gallery. */
export interface Slide {
  readonly image: Asset;
  readonly caption: string | null;
}

interface GalleryLightboxProps {
  readonly title: string;
  readonly slides: readonly Slide[];
  readonly isOpen: boolean;
  readonly chosen: number;
  readonly onChoose: (place: number) => void;
  readonly onClose: () => void;
}

/** The large view of a gallery: arrow keys turn, thumbnails jump (CON-018). */
export function GalleryLightbox({ title, slides, isOpen, chosen, onChoose, onClose }: GalleryLightboxProps): ReactNode {
  const t = useTranslate();
  const slide = slides[chosen];
  if (slide === undefined) return null;
  const total = slides.length;
  const turn = (step: number) => onChoose((chosen + step + total) % total);
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys turn the pictures whatever in the dialog has the focus
    <div onKeyDown={handleKey}>
      <Dialog open={isOpen} onClose={onClose} title={title} closeText={t('block.close')} size="full">
        <div className={styles.lightbox}>
          <figure className={styles.large}>
            <AssetPicture key={slide.image.url} asset={slide.image} preset="stretched" loading="eager" />
            {slide.caption !== null && <figcaption className={styles.caption}>{slide.caption}</figcaption>}
          </figure>
          <p className={styles.turns}>
            <IconButton icon={chevronLeftIcon} label={t('block.previous')} onClick={() => turn(-1)} />
            <span aria-live="polite">
              {chosen + 1} / {total}
            </span>
            <IconButton icon={chevronRightIcon} label={t('block.next')} onClick={() => turn(1)} />
          </p>
          <ul className={styles.thumbnails}>
            {slides.map(({ image }, place) => (
              <li key={image.url}>
                <button
                  type="button"
                  className={styles.thumbnail}
                  aria-label={t('block.showPicture', { number: place + 1, total })}
                  aria-pressed={place === chosen}
                  onClick={() => onChoose(place)}
                >
                  <AssetPicture asset={{ ...image, alternativeText: '' }} preset="lightboxThumbnail" />
                </button>
              </li>
            ))}
          </ul>
        </div>
      </Dialog>
    </div>
  );
}
