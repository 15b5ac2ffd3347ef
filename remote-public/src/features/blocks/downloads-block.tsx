import { DownloadsModule } from '@kmx/design-system/modules/downloads-module/downloads-module.tsx';
import type { ReactNode } from 'react';
import type { RichBlockOf } from '../../data/blocks/rich-blocks.ts';
import { useDownloadList } from '../downloads/use-download-list.tsx';
import { useContentLang } from '../language/use-content-lang.ts';
import { OwnWords } from './own-words.tsx';

/** Files on a topic with a short introduction (PUB-011). */
export function DownloadsBlock({ block }: { readonly block: RichBlockOf<'DownloadsBlock'> }): ReactNode {
  const files = useDownloadList(block.files);
  return (
    <OwnWords>
      <DownloadsModule title={block.title} lang={useContentLang()} intro={block.intro} {...files} />
    </OwnWords>
  );
}
