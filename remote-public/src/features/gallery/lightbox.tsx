import { LightboxFrame } from '@kmx/design-system/modules/gallery-module/lightbox-frame.tsx';
import { Picture } from '@kmx/design-system/picture/picture.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { pictureSize } from '../../data/media/picture-size.ts';
import { useContentLang } from '../language/use-content-lang.ts';
import { writeLightboxTexts } from './lightbox-texts.ts';
import type { GalleryEntry } from './list-gallery-entries.ts';

export interface LightboxProps {
  readonly title: string;
  readonly entries: readonly GalleryEntry[];
  readonly chosen: number;
  readonly open: boolean;
  readonly onTurn: (step: 1 | -1) => void;
  readonly onClose: () => void;
}

/** A lightbox with the pictures and video of a product. */
export function Lightbox({ title, entries, chosen, open, onTurn, onClose }: LightboxProps): ReactNode {
  const texts = writeLightboxTexts(useTranslate());
  const entry = entries[chosen];
  if (entry === undefined) return null;
  const turning = { chosen, count: entries.length, onTurn, onClose };
  return (
    <LightboxFrame title={title} isOpen={open} texts={texts} {...turning}>
      {entry.kind === 'video' ? (
        // The videos of the catalogue contain no speech.
        <video controls src={entry.url} poster={entry.poster ?? undefined} />
      ) : (
        <Picture
          path={entry.url}
          {...pictureSize}
          alt={entry.name}
          lang={useContentLang()}
          preset="stretched"
          loading="eager"
        />
      )}
    </LightboxFrame>
  );
}
