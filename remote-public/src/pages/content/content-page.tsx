import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { Section } from '@kmx/design-system/layout/section.tsx';
import type { ReactNode } from 'react';
import { PageBlock } from '../../content/page-block.tsx';
import type { ContentData } from './content.data.ts';

/** Home page and every generic content page: its blocks in their order (PUB-001). */
export function ContentPage({ data }: { readonly data: ContentData }): ReactNode {
  const startsWithHero = data.blocks[0]?.__typename === 'HeroBlock';
  return (
    <>
      {!startsWithHero && (
        <Section spacing="compact">
          <Heading level={1}>{data.title}</Heading>
        </Section>
      )}
      {data.blocks.map((block, place) => (
        // The blocks of a page never change their order once rendered.
        <PageBlock key={`${block.__typename}-${String(place)}`} block={block} isFirst={place === 0} />
      ))}
    </>
  );
}
