import { StoryCards, type StoryCardsProps } from '@kmx/design-system/modules/stories-module/story-cards.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { StoryTeaser } from '../../data/blocks/blocks.ts';
import { listStoryCards } from './list-story-cards.ts';

interface TeaserCardsProps extends Omit<StoryCardsProps, 'stories'> {
  readonly stories: readonly StoryTeaser[];
}

/** Stories as cards of this page (PUB-020, PUB-034). */
export function TeaserCards({ stories, ...look }: TeaserCardsProps): ReactNode {
  return <StoryCards stories={listStoryCards(stories, usePageRequest())} {...look} />;
}
