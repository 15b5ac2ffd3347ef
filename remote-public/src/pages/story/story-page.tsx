import { Link } from '@kmx/design-system/link/link.tsx';
import { RichText } from '@kmx/design-system/rich-text/rich-text.tsx';
import { resolveFormatLocale } from '@kmx/shared-contracts/locale.ts';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useHref, usePageRequest } from '@kmx/shared-contracts/remote-root.tsx';
import type { ReactNode } from 'react';
import { AssetPicture } from '../../content/asset-picture.tsx';
import { formatDate } from '../../content/format-date.ts';
import type { StoryData } from './story.data.ts';
import * as styles from './story-page.module.css';

/** A story as a reading page (PUB-009). */
export function StoryPage({ data: { story } }: { readonly data: StoryData }): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const { locale } = usePageRequest();
  return (
    <article className={styles.story}>
      <header className={styles.header}>
        {story.category?.name != null && <p className={styles.category}>{story.category.name}</p>}
        <h1>{story.title}</h1>
        {story.publicationDate !== null && (
          <time dateTime={story.publicationDate}>{formatDate(story.publicationDate, resolveFormatLocale(locale))}</time>
        )}
      </header>
      {story.teaserImage !== null && <AssetPicture asset={story.teaserImage} preset="stretched" loading="eager" />}
      <div className={styles.body}>
        {story.leadText !== null && <p className={styles.lead}>{story.leadText}</p>}
        {story.body !== null && <RichText content={story.body.raw} />}
        <Link variant="standalone" href={toHref('/stories')}>
          {t('story.all')}
        </Link>
      </div>
    </article>
  );
}
