import { Picture } from '@kmx/design-system/picture/picture.tsx';
import type { ReactNode } from 'react';
import { pictureSize } from '../../data/picture-size.ts';
import { LightboxFrame } from './lightbox-frame.tsx';
import type { GalleryEntry } from './list-gallery-entries.ts';

export interface LightboxProps {
  readonly title: string;
  readonly entries: readonly GalleryEntry[];
  readonly chosen: number;
  readonly open: boolean;
  readonly onTurn: (step: 1 | -1) => void;
  readonly onClose: () => void;
}

/** The large view of a product's pictures and film. */
export function Lightbox({ title, entries, chosen, open, onTurn, onClose }: LightboxProps): ReactNode {
  const entry = entries[chosen];
  if (entry === undefined) return null;
  return (
    <LightboxFrame title={title} isOpen={open} chosen={chosen} count={entries.length} onTurn={onTurn} onClose={onClose}>
      {entry.kind === 'video' ? (
        // biome-ignore lint/a11y/useMediaCaption: the films of the catalogue have no speech
        <video controls src={entry.url} poster={entry.poster ?? undefined} />
      ) : (
        <Picture path={entry.url} {...pictureSize} alt={entry.name} preset="stretched" loading="eager" />
      )}
    </LightboxFrame>
  );
}
