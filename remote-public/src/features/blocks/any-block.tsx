import { AccordionModule } from '@kmx/design-system/modules/accordion-module/accordion-module.tsx';
import { ContactModule } from '@kmx/design-system/modules/contact-module/contact-module.tsx';
import { StepsModule } from '@kmx/design-system/modules/steps-module/steps-module.tsx';
import { TableModule } from '@kmx/design-system/modules/table-module/table-module.tsx';
import { TimelineModule } from '@kmx/design-system/modules/timeline-module/timeline-module.tsx';
import type { ReactNode } from 'react';
import type { Block } from '../../data/blocks/blocks.ts';
import { CalendarBlock } from './calendar-block.tsx';
import { DownloadsBlock } from './downloads-block.tsx';
import { GalleryBlock } from './gallery-block.tsx';
import { LinkListBlock } from './link-list-block.tsx';
import { MediaReleasesBlock } from './media-releases-block.tsx';
import { PageBlock } from './page-block.tsx';
import { ProductsBlock } from './products-block.tsx';
import { VideoBlock } from './video-block.tsx';
import { WhitepaperBlock } from './whitepaper-block.tsx';

/** Renders any block of a content page: rich blocks and basic ones. */
export function AnyBlock({ block, isFirst }: { readonly block: Block; readonly isFirst: boolean }): ReactNode {
  switch (block.__typename) {
    case 'VideoBlock':
      return <VideoBlock block={block} />;
    case 'GalleryBlock':
      return <GalleryBlock block={block} />;
    case 'AccordionBlock':
      return <AccordionModule {...block} />;
    case 'TableBlock':
      return <TableModule {...block} />;
    case 'TimelineBlock':
      return <TimelineModule {...block} />;
    case 'StepsBlock':
      return <StepsModule {...block} />;
    case 'LinkListBlock':
      return <LinkListBlock block={block} />;
    case 'ProductsBlock':
      return <ProductsBlock block={block} />;
    case 'ContactBlock':
      return <ContactModule {...block} />;
    case 'CalendarBlock':
      return <CalendarBlock block={block} />;
    case 'DownloadsBlock':
      return <DownloadsBlock block={block} />;
    case 'WhitepaperBlock':
      return <WhitepaperBlock block={block} />;
    case 'MediaReleasesBlock':
      return <MediaReleasesBlock block={block} />;
    default:
      return <PageBlock block={block} isFirst={isFirst} />;
  }
}
