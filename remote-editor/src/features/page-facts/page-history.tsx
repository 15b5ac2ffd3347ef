import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import type { ReactNode } from 'react';
import type { PageDetails } from '../../data/page-operations.ts';
import { TimeText } from '../dates/time-text.tsx';
import * as styles from './page-history.module.css';

/** The last versions of the draft and the last publication, newest first. */
export function PageHistory({ page }: { readonly page: PageDetails }): ReactNode {
  const t = useTranslate();
  const saved = page.history.map(({ revision, createdAt }, index) => ({
    at: createdAt,
    text: t('history.saved', { revision }),
    // The content system names who changed an entry last, not who made each version.
    author: index === 0 ? page.updatedBy?.name : undefined,
  }));
  const published = page.documentInStages.flatMap(({ publishedAt, publishedBy }) =>
    publishedAt === null ? [] : [{ at: publishedAt, text: t('history.published'), author: publishedBy?.name }],
  );
  const entries = [...saved, ...published].toSorted((left, right) => right.at.localeCompare(left.at));
  return (
    <ol className={styles.history}>
      {entries.map(({ at, text, author }) => (
        <li key={`${at} ${text}`} className={styles.entry}>
          <TimeText value={at} />
          <span>{text}</span>
          {author !== undefined && <span className={styles.author}>{author}</span>}
        </li>
      ))}
    </ol>
  );
}
