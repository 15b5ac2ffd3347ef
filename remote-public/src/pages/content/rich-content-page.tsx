import type { ReactNode } from 'react';
import { AnyBlock } from '../../features/blocks/any-block.tsx';
import type { RichContentData } from '../../features/content-page/content.data.ts';
import { ContentFrame } from './content-frame.tsx';

/** A content page with rich blocks such as tables and galleries (PUB-001). */
export function RichContentPage({ data }: { readonly data: RichContentData }): ReactNode {
  return (
    <ContentFrame
      title={data.title}
      blocks={data.blocks}
      renderBlock={(block, isFirst) => <AnyBlock block={block} isFirst={isFirst} />}
    />
  );
}
