import { TeaserModule } from '@kmx/design-system/modules/teaser-module/teaser-module.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import type { BlockOf } from '../../data/blocks/blocks.ts';

/** Teaser links, in the language of the page. */
export function TeaserBlock({ block }: { readonly block: BlockOf<'TeaserBlock'> }): ReactNode {
  const t = useTranslate();
  return <TeaserModule {...block} newWindowText={t('link.newWindow')} />;
}
