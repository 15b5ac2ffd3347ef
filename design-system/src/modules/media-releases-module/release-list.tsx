import { joinClassNames } from '../../class-names/join-class-names.ts';
import * as stretchedLink from '../../link/stretched-link.module.css';
import { Tag } from '../../tag/tag.tsx';
import * as styles from './release-list.module.css';

/** A media release in a list. */
export interface ListedRelease {
  readonly href: string;
  readonly title: string;
  readonly leadText: string | null;
  /** ISO 8601. */
  readonly publicationDate: string;
  /** The date formatted for the language of the page. */
  readonly dateText: string;
  /** Label of an ad hoc announcement; null for every other release. */
  readonly adhocText: string | null;
  /** Language of the release where it differs from the page's. */
  readonly lang: string | undefined;
}

/** Props of ReleaseList. */
export interface ReleaseListProps {
  readonly releases: readonly ListedRelease[];
  /** Level of the titles in the outline of the page. */
  readonly level: 2 | 3;
  readonly showLead: boolean;
}

/** Media releases with date and title; ad hoc announcements are marked in words (SYS-066). */
export function ReleaseList({ releases, level, showLead }: ReleaseListProps) {
  const Level = `h${level}` as const;
  return (
    <ul className={styles.releases}>
      {releases.map(({ href, title, leadText, publicationDate, dateText, adhocText, lang }) => (
        <li key={href} className={joinClassNames(styles.release, stretchedLink.box)}>
          <p className={styles.facts}>
            <time dateTime={publicationDate}>{dateText}</time>
            {adhocText !== null && <Tag wire="OG">{adhocText}</Tag>}
          </p>
          <div className={styles.words} lang={lang}>
            <Level className={styles.title}>
              <a href={href} className={stretchedLink.link}>
                {title}
              </a>
            </Level>
            {showLead && leadText !== null && <p>{leadText}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
