import type { LightboxTexts } from '@kmx/design-system/modules/gallery-module/gallery-texts.ts';
import type { Translate } from '@kmx/remote-kit/messages/messages.tsx';

/** Texts of the lightbox. */
export function writeLightboxTexts(t: Translate): LightboxTexts {
  return { close: t('gallery.close'), previous: t('gallery.previous'), next: t('gallery.next') };
}
