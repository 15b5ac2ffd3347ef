import { hardLink } from '@kmx/shared-contracts/attributes.ts';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { Section } from '../../layout/section.tsx';
import { AssetPicture } from '../../picture/asset-picture.tsx';
import type { PictureAsset } from '../../picture/picture-asset.ts';
import { resolvePictureSource } from '../../picture/picture-source.ts';
import { resolveOriginalSize } from '../../picture/resolve-original-size.ts';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import { ModuleHeading } from '../module-heading.tsx';
import * as styles from './gallery-module.module.css';
import type { GallerySlide } from './gallery-slide.ts';
import type { GalleryTexts } from './gallery-texts.ts';

// Few visitors open the lightbox; without scripts each picture is a link to its large version.
const GalleryLightbox = lazy(async () => ({
  default: (await import(/* webpackChunkName: "gallery-lightbox" */ './gallery-lightbox.tsx')).GalleryLightbox,
}));

/** Props of GalleryModule. */
export interface GalleryModuleProps {
  /** Heading above the pictures. */
  readonly title: string | null;
  /** Language of title and captions where it differs from that of `texts`. */
  readonly lang?: string | undefined;
  /** The pictures in their order, with captions. */
  readonly items: readonly { readonly image: PictureAsset | null; readonly caption: string | null }[];
  /** Names of the lightbox controls. */
  readonly texts: GalleryTexts;
}

/** Pictures side by side; each opens enlarged (CON-018). */
export function GalleryModule({ title, lang, items, texts }: GalleryModuleProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  // The closed lightbox stays mounted, so that the browser returns the focus to the picture it was opened from.
  const [isOpen, setIsOpen] = useState(false);
  const slides = items.flatMap(({ image, caption }): GallerySlide[] => (image === null ? [] : [{ image, caption }]));
  const open = (event: MouseEvent, place: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setChosen(place);
    setIsOpen(true);
  };
  return (
    <Section>
      <ModuleHeading title={title} lang={lang} className={styles.title} />
      <ul className={styles.pictures}>
        {slides.map(({ image, caption }, place) => (
          <li key={image.url}>
            <figure>
              <a
                href={resolvePictureSource(image.url, resolveOriginalSize(image), 'stretched').src}
                {...hardLink}
                aria-haspopup="dialog"
                className={styles.link}
                onClick={(event) => open(event, place)}
              >
                <VisuallyHidden>
                  {`${texts.enlarge}: `}
                  {!image.alternativeText && <span lang={lang}>{caption}</span>}
                </VisuallyHidden>
                <AssetPicture asset={image} preset="gallery" sizes="(width < 640px) 100vw, 480px" />
              </a>
              {caption !== null && (
                <figcaption lang={lang} className={styles.caption}>
                  {caption}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
      {chosen !== null && (
        <Suspense fallback={null}>
          <GalleryLightbox
            title={title ?? ''}
            slides={slides}
            isOpen={isOpen}
            chosen={chosen}
            texts={texts}
            onChoose={setChosen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </Section>
  );
}
