import { StoriesModule } from '@kmx/design-system/modules/stories-module/stories-module.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { BlockOf } from '../../data/blocks/blocks.ts';
import { useContentLang } from '../language/use-content-lang.ts';
import { listStoryCards } from '../stories/list-story-cards.ts';
import { OwnWords } from './own-words.tsx';

/** The newest stories (PUB-034). */
export function StoriesBlock({ block }: { readonly block: BlockOf<'StoriesBlock'> }): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const stories = listStoryCards(block.stories, usePageRequest());
  return (
    <OwnWords>
      <StoriesModule
        title={block.title}
        lang={useContentLang()}
        stories={stories}
        all={{ href: toHref('/stories'), text: t('story.all') }}
      />
    </OwnWords>
  );
}
