import { DownloadsModule } from '@kmx/design-system/modules/downloads-module/downloads-module.tsx';
import type { ReactNode } from 'react';
import type { RichBlockOf } from '../data/rich-blocks.ts';
import { useDownloadList } from '../features/downloads/use-download-list.tsx';
import { OwnWords } from './own-words.tsx';
import { useContentLang } from './use-content-lang.ts';

/** Files to a subject with a word about them (PUB-011). */
export function DownloadsBlock({ block }: { readonly block: RichBlockOf<'DownloadsBlock'> }): ReactNode {
  const files = useDownloadList(block.files);
  return (
    <OwnWords>
      <DownloadsModule title={block.title} lang={useContentLang()} intro={block.intro} {...files} />
    </OwnWords>
  );
}
