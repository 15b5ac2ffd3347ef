import { Section } from '@kmx/design-system/layout/section.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { resolveFormatLocale } from '@kmx/shared-contracts/locale.ts';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useHref, usePageRequest } from '@kmx/shared-contracts/remote-root.tsx';
import type { ReactNode } from 'react';
import type { BlockOf } from '../data/blocks.ts';
import { AssetPicture } from './asset-picture.tsx';
import { formatDate } from './format-date.ts';
import * as styles from './stories-block.module.css';

/** The newest stories (PUB-034). */
export function StoriesBlock({ block }: { readonly block: BlockOf<'StoriesBlock'> }): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const { locale, path } = usePageRequest();
  return (
    <Section>
      <div className={styles.header}>
        {block.title !== null && <h2>{block.title}</h2>}
        {path !== '/stories' && (
          <Link variant="standalone" href={toHref('/stories')}>
            {t('story.all')}
          </Link>
        )}
      </div>
      <ul className={styles.stories}>
        {block.stories.map((story) => (
          <li key={story.slug} className={styles.story}>
            {story.teaserImage !== null && (
              <AssetPicture asset={story.teaserImage} preset="asideVideo" sizes="(width < 768px) 100vw, 480px" />
            )}
            <p className={styles.facts}>
              {story.category?.name != null && <strong>{story.category.name}</strong>}
              {story.publicationDate !== null && (
                <time dateTime={story.publicationDate}>
                  {formatDate(story.publicationDate, resolveFormatLocale(locale))}
                </time>
              )}
            </p>
            <h3 className={styles.title}>
              <a href={toHref(`/stories/${story.slug}`)} className={styles.link}>
                {story.title}
              </a>
            </h3>
            {story.leadText !== null && <p className={styles.lead}>{story.leadText}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
