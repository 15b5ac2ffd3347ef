import { joinClassNames } from '@kmx/design-system/class-names/join-class-names.ts';
import * as stretchedLink from '@kmx/design-system/link/stretched-link.module.css';
import { resolveFormatLocale } from '@kmx/shared-contracts/locale.ts';
import { useHref, usePageRequest } from '@kmx/shared-contracts/remote-root.tsx';
import type { ReactNode } from 'react';
import { AssetPicture } from '../../content/asset-picture.tsx';
import { formatDate } from '../../content/format-date.ts';
import type { StoryTeaser } from '../../data/blocks.ts';
import { resolveContentLang } from '../../data/content-language.ts';
import * as styles from './story-cards.module.css';

interface StoryCardsProps {
  readonly stories: readonly StoryTeaser[];
  /** Level of the titles in the outline of the page. */
  readonly level: 2 | 3;
  /** Gives the first story the width of the page. */
  readonly isFirstLarge?: boolean;
}

/** Stories as a list of pictures and titles, each in the language it is written in (PUB-020, PUB-034). */
export function StoryCards({ stories, level, isFirstLarge = false }: StoryCardsProps): ReactNode {
  const toHref = useHref();
  const { locale } = usePageRequest();
  const Level = `h${level}` as const;
  return (
    <ul className={styles.stories} data-first-large={isFirstLarge}>
      {stories.map((story, place) => {
        const lang = resolveContentLang(story.locale, locale.language);
        return (
          <li key={story.slug} className={joinClassNames(styles.story, stretchedLink.box)}>
            {story.teaserImage !== null && (
              <AssetPicture
                asset={story.teaserImage}
                preset="asideVideo"
                sizes={isFirstLarge && place === 0 ? '(width < 1024px) 100vw, 840px' : '(width < 768px) 100vw, 480px'}
                loading={isFirstLarge && place === 0 ? 'eager' : 'lazy'}
                className={styles.picture}
              />
            )}
            <div className={styles.words}>
              <p className={styles.facts}>
                {story.category?.name != null && <strong lang={lang}>{story.category.name}</strong>}
                {story.publicationDate !== null && (
                  <time dateTime={story.publicationDate}>
                    {formatDate(story.publicationDate, resolveFormatLocale(locale))}
                  </time>
                )}
              </p>
              <Level className={styles.title} lang={lang}>
                <a href={toHref(`/stories/${story.slug}`)} className={stretchedLink.link}>
                  {story.title}
                </a>
              </Level>
              {story.leadText !== null && (
                <p className={styles.lead} lang={lang}>
                  {story.leadText}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
