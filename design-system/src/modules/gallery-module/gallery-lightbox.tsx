import { AssetPicture } from '../../picture/asset-picture.tsx';
import * as styles from './gallery-lightbox.module.css';
import type { GallerySlide } from './gallery-slide.ts';
import type { GalleryTexts } from './gallery-texts.ts';
import { LightboxFrame } from './lightbox-frame.tsx';
import * as thumbnails from './thumbnails.module.css';

interface GalleryLightboxProps {
  readonly title: string;
  readonly slides: readonly GallerySlide[];
  readonly isOpen: boolean;
  readonly chosen: number;
  readonly texts: GalleryTexts;
  readonly onChoose: (place: number) => void;
  readonly onClose: () => void;
}

/** The lightbox of a gallery, with thumbnails to jump by (CON-018). */
export function GalleryLightbox({ title, slides, isOpen, chosen, texts, onChoose, onClose }: GalleryLightboxProps) {
  const slide = slides[chosen];
  if (slide === undefined) return null;
  const total = slides.length;
  return (
    <LightboxFrame
      title={title}
      isOpen={isOpen}
      chosen={chosen}
      count={total}
      texts={texts}
      onTurn={(step) => onChoose((chosen + step + total) % total)}
      onClose={onClose}
      below={
        <ul className={thumbnails.thumbnails}>
          {slides.map(({ image }, place) => (
            <li key={image.url}>
              <button
                type="button"
                className={thumbnails.thumbnail}
                aria-label={texts.showPicture(place + 1, total)}
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
