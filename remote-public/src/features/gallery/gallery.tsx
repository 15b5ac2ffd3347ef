import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { playIcon } from '@kmx/design-system/icon/icons.ts';
import * as thumbnails from '@kmx/design-system/modules/gallery-module/thumbnails.module.css';
import { useSwipe } from '@kmx/design-system/modules/gallery-module/use-swipe.ts';
import { displayedWidths } from '@kmx/design-system/picture/displayed-widths.ts';
import { Picture } from '@kmx/design-system/picture/picture.tsx';
import { VisuallyHidden } from '@kmx/design-system/visually-hidden/visually-hidden.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type ComponentType, type ReactNode, useState } from 'react';
import { pictureSize } from '../../data/media/picture-size.ts';
import { useContentLang } from '../language/use-content-lang.ts';
import * as styles from './gallery.module.css';
import type { LightboxProps } from './lightbox.tsx';
import { type GalleryEntry, listGalleryEntries } from './list-gallery-entries.ts';

interface GalleryProps {
  readonly title: string;
  readonly images: readonly { readonly name: string; readonly url: string }[];
  readonly video: { readonly url: string; readonly poster: string | null } | null;
}

/** Pictures and video of a product: one large, all as thumbnails, and a lightbox whose code loads when it is first opened. */
export function Gallery({ title, images, video }: GalleryProps): ReactNode {
  const t = useTranslate();
  const shell = useShell();
  const lang = useContentLang();
  const entries = listGalleryEntries(images, video, t('product.video'));
  const [chosen, setChosen] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
  const turn = (step: number) => setChosen((place) => (place + step + entries.length) % entries.length);
  const swipe = useSwipe(turn);
  const entry = entries[chosen];
  if (entry === undefined) return null;
  const open = () => {
    setIsOpen(true);
    if (Lightbox !== null) return;
    void import(/* webpackChunkName: "lightbox" */ './lightbox.tsx').then(
      (module) => setLightbox(() => module.Lightbox),
      (error: unknown) => {
        setIsOpen(false);
        shell?.reportError(error, 'loading the large view');
      },
    );
  };
  return (
    <div className={styles.gallery}>
      {entry.kind === 'video' ? (
        // The videos of the catalogue contain no speech.
        <video className={styles.film} controls preload="none" src={entry.url} poster={entry.poster ?? undefined} />
      ) : (
        <button type="button" className={styles.stage} aria-haspopup="dialog" onClick={open} {...swipe}>
          <VisuallyHidden>{`${t('product.enlarge')}: `}</VisuallyHidden>
          <Picture
            key={entry.url}
            path={entry.url}
            {...pictureSize}
            alt={entry.name}
            lang={lang}
            preset="stretched"
            sizes={displayedWidths.sevenColumns}
            loading="eager"
          />
        </button>
      )}
      {entries.length > 1 && <Thumbnails entries={entries} chosen={chosen} onChoose={setChosen} />}
      {Lightbox !== null && (
        <Lightbox
          title={title}
          entries={entries}
          chosen={chosen}
          open={isOpen}
          onTurn={turn}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

interface ThumbnailsProps {
  readonly entries: readonly GalleryEntry[];
  readonly chosen: number;
  readonly onChoose: (place: number) => void;
}

function Thumbnails({ entries, chosen, onChoose }: ThumbnailsProps): ReactNode {
  const t = useTranslate();
  const total = entries.length;
  return (
    <ul className={thumbnails.thumbnails}>
      {entries.map((entry, place) => (
        <li key={entry.url}>
          <button
            type="button"
            className={thumbnails.thumbnail}
            aria-label={
              entry.kind === 'video' ? t('product.playVideo') : t('product.showPicture', { number: place + 1, total })
            }
            aria-pressed={place === chosen}
            onClick={() => onChoose(place)}
          >
            {entry.poster !== null && (
              <Picture path={entry.poster} {...pictureSize} alt="" preset="lightboxThumbnail" />
            )}
            {entry.kind === 'video' && <Icon drawing={playIcon} className={styles.play} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
