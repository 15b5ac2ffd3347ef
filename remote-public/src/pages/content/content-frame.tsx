import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { Section } from '@kmx/design-system/layout/section.tsx';
import { usePageResult } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { EditableField } from './editable-field.tsx';

interface ContentFrameProps<Block> {
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly renderBlock: (block: Block, isFirst: boolean) => ReactNode;
}

/** A content page: its blocks in order, below a title if no hero provides one; marks their language (PUB-062). */
export function ContentFrame<Block extends { readonly __typename: string; readonly id?: string }>({
  title,
  blocks,
  renderBlock,
}: ContentFrameProps<Block>): ReactNode {
  const { isLanguageFallback, contentLanguage } = usePageResult().meta;
  const content = (
    <>
      {blocks[0]?.__typename !== 'HeroBlock' && (
        <EditableField field="title">
          <Section spacing="compact">
            <Heading level={1}>{title}</Heading>
          </Section>
        </EditableField>
      )}
      {blocks.map((block, place) => (
        // The blocks of a page never change their order once rendered.
        <EditableField key={`${block.__typename}-${String(place)}`} field="blocks" instanceId={block.id}>
          {renderBlock(block, place === 0)}
        </EditableField>
      ))}
    </>
  );
  return isLanguageFallback ? <div lang={contentLanguage}>{content}</div> : content;
}
