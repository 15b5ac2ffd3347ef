import type { ReactNode } from 'react';
import type { BasicBlock } from '../data/blocks.ts';
import { HeroBlock } from './hero-block.tsx';
import { ImageBlock } from './image-block.tsx';
import { LocationsBlock } from './locations-block.tsx';
import { NumbersBlock } from './numbers-block.tsx';
import { QuoteBlock } from './quote-block.tsx';
import { StoriesBlock } from './stories-block.tsx';
import { TaskBlock } from './task-block.tsx';
import { TeaserBlock } from './teaser-block.tsx';
import { TextBlock } from './text-block.tsx';

/** Draws one of the blocks that every content page has; the first is in view at once, so its picture is not lazy. */
export function PageBlock({ block, isFirst }: { readonly block: BasicBlock; readonly isFirst: boolean }): ReactNode {
  switch (block.__typename) {
    case 'HeroBlock':
      return <HeroBlock block={block} isFirst={isFirst} />;
    case 'TextBlock':
      return <TextBlock block={block} />;
    case 'ImageBlock':
      return <ImageBlock block={block} />;
    case 'TeaserBlock':
      return <TeaserBlock block={block} />;
    case 'NumbersBlock':
      return <NumbersBlock block={block} />;
    case 'QuoteBlock':
      return <QuoteBlock block={block} />;
    case 'TaskBlock':
      return <TaskBlock block={block} />;
    case 'LocationsBlock':
      return <LocationsBlock block={block} />;
    case 'StoriesBlock':
      return <StoriesBlock block={block} />;
  }
}
