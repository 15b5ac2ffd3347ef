import { HeroModule } from '@kmx/design-system/modules/hero-module/hero-module.tsx';
import { ImageModule } from '@kmx/design-system/modules/image-module/image-module.tsx';
import { NumbersModule } from '@kmx/design-system/modules/numbers-module/numbers-module.tsx';
import { QuoteModule } from '@kmx/design-system/modules/quote-module/quote-module.tsx';
import { TaskModule } from '@kmx/design-system/modules/task-module/task-module.tsx';
import { TextModule } from '@kmx/design-system/modules/text-module/text-module.tsx';
import type { ReactNode } from 'react';
import type { BasicBlock } from '../../data/blocks/blocks.ts';
import { LocationsBlock } from './locations-block.tsx';
import { StoriesBlock } from './stories-block.tsx';
import { TeaserBlock } from './teaser-block.tsx';

/** Renders one of the blocks used on every content page; the first one is visible immediately, so its picture is not lazy. */
export function PageBlock({ block, isFirst }: { readonly block: BasicBlock; readonly isFirst: boolean }): ReactNode {
  switch (block.__typename) {
    case 'HeroBlock':
      return <HeroModule {...block} isFirst={isFirst} />;
    case 'TextBlock':
      return <TextModule {...block} />;
    case 'ImageBlock':
      return <ImageModule {...block} />;
    case 'TeaserBlock':
      return <TeaserBlock block={block} />;
    case 'NumbersBlock':
      return <NumbersModule {...block} />;
    case 'QuoteBlock':
      return <QuoteModule {...block} />;
    case 'TaskBlock':
      return <TaskModule {...block} />;
    case 'LocationsBlock':
      return <LocationsBlock block={block} />;
    case 'StoriesBlock':
      return <StoriesBlock block={block} />;
  }
}
