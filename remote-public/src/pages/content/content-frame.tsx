import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { Section } from '@kmx/design-system/layout/section.tsx';
import { usePageResult } from '@kmx/shared-contracts/remote-root.tsx';
import { Fragment, type ReactNode } from 'react';

interface ContentFrameProps<Block> {
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly renderBlock: (block: Block, isFirst: boolean) => ReactNode;
}

/** A content page: its blocks in their order, below a title where no hero brings one; says which language they are in (PUB-062). */
export function ContentFrame<Block extends { readonly __typename: string }>({
  title,
  blocks,
  renderBlock,
}: ContentFrameProps<Block>): ReactNode {
  const { isLanguageFallback, contentLanguage } = usePageResult().meta;
  const content = (
    <>
      {blocks[0]?.__typename !== 'HeroBlock' && (
        <Section spacing="compact">
          <Heading level={1}>{title}</Heading>
        </Section>
      )}
      {blocks.map((block, place) => (
        // The blocks of a page never change their order once rendered.
        <Fragment key={`${block.__typename}-${String(place)}`}>{renderBlock(block, place === 0)}</Fragment>
      ))}
    </>
  );
  return isLanguageFallback ? <div lang={contentLanguage}>{content}</div> : content;
}
