import { GalleryModule } from '@kmx/design-system/modules/gallery-module/gallery-module.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import type { RichBlockOf } from '../../data/blocks/rich-blocks.ts';
import { writeLightboxTexts } from '../gallery/lightbox-texts.ts';
import { useContentLang } from '../language/use-content-lang.ts';
import { OwnWords } from './own-words.tsx';

/** A picture gallery, with interface texts in the page's language (CON-018). */
export function GalleryBlock({ block }: { readonly block: RichBlockOf<'GalleryBlock'> }): ReactNode {
  const t = useTranslate();
  const texts = {
    ...writeLightboxTexts(t),
    enlarge: t('block.enlarge'),
    showPicture: (number: number, total: number) => t('block.showPicture', { number, total }),
  };
  return (
    <OwnWords>
      <GalleryModule {...block} lang={useContentLang()} texts={texts} />
    </OwnWords>
  );
}
