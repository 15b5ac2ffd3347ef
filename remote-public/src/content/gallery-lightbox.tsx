import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import type { ReactNode } from 'react';
import type { Asset } from '../data/asset.ts';
import { LightboxFrame } from '../features/gallery/lightbox-frame.tsx';
import { AssetPicture } from './asset-picture.tsx';
import * as styles from './gallery-lightbox.module.css';

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

/** The large view of a gallery block, with thumbnails to jump by (CON-018). */
export function GalleryLightbox({ title, slides, isOpen, chosen, onChoose, onClose }: GalleryLightboxProps): ReactNode {
  const t = useTranslate();
  const slide = slides[chosen];
  if (slide === undefined) return null;
  const total = slides.length;
  return (
    <LightboxFrame
      title={title}
      isOpen={isOpen}
      chosen={chosen}
      count={total}
      onTurn={(step) => onChoose((chosen + step + total) % total)}
      onClose={onClose}
      below={
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
      }
    >
      <figure className={styles.large}>
        <AssetPicture key={slide.image.url} asset={slide.image} preset="stretched" loading="eager" />
        {slide.caption !== null && <figcaption className={styles.caption}>{slide.caption}</figcaption>}
      </figure>
    </LightboxFrame>
  );
}
