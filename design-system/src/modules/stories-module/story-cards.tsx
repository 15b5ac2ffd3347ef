import { joinClassNames } from '../../class-names/join-class-names.ts';
import * as stretchedLink from '../../link/stretched-link.module.css';
import { AssetPicture } from '../../picture/asset-picture.tsx';
import { displayedWidths } from '../../picture/displayed-widths.ts';
import type { StoryCard } from './story-card.ts';
import * as styles from './story-cards.module.css';

/** Props of StoryCards. */
export interface StoryCardsProps {
  readonly stories: readonly StoryCard[];
  /** Level of the titles in the outline of the page. */
  readonly level: 2 | 3;
  /** Gives the first story the width of the page. */
  readonly isFirstLarge?: boolean;
}

/** Stories as a list of pictures and titles, each in its own language (PUB-020, PUB-034). */
export function StoryCards({ stories, level, isFirstLarge = false }: StoryCardsProps) {
  const Level = `h${level}` as const;
  return (
    <ul className={styles.stories} data-first-large={isFirstLarge}>
      {stories.map(({ href, title, leadText, category, publicationDate, dateText, teaserImage, lang }, place) => (
        <li key={href} className={joinClassNames(styles.story, stretchedLink.box)}>
          {teaserImage !== null && (
            <AssetPicture
              asset={teaserImage}
              preset="asideVideo"
              sizes={
                isFirstLarge && place === 0 ? displayedWidths.sevenColumnsOnTablets : '(width < 768px) 100vw, 480px'
              }
              loading={isFirstLarge && place === 0 ? 'eager' : 'lazy'}
              className={styles.picture}
            />
          )}
          <div className={styles.words}>
            <p className={styles.facts}>
              {category !== null && <strong lang={lang}>{category}</strong>}
              {publicationDate !== null && <time dateTime={publicationDate}>{dateText}</time>}
            </p>
            <Level className={styles.title} lang={lang}>
              <a href={href} className={stretchedLink.link}>
                {title}
              </a>
            </Level>
            {leadText !== null && (
              <p className={styles.lead} lang={lang}>
                {leadText}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
