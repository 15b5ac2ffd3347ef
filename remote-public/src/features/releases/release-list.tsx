import { joinClassNames } from '@kmx/design-system/class-names/join-class-names.ts';
import * as stretchedLink from '@kmx/design-system/link/stretched-link.module.css';
import { Tag } from '@kmx/design-system/tag/tag.tsx';
import { resolveFormatLocale } from '@kmx/shared-contracts/locale.ts';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useHref, usePageRequest } from '@kmx/shared-contracts/remote-root.tsx';
import type { ReactNode } from 'react';
import { formatDate } from '../../content/format-date.ts';
import { resolveContentLang } from '../../data/content-language.ts';
import type { ReleaseTeaser } from '../../data/release-teaser.ts';
import * as styles from './release-list.module.css';

interface ReleaseListProps {
  readonly releases: readonly ReleaseTeaser[];
  /** Level of the titles in the outline of the page. */
  readonly level: 2 | 3;
  readonly showLead: boolean;
}

/** Media releases with date and title; ad hoc announcements are marked in words (SYS-066). */
export function ReleaseList({ releases, level, showLead }: ReleaseListProps): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const { locale } = usePageRequest();
  const Level = `h${level}` as const;
  return (
    <ul className={styles.releases}>
      {releases.map((release) => (
        <li key={release.slug} className={joinClassNames(styles.release, stretchedLink.box)}>
          <p className={styles.facts}>
            <time dateTime={release.publicationDate}>
              {formatDate(release.publicationDate, resolveFormatLocale(locale))}
            </time>
            {release.adhoc === true && <Tag wire="OG">{t('media.adhoc')}</Tag>}
          </p>
          <div className={styles.words} lang={resolveContentLang(release.locale, locale.language)}>
            <Level className={styles.title}>
              <a href={toHref(`/media-releases/${release.slug}`)} className={stretchedLink.link}>
                {release.title}
              </a>
            </Level>
            {showLead && release.leadText !== null && <p>{release.leadText}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
