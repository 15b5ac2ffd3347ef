import { Picture } from '@kmx/design-system/picture/picture.tsx';
import { Tag } from '@kmx/design-system/tag/tag.tsx';
import { formatLongDate } from '@kmx/remote-kit/format/format-date.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { Locale } from '@kmx/shared-contracts/locale.ts';
import type { NewsItem } from '../../state/news/news-feed.schema.ts';
import { ChromeLink } from '../links/chrome-link.tsx';
import * as styles from './news-panel.module.css';

interface NewsEntryProps {
  readonly item: NewsItem;
  /** Locale of the page, for the date. */
  readonly locale: Locale;
  /** Whether it is newer than the newest item the visitor has seen. */
  readonly isNew: boolean;
}

/** One item of the news feed: date, picture, title, text and link (SYS-064). */
export function NewsEntry({ item, locale, isNew }: NewsEntryProps) {
  const translate = useTranslate();
  const { title, text, publicationDate, image, link, language } = item;
  return (
    <li className={styles.item} data-pictured={image === null ? undefined : ''}>
      <div className={styles.words}>
        <p className={styles.date}>
          {publicationDate !== null && (
            <time dateTime={publicationDate}>{formatLongDate(publicationDate, locale)}</time>
          )}
          {isNew && <Tag>{translate('news.new')}</Tag>}
        </p>
        <h3 className={styles.title} lang={language} tabIndex={-1}>
          {title}
        </h3>
        <p lang={language}>{text}</p>
        {link !== null && <ChromeLink link={link} className={styles.link} />}
      </div>
      {image !== null && (
        <Picture
          className={styles.picture}
          path={image.url}
          width={image.width}
          height={image.height}
          alt={image.alternativeText}
          preset="contact"
        />
      )}
    </li>
  );
}
