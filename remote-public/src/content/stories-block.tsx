import { Section } from '@kmx/design-system/layout/section.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useHref } from '@kmx/shared-contracts/remote-root.tsx';
import type { ReactNode } from 'react';
import type { BlockOf } from '../data/blocks.ts';
import { StoryCards } from '../features/stories/story-cards.tsx';
import * as styles from './stories-block.module.css';

/** The newest stories (PUB-034). */
export function StoriesBlock({ block }: { readonly block: BlockOf<'StoriesBlock'> }): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  return (
    <Section>
      <div className={styles.header}>
        {block.title !== null && <h2>{block.title}</h2>}
        <Link variant="standalone" href={toHref('/stories')}>
          {t('story.all')}
        </Link>
      </div>
      <StoryCards stories={block.stories} level={3} />
    </Section>
  );
}
