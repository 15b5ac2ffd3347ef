import type { ReactNode } from 'react';
import { PageBlock } from '../../features/blocks/page-block.tsx';
import type { ContentData } from '../../features/content-page/content.data.ts';
import { ContentFrame } from './content-frame.tsx';

/** Home page and every generic content page (PUB-001). */
export function ContentPage({ data }: { readonly data: ContentData }): ReactNode {
  return (
    <ContentFrame
      title={data.title}
      blocks={data.blocks}
      renderBlock={(block, isFirst) => <PageBlock block={block} isFirst={isFirst} />}
    />
  );
}
