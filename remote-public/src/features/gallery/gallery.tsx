import { IconButton } from '@kmx/design-system/button/icon-button.tsx';
import { Dialog } from '@kmx/design-system/dialog/dialog.tsx';
import { chevronLeftIcon, chevronRightIcon } from '@kmx/design-system/icon/icons.ts';
import { Picture } from '@kmx/design-system/picture/picture.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { pictureSize } from '../../data/picture-size.ts';
import * as styles from './gallery.module.css';

interface GalleryProps {
  readonly title: string;
  readonly images: readonly { readonly name: string; readonly url: string }[];
}

/** Pictures of a product: one large, all as thumbnails, and a large view that arrow keys turn. */
export function Gallery({ title, images }: GalleryProps): ReactNode {
  const t = useTranslate();
  const [chosen, setChosen] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const image = images[chosen];
  if (image === undefined) return null;
  const total = images.length;
  const turn = (step: number) => setChosen((chosen + step + total) % total);
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  };
  return (
    <div className={styles.gallery}>
      <button
        type="button"
        className={styles.stage}
        aria-label={`${t('product.enlarge')}: ${image.name}`}
        onClick={() => setIsOpen(true)}
      >
        <Picture
          key={image.url}
          path={image.url}
          {...pictureSize}
          alt={image.name}
          preset="stretched"
          sizes="(width < 1024px) 100vw, 820px"
          loading="eager"
        />
      </button>
      {total > 1 && (
        <ul className={styles.thumbnails}>
          {images.map(({ url }, place) => (
            <li key={url}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={t('product.showPicture', { number: place + 1, total })}
                aria-pressed={place === chosen}
                onClick={() => setChosen(place)}
              >
                <Picture path={url} {...pictureSize} alt="" preset="lightboxThumbnail" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={title} closeText={t('product.close')} size="full">
        {isOpen && (
          // biome-ignore lint/a11y/noStaticElementInteractions: the keys turn the pictures whatever in the view has the focus
          <div className={styles.lightbox} onKeyDown={handleKey}>
            <Picture path={image.url} {...pictureSize} alt={image.name} preset="stretched" loading="eager" />
            <p className={styles.turns}>
              <IconButton icon={chevronLeftIcon} label={t('product.previous')} onClick={() => turn(-1)} />
              <span aria-live="polite">
                {chosen + 1} / {total}
              </span>
              <IconButton icon={chevronRightIcon} label={t('product.next')} onClick={() => turn(1)} />
            </p>
          </div>
        )}
      </Dialog>
    </div>
  );
}
