import { MediaReleasesModule } from '@kmx/design-system/modules/media-releases-module/media-releases-module.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { RichBlockOf } from '../../data/blocks/rich-blocks.ts';
import { useContentLang } from '../language/use-content-lang.ts';
import { useListedRelease } from '../releases/use-listed-release.ts';
import { OwnWords } from './own-words.tsx';

/** The newest media releases, or the newest ad hoc announcements, with a link to all of them (PUB-020). */
export function MediaReleasesBlock({ block }: { readonly block: RichBlockOf<'MediaReleasesBlock'> }): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const releases = block.releases.map(useListedRelease());
  const all =
    block.adhocOnly === true
      ? { href: toHref('/media-releases?adhoc=true'), text: t('media.allAdhoc') }
      : { href: toHref('/media-releases'), text: t('media.all') };
  return (
    <OwnWords>
      <MediaReleasesModule title={block.title} lang={useContentLang()} releases={releases} all={all} />
    </OwnWords>
  );
}
