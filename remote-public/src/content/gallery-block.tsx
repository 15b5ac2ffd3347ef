import { Section } from '@kmx/design-system/layout/section.tsx';
import { resolvePictureSource } from '@kmx/design-system/picture/picture-source.ts';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import type { RichBlockOf } from '../data/rich-blocks.ts';
import { AssetPicture } from './asset-picture.tsx';
import { BlockHeading } from './block-heading.tsx';
import * as styles from './gallery-block.module.css';
import type { Slide } from './gallery-lightbox.tsx';

// The large view is opened by few; without script each picture is a link to its large form.
const GalleryLightbox = lazy(async () => ({
  default: (await import(/* webpackChunkName: "gallery-lightbox" */ './gallery-lightbox.tsx')).GalleryLightbox,
}));

/** Pictures side by side; each opens large (CON-018). */
export function GalleryBlock({ block }: { readonly block: RichBlockOf<'GalleryBlock'> }): ReactNode {
  const t = useTranslate();
  const [chosen, setChosen] = useState<number | null>(null);
  // The closed view stays, so that the browser gives the focus back to the picture it came from.
  const [isOpen, setIsOpen] = useState(false);
  const slides = block.items.flatMap(({ image, caption }): Slide[] => (image === null ? [] : [{ image, caption }]));
  const open = (event: MouseEvent, place: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setChosen(place);
    setIsOpen(true);
  };
  return (
    <Section>
      <BlockHeading title={block.title} className={styles.title} />
      <ul className={styles.pictures}>
        {slides.map(({ image, caption }, place) => {
          const size = { width: image.width ?? 2360, height: image.height ?? 1574 };
          return (
            <li key={image.url}>
              <figure>
                <a
                  href={resolvePictureSource(image.url, size, 'stretched').src}
                  data-hard=""
                  className={styles.link}
                  aria-label={`${t('block.enlarge')}: ${image.alternativeText ?? caption ?? ''}`}
                  onClick={(event) => open(event, place)}
                >
                  <AssetPicture asset={image} preset="gallery" sizes="(width < 640px) 100vw, 480px" />
                </a>
                {caption !== null && <figcaption className={styles.caption}>{caption}</figcaption>}
              </figure>
            </li>
          );
        })}
      </ul>
      {chosen !== null && (
        <Suspense fallback={null}>
          <GalleryLightbox
            title={block.title ?? ''}
            slides={slides}
            isOpen={isOpen}
            chosen={chosen}
            onChoose={setChosen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </Section>
  );
}
