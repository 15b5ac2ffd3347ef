import { resolveContentLang } from '@kmx/remote-kit/content/content-lang.ts';
import { formatLongDate } from '@kmx/remote-kit/format/format-date.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { StoryData } from './story.data.ts';
import * as styles from './story-header.module.css';

type StoryHeaderProps = Pick<StoryData, 'story'> & { readonly children: ReactNode };

/** Opening of a story: category, title, lead, date and authors; the children are placed next to the byline. */
export function StoryHeader({ story, children }: StoryHeaderProps): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const { locale } = usePageRequest();
  const lang = resolveContentLang(story.locale, locale.language);
  const { category } = story;
  return (
    <header className={styles.header}>
      {category?.name != null && (
        <p className={styles.category}>
          <a href={toHref(`/stories?category=${encodeURIComponent(category.slug)}`)} lang={lang}>
            {category.name}
          </a>
        </p>
      )}
      <h1 lang={lang}>{story.title}</h1>
      {story.leadText !== null && (
        <p className={styles.lead} lang={lang}>
          {story.leadText}
        </p>
      )}
      <div className={styles.foot}>
        <p className={styles.byline}>
          {story.publicationDate !== null && (
            <time dateTime={story.publicationDate}>{formatLongDate(story.publicationDate, locale)}</time>
          )}
          {story.storyContacts.length > 0 && (
            <span>
              {t('story.by')}{' '}
              {story.storyContacts.map(({ slug, name }, place) => (
                <span key={slug}>
                  {place > 0 && ', '}
                  <a href={toHref(`/stories/contacts/${slug}`)}>{name}</a>
                </span>
              ))}
            </span>
          )}
        </p>
        {children}
      </div>
    </header>
  );
}
