import { LinkListModule } from '@kmx/design-system/modules/link-list-module/link-list-module.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import type { RichBlockOf } from '../../data/blocks/rich-blocks.ts';

/** A list of links, in the language of the page. */
export function LinkListBlock({ block }: { readonly block: RichBlockOf<'LinkListBlock'> }): ReactNode {
  const t = useTranslate();
  return <LinkListModule {...block} newWindowText={t('link.newWindow')} />;
}
