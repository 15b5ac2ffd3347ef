import { VideoModule } from '@kmx/design-system/modules/video-module/video-module.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { RichBlockOf } from '../../data/blocks/rich-blocks.ts';
import { useContentLang } from '../language/use-content-lang.ts';
import { OwnWords } from './own-words.tsx';

/** A video with controls in the page's language. */
export function VideoBlock({ block }: { readonly block: RichBlockOf<'VideoBlock'> }): ReactNode {
  const t = useTranslate();
  const { language } = usePageRequest().locale;
  const texts = { download: t('block.downloadVideo'), transcript: t('block.transcript') };
  return (
    <OwnWords>
      <VideoModule {...block} lang={useContentLang()} language={language} texts={texts} />
    </OwnWords>
  );
}
