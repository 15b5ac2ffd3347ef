import { Icon } from '../icon/icon.tsx';
import { arrowLeftIcon, arrowRightIcon } from '../icon/icons.ts';
import { listPageNumbers } from './list-page-numbers.ts';
import * as styles from './pagination.module.css';

/** Texts of Pagination in the language of the page. */
export interface PaginationTexts {
  /** Name of the navigation for screen readers. */
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  /** Name of the link to a page, such as 'Page 3'. */
  readonly page: (page: number) => string;
}

/** Props of Pagination; pages count from 1. */
export interface PaginationProps {
  /** The current page, from 1. */
  readonly current: number;
  /** Number of pages. */
  readonly count: number;
  /** Creates the address of a page. */
  readonly toHref: (page: number) => string;
  /** Names of the navigation and of its links. */
  readonly texts: PaginationTexts;
}

/** Links to the pages of a long list; renders nothing for a single page. */
export function Pagination({ current, count, toHref, texts }: PaginationProps) {
  if (count < 2) return null;
  return (
    <nav aria-label={texts.label} className={styles.pagination}>
      {current > 1 && (
        <a href={toHref(current - 1)} rel="prev" className={styles.step}>
          <Icon drawing={arrowLeftIcon} />
          <span>{texts.previous}</span>
        </a>
      )}
      <ol className={styles.pages}>
        {listPageNumbers(current, count).map((page, place) =>
          page === null ? (
            <li key={`gap ${String(place)}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <a
                href={toHref(page)}
                className={styles.page}
                aria-label={texts.page(page)}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </a>
            </li>
          ),
        )}
      </ol>
      {current < count && (
        <a href={toHref(current + 1)} rel="next" className={styles.step}>
          <span>{texts.next}</span>
          <Icon drawing={arrowRightIcon} />
        </a>
      )}
    </nav>
  );
}
