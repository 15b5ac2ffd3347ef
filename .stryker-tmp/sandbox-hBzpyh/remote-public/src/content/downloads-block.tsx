// @ts-nocheck
import { DownloadsModule } from '@kmx/design-system/modules/downloads-module/downloads-module.tsx';
import type { ReactNode } from 'react';
import type { RichBlockOf } from '../data/rich-blocks.ts';
import { useDownloadList } from '../features/downloads/use-download-list.ts';

/** Files to a subject with a word about them (PUB-011). */
export function DownloadsBlock({ block }: { readonly block: RichBlockOf<'DownloadsBlock'> }): ReactNode {
  return <DownloadsModule title={block.title} intro={block.intro} {...useDownloadList(block.files)} />;
}
