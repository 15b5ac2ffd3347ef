import { Link } from '@kmx/design-system/link/link.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { TeaserCards } from '../../features/stories/teaser-cards.tsx';
import type { StoryData } from './story.data.ts';
import { StoryContacts } from './story-contacts.tsx';
import { StoryConversation } from './story-conversation.tsx';
import { StoryProducts } from './story-products.tsx';
import * as styles from './story-tail.module.css';

export interface StoryTailProps {
  readonly data: StoryData;
}

/** The part after the text of a story: contacts, two forms, its machines and other stories (PUB-029). */
export function StoryTail({ data: { story, products, related } }: StoryTailProps): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  return (
    <div id="story-tail" className={styles.tail}>
      <div className={styles.questions}>
        {story.storyContacts.length > 0 && <StoryContacts contacts={story.storyContacts} />}
        <StoryConversation storySlug={story.slug} />
      </div>
      {products.length > 0 && (
        <section className={styles.section} aria-labelledby="story-products">
          <h2 id="story-products">{t('story.products')}</h2>
          <StoryProducts products={products} />
        </section>
      )}
      {related.length > 0 && (
        <section className={styles.section} aria-labelledby="story-related">
          <h2 id="story-related">{t('story.related')}</h2>
          <TeaserCards stories={related} level={3} />
        </section>
      )}
      <Link variant="standalone" href={toHref('/stories')} className={styles.all}>
        {t('story.all')}
      </Link>
    </div>
  );
}
