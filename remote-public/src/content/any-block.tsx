import type { ReactNode } from 'react';
import type { Block } from '../data/blocks.ts';
import { AccordionBlock } from './accordion-block.tsx';
import { CalendarBlock } from './calendar-block.tsx';
import { ContactBlock } from './contact-block.tsx';
import { DownloadsBlock } from './downloads-block.tsx';
import { GalleryBlock } from './gallery-block.tsx';
import { LinkListBlock } from './link-list-block.tsx';
import { MediaReleasesBlock } from './media-releases-block.tsx';
import { PageBlock } from './page-block.tsx';
import { ProductsBlock } from './products-block.tsx';
import { StepsBlock } from './steps-block.tsx';
import { TableBlock } from './table-block.tsx';
import { TimelineBlock } from './timeline-block.tsx';
import { VideoBlock } from './video-block.tsx';
import { WhitepaperBlock } from './whitepaper-block.tsx';

/** Draws any block of a content page: those few pages have, and all others as every page does. */
export function AnyBlock({ block, isFirst }: { readonly block: Block; readonly isFirst: boolean }): ReactNode {
  switch (block.__typename) {
    case 'VideoBlock':
      return <VideoBlock block={block} />;
    case 'GalleryBlock':
      return <GalleryBlock block={block} />;
    case 'AccordionBlock':
      return <AccordionBlock block={block} />;
    case 'TableBlock':
      return <TableBlock block={block} />;
    case 'TimelineBlock':
      return <TimelineBlock block={block} />;
    case 'StepsBlock':
      return <StepsBlock block={block} />;
    case 'LinkListBlock':
      return <LinkListBlock block={block} />;
    case 'ProductsBlock':
      return <ProductsBlock block={block} />;
    case 'ContactBlock':
      return <ContactBlock block={block} />;
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
