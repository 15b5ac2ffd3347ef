import { StoriesModule } from '@kmx/design-system/modules/stories-module/stories-module.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { BlockOf } from '../data/blocks.ts';
import { listStoryCards } from '../features/stories/list-story-cards.ts';
import { OwnWords } from './own-words.tsx';
import { useContentLang } from './use-content-lang.ts';

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
